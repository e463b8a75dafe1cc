/** Another script, or too few of the small words that hold English together: another language, or a list of keywords. */
import { FUNCTION_WORDS } from '@lantern/writing/words/function-words';
import type { Gate } from './gate.ts';

/** Learners' English lies above 0.35, telegrams at 0.2, other languages in Latin script below 0.1. */
const LEAST_ENGLISH = 0.18;
/** The share says little of a few words. */
const FEWEST_WORDS = 8;
const LEAST_LATIN = 0.5;

export const languageGate: Gate = {
  id: 'language',
  effect: 'refuse',
  trips: ({ document }) => {
    const words = document.words.filter(({ kind }) => kind === 'word');
    const latin = words.filter(({ text }) => /^\p{Script=Latin}/u.test(text)).length;
    if (latin < words.length * LEAST_LATIN) return true;
    if (words.length < FEWEST_WORDS) return false;
    return words.filter(({ lower }) => FUNCTION_WORDS.has(lower)).length < words.length * LEAST_ENGLISH;
  },
};
