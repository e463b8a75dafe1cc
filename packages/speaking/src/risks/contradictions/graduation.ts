/** Another year of graduation than in the record. */
import type { FindContradictions } from './contradiction.ts';

const GRADUATED =
  /\b(?:graduated|finished (?:school|college|university|my (?:degree|bachelor\S*|studies))|completed my (?:degree|bachelor\S*|studies))\b[^.!?]{0,40}?\b((?:19|20)\d\d)\b/i;

export const findOtherYears: FindContradictions = ({ document }, { graduationYears }) => {
  const match = GRADUATED.exec(document.text);
  const said = match?.[1];
  if (!graduationYears || graduationYears.length === 0 || !match || !said) return [];
  if (graduationYears.includes(Number(said))) return [];
  const start = match.index + match[0].length - said.length;
  return [{ id: 'graduation', start, end: start + said.length, said, known: graduationYears.join(', ') }];
};
