/** Style and length: does it read easily, and does it fit? */
import type { Essay } from '../measures/measure.ts';
import { hedges } from '../measures/style/hedges.ts';
import { length, lengthRatio } from '../measures/style/length.ts';
import { longSentences } from '../measures/style/long-sentences.ts';
import { repetition } from '../measures/style/repetition.ts';
import { rhythm } from '../measures/style/rhythm.ts';
import { findWordy, wordiness } from '../measures/style/wordiness.ts';
import { wordsOf } from '../text/document.ts';
import { WORDY_PHRASES } from '../words/wordy-phrases.ts';
import { type Advice, adviseFrom, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

/** Words in a sentence that is worth cutting in two. */
const TOO_LONG = 45;

const SENTENCES: SentencesOf<'style'> = {
  'style.wordy': 'This can be shorter. Possible fix: “{fix}”.',
  'style.wordy-cut': 'This can go without loss.',
  'style.long-sentence': 'This sentence has {words} words. Which part could stand alone?',
  'style.length-over': 'The essay is over its limit of {max} {unit}. What does the reader already know, or not need?',
  'style.length-under': 'The essay uses less than half of its {max} {unit}. What is not told yet?',
};
const advise = adviseFrom(SENTENCES);

export const styleCriterion: Criterion = {
  id: 'style',
  title: 'Style and length',
  measures: [longSentences, rhythm, hedges, wordiness, repetition, length],
  advise: (essay) =>
    [...adviseWordy(essay), ...adviseLong(essay), ...adviseLength(essay)].sort((a, b) => a.start - b.start),
};

function adviseWordy(essay: Essay): Advice[] {
  return findWordy(essay).map((found) => {
    const fix = WORDY_PHRASES[found.phrase] ?? '';
    return { ...(fix === '' ? advise('style.wordy-cut', found) : advise('style.wordy', found, { fix })), fix };
  });
}

function adviseLong({ document }: Essay): Advice[] {
  return document.sentences.flatMap((sentence) => {
    const words = wordsOf(document, sentence).length;
    return words < TOO_LONG ? [] : [advise('style.long-sentence', sentence, { words })];
  });
}

function adviseLength(essay: Essay): Advice[] {
  const { document, input } = essay;
  const ratio = lengthRatio(essay);
  const whole = wholeEssay(document);
  if (!input.limit || !whole || (ratio <= 1 && ratio >= 0.5) || ratio === 0) return [];
  const { unit, max } = input.limit;
  return [advise(ratio > 1 ? 'style.length-over' : 'style.length-under', whole, { max, unit })];
}
