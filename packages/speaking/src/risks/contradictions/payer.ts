/** Somebody else pays than in the record: "my uncle pays" where the father stands. Whoever the record names is enough, if said. */
import type { FindContradictions } from './contradiction.ts';

const PEOPLE: Readonly<Record<string, string>> = {
  dad: 'father',
  daddy: 'father',
  papa: 'father',
  mum: 'mother',
  mom: 'mother',
  mummy: 'mother',
  mama: 'mother',
  aunty: 'aunt',
  auntie: 'aunt',
  granddad: 'grandfather',
  grandpa: 'grandfather',
  grandma: 'grandmother',
};
const NAMES = `father|mother|uncle|aunt|brother|sister|grandfather|grandmother|husband|wife|cousin|friend|employer|company|government|bank|${Object.keys(PEOPLE).join('|')}`;
const PAYS = '(?:pays?|paying|paid|sponsors?|sponsoring|funds?|funding|finances?|covers?|bears?)';
const SAID = [
  new RegExp(`\\bmy (?:\\w+ ){0,2}?(${NAMES})(?: \\w+)?(?: is| will| has)? (?:be )?${PAYS}\\b`),
  new RegExp(
    `\\bmy (?:\\w+ ){0,2}?(${NAMES})(?: \\w+){0,3} (?:is|as) (?:the|my|our) (?:\\w+ )?(?:sponsor|guarantor)\\b`,
  ),
  new RegExp(
    `\\bmy (?:\\w+ ){0,2}?(${NAMES})(?:(?: \\w+){0,4},| in \\w+)[^.!?]{0,50}\\b(?:he|she) (?:is |will |has )?${PAYS}\\b`,
  ),
  new RegExp(`\\b(?:sponsor|guarantor) is my (?:\\w+ ){0,2}?(${NAMES})\\b`),
  new RegExp(
    `\\bmy (?:\\w+ ){0,2}?(${NAMES}) (?:who|that|is the one who|is my sponsor)(?: is| will| has)?(?: ${PAYS})?\\b`,
  ),
];
const DENIED = /\b(?:cannot|can't|can not|doesn't|does not|don't|do not|not|won't|never|no longer)\b/;

export const findOtherPayers: FindContradictions = ({ document, evidence }, { payers }) => {
  if (!payers || payers.length === 0) return [];
  const text = document.text.toLowerCase().replaceAll('’', "'");
  const words = new Set(text.match(/[a-z]+/g)?.map((word) => PEOPLE[word] ?? word));
  const parents = payers.includes('parents');
  if (payers.some((payer) => words.has(payer)) || (parents && words.has('parents'))) return [];
  if (words.has('parents') && (payers.includes('father') || payers.includes('mother'))) return [];
  for (const { sentence } of evidence) {
    const its = text.slice(sentence.start, Math.min(sentence.end, sentence.start + 400));
    for (const pattern of SAID) {
      const match = pattern.exec(its);
      const said = match?.[1];
      if (!match || !said || DENIED.test(match[0])) continue;
      const person = PEOPLE[said] ?? said;
      if (parents && (person === 'father' || person === 'mother')) return [];
      const start = sentence.start + match.index + match[0].indexOf(said);
      return [{ id: 'payer', start, end: start + said.length, said, known: payers.join(', ') }];
    }
  }
  return [];
};
