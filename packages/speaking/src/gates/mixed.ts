/** Partly in another language: small words of one in Latin letters, or words in another script. A dish or a name is none. */
import type { Answer } from '../answer.ts';
import { DOUBTFUL, OTHER_LANGUAGES } from '../words/other-languages.ts';
import type { Gate } from './gate.ts';

/** So many different words, and such a share of the answer. */
const FEWEST = 3;
const LEAST_SHARE = 0.1;
/** Doubtful words alone prove nothing. */
const FEWEST_SURE = 2;

function foreignWords({ document }: Answer): { all: number; sure: number; different: number } {
  const found = document.words.filter(
    ({ kind, lower, text }) => kind === 'word' && (OTHER_LANGUAGES.has(lower) || !/^\p{Script=Latin}/u.test(text)),
  );
  const sure = new Set(found.filter(({ lower }) => !DOUBTFUL.has(lower)).map(({ lower }) => lower));
  return { all: found.length, sure: sure.size, different: new Set(found.map(({ lower }) => lower)).size };
}

export const mixedGate: Gate = {
  id: 'language-mixed',
  effect: 'cap',
  most: 4,
  trips: (answer) => {
    const { all, sure, different } = foreignWords(answer);
    return different >= FEWEST && sure >= FEWEST_SURE && all >= answer.count * LEAST_SHARE;
  },
};
