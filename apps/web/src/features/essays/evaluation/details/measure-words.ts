// The engine's measures in the reader's language: what is counted, why it counts, and how its value is read.
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Measure = Evaluation['measures'][number];
type MeasureWords = { name: MessageDescriptor; why: MessageDescriptor };

export const measureWords: Readonly<Record<string, MeasureWords>> = {
  scenes: {
    name: msg`Words that show something happening`,
    why: msg`Somebody does something that one can see. What is only claimed or reported does not count.`,
  },
  'names-and-numbers': {
    name: msg`Different names and numbers`,
    why: msg`A place, a person or a figure puts the reader there. More is better.`,
  },
  'concrete-sentences': {
    name: msg`Sentences with something concrete`,
    why: msg`A name, a number or a thing that one can see. Three in five are enough.`,
  },
  'own-actions': { name: msg`Things you did`, why: msg`“I built”, “we measured”: what you did, not what you wish.` },
  'vague-claims': {
    name: msg`Claims that fit anybody`,
    why: msg`“Make a difference”, “many challenges”. Fewer is better.`,
  },
  insights: {
    name: msg`Thoughts that a moment led to`,
    why: msg`“I noticed”, “I understood”: what you saw in what happened.`,
  },
  'changes-of-mind': {
    name: msg`Changes of mind and contrasts`,
    why: msg`“I used to think”: the reader sees you move.`,
  },
  'meaning-near-events': {
    name: msg`Events whose meaning is told`,
    why: msg`After something happens, a sentence says what it meant.`,
  },
  reasons: { name: msg`Reasons given`, why: msg`“Because”, “so that”: why you did what you did.` },
  doubts: {
    name: msg`Doubts, mistakes and questions`,
    why: msg`Whoever can name a mistake has thought about it.`,
  },
  returns: {
    name: msg`Things that later paragraphs take up again`,
    why: msg`A thought that grew out of what happened still speaks of it.`,
  },
  'carrying-paragraphs': {
    name: msg`Paragraphs that show, think or plan`,
    why: msg`A paragraph of claims or of posts held does not carry the essay on.`,
  },
  'academic-names': {
    name: msg`Programmes, people and places of study named`,
    why: msg`A course, a person or a laboratory shows that you looked.`,
  },
  'concrete-plans': {
    name: msg`Plans with a place, a date or a task`,
    why: msg`What you will do, where and by when.`,
  },
  'reasons-here': {
    name: msg`Sentences that join your work with the place`,
    why: msg`What you did and what they have, in one thought.`,
  },
  'generic-praise': {
    name: msg`Praise that fits any university`,
    why: msg`“Prestigious”, “world-class”. Fewer is better.`,
  },
  moves: {
    name: msg`Parts that this type of essay needs`,
    why: msg`A research proposal needs a question and a method; a story needs a moment.`,
  },
  'prompt-ideas': {
    name: msg`Ideas of the prompt that are taken up`,
    why: msg`The words of the question, or words like them, are in the essay.`,
  },
  'paragraph-length': {
    name: msg`Words per paragraph`,
    why: msg`From about 70 to 150 words a paragraph can open and close one thought.`,
  },
  balance: {
    name: msg`Share of the longest paragraph`,
    why: msg`When one paragraph holds more than half, the rest was not told.`,
  },
  opening: { name: msg`Opening`, why: msg`The first two sentences: a formula, something plain, or something to see.` },
  ending: { name: msg`Ending`, why: msg`The last paragraph: broken off, very short, or finished.` },
  flow: {
    name: msg`Sentences that follow from the ones before`,
    why: msg`A word is taken up again, or a word points back.`,
  },
  connectives: { name: msg`Linking words`, why: msg`“Because”, “later”, “even so”. Too few and too many both cost.` },
  'stock-phrases': { name: msg`Stock phrases`, why: msg`Phrases that a reader meets every day. Fewer is better.` },
  'worn-words': {
    name: msg`Large words that anybody uses`,
    why: msg`“Passion”, “journey”, “impact”. Fewer is better.`,
  },
  'anybody-sentences': {
    name: msg`Sentences that anybody could have written`,
    why: msg`Nothing in them is yours: no name, no act, no detail.`,
  },
  'first-person': { name: msg`“I”, “we” and “my”`, why: msg`The essay is about you. Too few and too many both cost.` },
  'same-start': {
    name: msg`Sentences that begin with the same word`,
    why: msg`Many sentences with one beginning sound like a list.`,
  },
  'long-sentences': {
    name: msg`Words in long sentences`,
    why: msg`Sentences of more than 35 words are hard to follow. Fewer is better.`,
  },
  rhythm: { name: msg`Variety of sentence length`, why: msg`Short and long sentences together read easily.` },
  hedges: { name: msg`Hedges and fillers`, why: msg`“Really”, “kind of”. Fewer is better.` },
  wordiness: { name: msg`Wordy phrases`, why: msg`Long ways of saying short things. Fewer is better.` },
  'repeated-openings': {
    name: msg`Sentences that begin like the one before`,
    why: msg`The same word twice in a row at the beginning. Fewer is better.`,
  },
  length: {
    name: msg`Length against the limit`,
    why: msg`Best from 85% to 100% of the limit. Many forms cut off what is over.`,
  },
  'error-rate': { name: msg`Probable errors`, why: msg`Grammar, spelling and punctuation. Fewer is better.` },
  'grammar-rate': {
    name: msg`Probable grammar errors`,
    why: msg`Without spelling and punctuation. Fewer is better.`,
  },
  'clean-sentences': {
    name: msg`Sentences without a probable error`,
    why: msg`How many sentences a reader can pass without stopping.`,
  },
  'vocabulary-range': {
    name: msg`Range of words`,
    why: msg`How many different words there are, for the length of the text.`,
  },
  'longer-words': {
    name: msg`Different longer words`,
    why: msg`Words of seven letters and more. Enough comes early: do not hunt for long words.`,
  },
  'sentence-control': {
    name: msg`Words in run-on sentences`,
    why: msg`Sentences that should have ended earlier. Fewer is better.`,
  },
};

/** Measures whose value is one of three kinds. */
const kinds: Readonly<Record<string, readonly MessageDescriptor[]>> = {
  opening: [msg`a formula`, msg`plain`, msg`something concrete`],
  ending: [msg`broken off, or a formula`, msg`very short`, msg`finished`],
};

export function measureName({ measure, label }: Measure, i18n: I18n): string {
  const words = measureWords[measure];
  return words ? i18n._(words.name) : label;
}

/** Why it counts; nothing for a measure that only an older engine knew. */
export function measureWhy({ measure }: Measure, i18n: I18n): string | undefined {
  const words = measureWords[measure];
  return words && i18n._(words.why);
}

/** A measure's raw value in its unit. */
export function measureValue({ measure, value, unit }: Measure, i18n: I18n): string {
  const kind = kinds[measure]?.[value];
  if (kind) return i18n._(kind);
  const figure = i18n.number(value, { maximumFractionDigits: 1 });
  if (unit === 'share' || unit === 'ratio') return i18n.number(value, { style: 'percent', maximumFractionDigits: 0 });
  if (unit === 'per 100 words') return i18n._(msg`${figure} per 100 words`);
  if (unit === 'words') return i18n._(msg`${figure} words`);
  if (unit === 'words / √words') return i18n._(msg`${figure} · long words ÷ √words`);
  if (unit === 'different words / √words') return i18n._(msg`${figure} · different words ÷ √words`);
  return figure;
}
