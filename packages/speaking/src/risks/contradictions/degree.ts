/** Another level than the session's: "it's a PhD", "I am going to do my bachelor's" in an interview for a master's. */
import { ownClauses } from './clauses.ts';
import type { FindContradictions } from './contradiction.ts';

const LEVELS = {
  bachelor: /\b(?:bachelor|undergraduate|b\.?sc\b|bba\b|btech\b|b\.?a\. )/,
  master: /\b(?:master|m\.?sc\b|mba\b|postgraduate|m\.?a\. |llm\b|mres\b|mphil\b)/,
  doctorate: /\b(?:ph\.?d|doctora)/,
} as const;
const NAME = String.raw`(bachelor[\w']*|undergraduate|b\.?sc|bba|master[\w']*|m\.?sc|mba|ph\.?d|doctora\w*)`;
const SAID = [
  new RegExp(
    String.raw`\b(?:going (?:to (?:study|do|pursue)|for)|want to (?:study|do|pursue)|will (?:study|do|pursue)|admitted (?:to|for)|offer for|course is|programme is|it's|it is|this is|that's) (?:my |an? |the )?${NAME}(?![\w-])`,
  ),
  new RegExp(String.raw`^\W*(?:an? |the |my |in )?${NAME}(?: degree)? (?:in|of)\b`),
];
/** What was done, or may come one day. */
const NOT_NOW =
  /\b(?:later|maybe|perhaps|after|one day|then|before|already|did|finished|completed|graduated|was|were|hold|have|had|not)\b/;

export const findOtherDegrees: FindContradictions = (answer, { degree }) => {
  if (!degree) return [];
  const text = answer.document.text.toLowerCase().replaceAll('’', "'");
  if (LEVELS[degree].test(text)) return [];
  for (const clause of ownClauses(answer)) {
    if (NOT_NOW.test(clause.text)) continue;
    for (const pattern of SAID) {
      const match = pattern.exec(clause.text);
      const said = match?.[1];
      if (!match || !said) continue;
      const start = clause.start + match.index + match[0].lastIndexOf(said);
      return [
        {
          id: 'degree',
          start,
          end: start + said.length,
          said: answer.document.text.slice(start, start + said.length),
          known: degree,
        },
      ];
    }
  }
  return [];
};
