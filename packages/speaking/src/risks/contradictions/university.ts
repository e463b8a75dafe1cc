/** Another university than those in the record: "MSc at the University of Leeds" with an offer from Glasgow. */
import type { FindContradictions } from './contradiction.ts';

const NAME =
  /(?<![\p{L}-])(?:University of (?:\p{Lu}[\p{L}-]+)(?: \p{Lu}[\p{L}-]+)?)|(?<![\p{L}-])(?:(?:\p{Lu}[\p{L}-]+ ){1,3}(?:University|College|Institute))/u;
/** What leads to the place of the plan; right before the name. */
const GOING =
  /\b(?:going to|go to|study at|studying at|study in|admitted (?:to|by|at)|accepted (?:by|at|to)|offer from|(?:degree|course|programme|program|master['’]?s|msc|mba|phd|bachelor['’]?s|bsc)(?: [\p{L}&-]+){0,6} (?:at|from|in)|^\W*at)\s+(?:the\s+)?$/iu;
/** What was studied, what others did and what was only thought of. */
const NOT_MINE =
  /\b(?:did|finished|completed|graduated|was|were|studied|had|considered|compared|looked|thought|applied|refused|rejected|instead|first|his|her|their|he|she|they|professor|teacher|friend|brother|sister|cousin|not)\b/i;
const BEFORE = 120;

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(?:the|university|of|college|institute|technology)\b/g, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

export const findOtherUniversities: FindContradictions = ({ document, evidence }, { universities }) => {
  if (!universities || universities.length === 0) return [];
  const known = universities.map(bare).filter(Boolean);
  const whole = ` ${bare(document.text)} `;
  // whoever names the right one has compared
  if (known.some((name) => whole.includes(` ${name} `) || whole.includes(` ${name.split(' ')[0]} `))) return [];
  for (const { sentence } of evidence) {
    const text = document.text.slice(sentence.start, sentence.end);
    if (text.length > 1000 || NOT_MINE.test(text)) continue;
    const match = NAME.exec(text);
    if (!match || !GOING.test(text.slice(Math.max(0, match.index - BEFORE), match.index))) continue;
    const named = bare(match[0]);
    if (named === '' || known.some((name) => name.includes(named) || named.includes(name))) continue;
    const start = sentence.start + match.index;
    return [
      {
        id: 'university',
        start,
        end: start + match[0].length,
        said: match[0],
        known: universities.slice(0, 3).join(', '),
      },
    ];
  }
  return [];
};
