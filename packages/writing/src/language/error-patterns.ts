/**
 * What most of the marks have in common: a writer learns more from one lesson ("of 21 marks, 8 are verbs in the past") than from
 * 21 marks. Rules are grouped by what somebody would study, not by how they are found.
 */
import type { Flag } from './flag.ts';

export const PATTERN_FAMILIES = [
  'tense',
  'verbs',
  'agreement',
  'articles',
  'number',
  'prepositions',
  'spelling',
  'marks',
] as const;
type PatternFamily = (typeof PATTERN_FAMILIES)[number];

/** By the beginning of a rule's id; the first that fits. */
const FAMILIES: readonly (readonly [string, PatternFamily])[] = [
  ['language.verb-tense', 'tense'],
  ['language.verb-story', 'tense'],
  ['language.verb-perfect', 'tense'],
  ['language.verb', 'verbs'],
  ['language.two-helpers', 'verbs'],
  ['harper.grammar', 'verbs'],
  ['language.agreement', 'agreement'],
  ['harper.agreement', 'agreement'],
  ['language.article', 'articles'],
  ['language.noun', 'number'],
  ['language.preposition', 'prepositions'],
  ['harper.spelling', 'spelling'],
  ['harper.typo', 'spelling'],
  ['language.capital', 'marks'],
  ['language.comma', 'marks'],
  ['language.full-stop', 'marks'],
  ['language.apostrophe', 'marks'],
  ['language.space', 'marks'],
  ['harper.punctuation', 'marks'],
  ['harper.capitalization', 'marks'],
];

type ErrorPattern = { family: PatternFamily; count: number; total: number };

/** With fewer marks there is no pattern to speak of. */
const FEWEST_MARKS = 6;
const FEWEST_ALIKE = 3;
/** A pattern is at least this share of all marks. */
const SHARE = 0.2;
const MOST_PATTERNS = 2;

/** The one or two commonest families, the commonest first; none in a text with few marks. */
export function findPatterns(flags: readonly Flag[]): ErrorPattern[] {
  if (flags.length < FEWEST_MARKS) return [];
  const counts = new Map<PatternFamily, number>();
  for (const { rule } of flags) {
    const family = FAMILIES.find(([beginning]) => rule.startsWith(beginning))?.[1];
    if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= Math.max(FEWEST_ALIKE, SHARE * flags.length))
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_PATTERNS)
    .map(([family, count]) => ({ family, count, total: flags.length }));
}
