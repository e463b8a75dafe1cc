// What a chance and a change are shown to come from: every fact behind them, and no other.
import type { MatchChange, MatchDetail } from '@lantern/contract/matching.results';
import { expect, test } from 'vitest';
import { factKeysBehind, factsOfChance, factsOfChange } from '#features/matching/fact-links.tsx';

const fact = (id: string, key: string) => ({ _id: id, key }) as MatchDetail['facts'][number];
const factor = (name: MatchDetail['factors'][number]['factor'], basis: string, facts: string[]) =>
  ({ factor: name, points: 1, of: 2, basis, facts }) as MatchDetail['factors'][number];

const match = {
  facts: [
    fact('rate', 'admission_rate'),
    fact('sat', 'sat_range'),
    fact('least', 'min_grade'),
    fact('ielts', 'ielts_min'),
  ],
  factors: [
    factor('strength', 'middle-half', ['sat']),
    factor('door', 'gate', ['least']),
    factor('english', 'gate', ['ielts']),
  ],
  gates: [{ gate: 'english', state: 'fail', reason: 'unmet', facts: ['ielts'] }] as MatchDetail['gates'],
};
const effect = { label: null, chance: null, points: 1, gate: null };

test('a chance comes from the share admitted and the middle halves, not from minimums', () => {
  expect(factsOfChance(match)).toEqual(['rate', 'sat']);
});

test.each<[MatchChange, string[]]>([
  [{ kind: 'score', edition: 'act-four', from: 28, to: 31, effect }, ['sat']],
  [{ kind: 'score', edition: 'ielts', from: 6, to: 6.5, effect: { ...effect, gate: 'english' } }, ['ielts', 'ielts']],
  [{ kind: 'grade', unit: 'us4', from: 3.1, to: 3.5, effect }, ['sat']],
  [{ kind: 'door', way: 'foundation', years: 1, effect }, ['least']],
  [{ kind: 'find', gate: 'english', effect }, ['ielts']],
  [{ kind: 'budget', from: 20_000, to: 30_000, effect }, []],
])('%o', (change, ids) => {
  expect(factsOfChange(change, match)).toEqual(ids);
});

test('a table that compares has rows for what gates and the smallest change were judged by', () => {
  const grade: MatchChange = { kind: 'grade', unit: 'us4', from: 3.1, to: 3.5, effect };
  expect(factKeysBehind({ ...match, changes: [] })).toEqual(['ielts_min']);
  expect(factKeysBehind({ ...match, changes: [grade] })).toEqual(['sat_range', 'ielts_min']);
});
