/** Somebody else pays than in the record or in an earlier answer: "my uncle pays" where the father stands. */
import type { FindContradictions } from './contradiction.ts';

const PEOPLE =
  'father|mother|uncle|aunt|brother|sister|grandfather|grandmother|husband|wife|cousin|friend|employer|company|government|bank';
const PAYS = new RegExp(
  `\\bmy\\s+(?:\\w+\\s+)?(${PEOPLE})\\b(?:\\s+\\w+){0,2}?\\s+(?:pays?|is paying|will pay|sponsors?|is sponsoring|will sponsor|funds?|is funding|will fund)\\b|\\bsponsor is my\\s+(?:\\w+\\s+)?(${PEOPLE})\\b`,
  'i',
);

export const findOtherPayers: FindContradictions = ({ document }, { payers }) => {
  const match = PAYS.exec(document.text);
  const said = (match?.[1] ?? match?.[2])?.toLowerCase();
  if (!payers || payers.length === 0 || !match || !said) return [];
  const parents = payers.includes('parents') && (said === 'father' || said === 'mother');
  if (parents || payers.includes(said)) return [];
  const start = match.index + match[0].toLowerCase().indexOf(said);
  return [{ id: 'payer', start, end: start + said.length, said, known: payers.join(', ') }];
};
