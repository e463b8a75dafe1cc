/** Another average than in the record: "my CGPA is 3.8" with 3.1 on paper. A difference of rounding is none. */
import { readNumbers } from '../../words/spoken-numbers.ts';
import { ownClauses } from './clauses.ts';
import type { FindContradictions } from './contradiction.ts';

const AVERAGE = /\b(?:c?gpa|grade point average|average|final grade|overall grade)\b/;
const OF_A_PART =
  /\b(?:minimum|requir\w+|need\w*|least|semester|term|year|hope|want|aim|class average|city|people|temperature)\b/;
const ROUNDING = 0.06;

export const findOtherGrades: FindContradictions = (answer, { grades }) => {
  const small = grades?.filter(({ scale }) => scale <= 10) ?? [];
  if (small.length === 0) return [];
  const values = ownClauses(answer)
    .filter(({ text }) => AVERAGE.test(text) && !OF_A_PART.test(text))
    .flatMap(({ text, start }) => {
      const named = text.search(AVERAGE);
      // the first number after the word; what stands after "out of" is the scale
      const [first] = readNumbers(text).filter((number) => number.start > named);
      return first && !/^\s?(?:%|percent)/.test(text.slice(first.end))
        ? [{ ...first, start: start + first.start, end: start + first.end }]
        : [];
    })
    .filter(({ value }) => value > 0 && value <= 10);
  const matches = (value: number) => small.some((grade) => Math.abs(grade.value - value) <= ROUNDING);
  const [first] = values;
  const anywhere = readNumbers(answer.document.text.toLowerCase()).some(
    ({ value }) => !Number.isInteger(value) && matches(value),
  );
  if (!first || values.some(({ value }) => matches(value)) || anywhere) return [];
  const said = answer.document.text.slice(first.start, first.end);
  return [
    {
      id: 'grade',
      start: first.start,
      end: first.end,
      said,
      known: small.map((grade) => `${grade.value}/${grade.scale}`).join(', '),
    },
  ];
};
