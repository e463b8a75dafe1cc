/** Another level than the session's: "I am going to do my bachelor's" in an interview for a master's. */
import type { FindContradictions } from './contradiction.ts';

const LEVELS = {
  bachelor: /\bbachelor/i,
  master: /\bmaster|\bm\.?sc\b|\bmba\b/i,
  doctorate: /\bph\.?d\b|\bdoctora/i,
} as const;
const GOING =
  /\b(?:going to (?:study|do|pursue)|want to (?:study|do|pursue)|will (?:study|do|pursue)|admitted (?:to|for)|offer for)\s+(?:my\s+|an?\s+|the\s+)?((?:bachelor|master|ph\.?d|doctora|m\.?sc|mba)[\w’']*)/i;

export const findOtherDegrees: FindContradictions = ({ document }, { degree }) => {
  const match = GOING.exec(document.text);
  const said = match?.[1];
  if (!degree || !match || !said || LEVELS[degree].test(said)) return [];
  const start = match.index + match[0].length - said.length;
  return [{ id: 'degree', start, end: start + said.length, said, known: degree }];
};
