/** Another destination than the session's: "to study in Canada" before a British officer. */
import type { FindContradictions } from './contradiction.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['united states', 'america', 'usa', 'us'],
  GB: ['united kingdom', 'uk', 'england', 'britain', 'scotland', 'wales', 'northern ireland'],
  CA: ['canada'],
  AU: ['australia'],
  DE: ['germany'],
  FR: ['france'],
  NL: ['netherlands', 'holland'],
  SG: ['singapore'],
  IE: ['ireland'],
  SE: ['sweden'],
  CH: ['switzerland'],
  JP: ['japan'],
  KR: ['korea', 'south korea'],
  MY: ['malaysia'],
  NZ: ['new zealand'],
};
const all = Object.entries(NAMES).flatMap(([code, names]) => names.map((name) => ({ code, name })));

/** Someone who goes there to study, not somebody who once was there or compares. */
const GOING =
  /\b(?:study|studying|studies|course|degree|masters?|bachelors?|admission|admitted|visa|go|going|live|life)\s+(?:there\s+)?(?:in|to|for)\s+(?:the\s+)?$/;
const ELSEWHERE =
  /\b(?:not|instead of|rather than|than|compared|considered|applied|refused|before|already|was|were|did|in (?:19|20)\d\d)\b/;

export const findOtherCountries: FindContradictions = ({ document, evidence }, { country }) => {
  if (!country || !NAMES[country]) return [];
  for (const { sentence } of evidence) {
    const text = document.text.slice(sentence.start, sentence.end).toLowerCase();
    if (ELSEWHERE.test(text)) continue;
    for (const { code, name } of all) {
      if (code === country) continue;
      const at = text.search(new RegExp(`\\b${name}\\b`));
      if (at < 0 || !GOING.test(text.slice(0, at))) continue;
      const start = sentence.start + at;
      const said = document.text.slice(start, start + name.length);
      return [{ id: 'country', start, end: start + name.length, said, known: country }];
    }
  }
  return [];
};
