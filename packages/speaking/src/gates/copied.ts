/** Mostly the question's own words, the advice beside it, or another answer of the session. */
import { tokenize } from '@lantern/writing/text/tokens';
import type { Gate } from './gate.ts';

const RUN = 4;
const MOST_COPIED = 0.5;

function runsOf(words: readonly string[]): string[] {
  return words.length < RUN ? [] : words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' '));
}

function wordsOf(text: string): string[] {
  return tokenize(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ lower }) => lower);
}

export const copiedGate: Gate = {
  id: 'copied',
  effect: 'cap',
  trips: ({ input, document }) => {
    const runs = runsOf(document.words.map(({ lower }) => lower));
    if (runs.length === 0) return false;
    // the name of the course or a sentence about oneself may come twice; half of an answer may not
    const given = new Set([input.question.text, ...(input.others ?? [])].flatMap((text) => runsOf(wordsOf(text))));
    return runs.filter((run) => given.has(run)).length > runs.length * MOST_COPIED;
  },
};
