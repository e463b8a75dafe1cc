/** Another year of graduation than in the record. */
import { readNumbers } from '../../words/spoken-numbers.ts';
import { ownClauses } from './clauses.ts';
import type { FindContradictions } from './contradiction.ts';

const GRADUATED =
  /\b(?:graduated|passed out|(?:finished|completed|passed|took|got|did|finish|complete|pass) (?:my |the )?(?:school|college|university|degree|bachelor\S*|bsc|ba|btech|b\.?tech|bba|studies|graduation|hsc|a[- ]levels?|master\S*|msc|mba)|my (?:graduation|degree|bachelor\S*) (?:was|finished|ended))\b/;

export const findOtherYears: FindContradictions = (answer, { graduationYears }) => {
  if (!graduationYears || graduationYears.length === 0) return [];
  const years = ownClauses(answer)
    .filter(({ text }) => GRADUATED.test(text))
    .flatMap(({ text, start }) =>
      readNumbers(text).map((number) => ({ ...number, start: start + number.start, end: start + number.end })),
    )
    .filter(({ value }) => value >= 1980 && value < 2060 && Number.isInteger(value));
  const [first] = years;
  if (!first || years.some(({ value }) => graduationYears.includes(value))) return [];
  const said = answer.document.text.slice(first.start, first.end);
  return [{ id: 'graduation', start: first.start, end: first.end, said, known: graduationYears.join(', ') }];
};
