/** Another average than in the record: "my CGPA is 3.8" with 3.1 on paper. A difference of rounding is none. */
import type { FindContradictions } from './contradiction.ts';

const AVERAGE = /\b(?:c?gpa|grade point average)\b[^.!?\d]{0,30}(\d(?:\.\d{1,2})?|\d{1,2}(?:\.\d{1,2})?)(?![\d%])/i;
const ROUNDING = 0.06;

export const findOtherGrades: FindContradictions = ({ document }, { grades }) => {
  const small = grades?.filter(({ scale }) => scale <= 10) ?? [];
  const match = AVERAGE.exec(document.text);
  const said = match?.[1];
  if (small.length === 0 || !match || !said) return [];
  const value = Number(said);
  if (value > 10 || small.some((grade) => Math.abs(grade.value - value) <= ROUNDING)) return [];
  const start = match.index + match[0].length - said.length;
  const known = small.map((grade) => `${grade.value}/${grade.scale}`).join(', ');
  return [{ id: 'grade', start, end: start + said.length, said, known }];
};
