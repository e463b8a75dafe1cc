/** Another university than those in the record: "I am going to the University of Leeds" with an offer from Glasgow. */
import type { FindContradictions } from './contradiction.ts';

const GOING =
  /\b(?:going to|go to|study at|studying at|admitted (?:to|by|at)|accepted (?:by|at|to)|offer from|degree at|course at|master’?'?s at)\s+(?:the\s+)?((?:University of (?:\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+)?)|(?:(?:\p{Lu}[\p{L}-]+ ){1,3}(?:University|College|Institute)))/u;

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:the|university|of|college|institute|technology)\b/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

export const findOtherUniversities: FindContradictions = ({ document }, { universities }) => {
  if (!universities || universities.length === 0) return [];
  const match = GOING.exec(document.text);
  const said = match?.[1];
  if (!match || !said) return [];
  const named = bare(said);
  if (named === '' || universities.some((known) => bare(known).includes(named) || named.includes(bare(known))))
    return [];
  const start = match.index + match[0].length - said.length;
  return [{ id: 'university', start, end: start + said.length, said, known: universities.slice(0, 3).join(', ') }];
};
