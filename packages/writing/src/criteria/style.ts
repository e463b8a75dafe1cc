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
import type { Advice, Criterion } from './criterion.ts';

/** Words in a sentence that is worth cutting in two. */
const TOO_LONG = 45;

export const styleCriterion: Criterion = {
  id: 'style',
  title: 'Style and length',
  measures: [longSentences, rhythm, hedges, wordiness, repetition, length],
  advise: (essay) =>
    [...adviseWordy(essay), ...adviseLong(essay), ...adviseLength(essay)].sort((a, b) => a.start - b.start),
};

function adviseWordy(essay: Essay): Advice[] {
  return findWordy(essay).map(({ phrase, start, end }) => {
    const fix = WORDY_PHRASES[phrase] ?? '';
    const suggestion = fix === '' ? 'This can go without loss.' : `This can be shorter. Possible fix: “${fix}”.`;
    return { rule: 'style.wordy', start, end, suggestion, fix };
  });
}

function adviseLong({ document }: Essay): Advice[] {
  return document.sentences.flatMap((sentence) => {
    const words = wordsOf(document, sentence).length;
    if (words < TOO_LONG) return [];
    const suggestion = `This sentence has ${words} words. Which part could stand alone?`;
    return [{ rule: 'style.long-sentence', start: sentence.start, end: sentence.end, suggestion }];
  });
}

function adviseLength(essay: Essay): Advice[] {
  const { document, input } = essay;
  const ratio = lengthRatio(essay);
  const last = document.sentences.at(-1);
  if (!input.limit || !last || (ratio <= 1 && ratio >= 0.5) || ratio === 0) return [];
  const { unit, max } = input.limit;
  const suggestion =
    ratio > 1
      ? `The essay is over its limit of ${max} ${unit}. What does the reader already know, or not need?`
      : `The essay uses less than half of its ${max} ${unit}. What is not told yet?`;
  return [{ rule: 'style.length', start: last.start, end: last.end, suggestion }];
}
