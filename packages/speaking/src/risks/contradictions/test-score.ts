/** Another overall score than in the record: "seven and a half in IELTS" with a 6.5 on paper. */
import type { FindContradictions } from './contradiction.ts';

/** Names as people say them, and where their overall lies. */
const TESTS = [
  { name: 'IELTS', said: 'ielts', from: 1, to: 9 },
  { name: 'TOEFL', said: 'toefl', from: 1, to: 120 },
  { name: 'Duolingo', said: 'duolingo', from: 10, to: 160 },
  { name: 'SAT', said: 'sat', from: 400, to: 1600 },
  { name: 'GMAT', said: 'gmat', from: 200, to: 805 },
  { name: 'PTE', said: 'pte', from: 10, to: 90 },
];
const SECTION =
  /\b(?:listening|reading|writing|speaking|math|verbal|quant\w*|each|every|least|minimum|requir\w+|need\w*|ask\w*|hope|want|aim)\b/;

export const findOtherScores: FindContradictions = ({ document, evidence }, { tests }) => {
  if (!tests) return [];
  for (const { sentence } of evidence) {
    const text = document.text.slice(sentence.start, sentence.end);
    const lower = text.toLowerCase();
    if (SECTION.test(lower)) continue;
    for (const { name, said, from, to } of TESTS) {
      const kept = tests.filter((test) => test.name.toLowerCase().includes(said));
      if (kept.length === 0 || !new RegExp(`\\b${said}\\b`, 'i').test(lower)) continue;
      for (const match of lower.matchAll(/\b\d{1,4}(?:\.\d)?\b/g)) {
        const value = Number(match[0]);
        if (value < from || value > to || kept.some(({ overall }) => overall === value)) continue;
        const start = sentence.start + match.index;
        const known = `${name} ${kept.map(({ overall }) => overall).join(', ')}`;
        return [{ id: 'score', start, end: start + match[0].length, said: match[0], known }];
      }
    }
  }
  return [];
};
