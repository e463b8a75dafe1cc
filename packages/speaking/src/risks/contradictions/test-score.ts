/** Another overall score than in the record: "seven and a half in IELTS" with a 6.5 on paper. */
import { readNumbers } from '../../words/spoken-numbers.ts';
import { ownClauses } from './clauses.ts';
import type { FindContradictions } from './contradiction.ts';

/** Names as people say them, and where their overall lies. */
const TESTS = [
  { name: 'IELTS', said: 'ielts', from: 3, to: 9, step: 0.5 },
  { name: 'TOEFL', said: 'toefl', from: 20, to: 120, step: 1 },
  { name: 'Duolingo', said: 'duolingo', from: 50, to: 160, step: 5 },
  { name: 'SAT', said: 'sat', from: 400, to: 1600, step: 10 },
  { name: 'GMAT', said: 'gmat', from: 205, to: 805, step: 5 },
  { name: 'PTE', said: 'pte', from: 20, to: 90, step: 1 },
];
const SECTION =
  /\b(?:listening|reading|writing|speaking|math|verbal|quant\w*|each|every|least|minimum|requir\w+|need\w*|ask\w*|hope|want|aim|times|months?|weeks?|hours?|years?|days?|tests? a|books?|o'clock)\b/;
/** The score stands in the clause that names the test, or says that it was got. */
const GOT = /\b(?:got|get|have|had|scored?|is|was|band|overall|result)\b/;

export const findOtherScores: FindContradictions = (answer, { tests }) => {
  if (!tests) return [];
  const lower = answer.document.text.toLowerCase();
  for (const { name, said, from, to, step } of TESTS) {
    const kept = tests.filter((test) => test.name.toLowerCase().includes(said));
    if (kept.length === 0 || !new RegExp(`\\b${said}\\b`).test(lower)) continue;
    const values = ownClauses(answer)
      .filter(({ text }) => !SECTION.test(text) && (text.includes(said) || GOT.test(text)))
      .flatMap(({ text, start }) =>
        readNumbers(text).map((number) => ({ ...number, start: start + number.start, end: start + number.end })),
      )
      .filter(({ value }) => value >= from && value <= to && value % step === 0);
    const [first] = values;
    if (!first || values.some(({ value }) => kept.some(({ overall }) => overall === value))) continue;
    const known = `${name} ${kept.map(({ overall }) => overall).join(', ')}`;
    return [
      {
        id: 'score',
        start: first.start,
        end: first.end,
        said: answer.document.text.slice(first.start, first.end),
        known,
      },
    ];
  }
  return [];
};
