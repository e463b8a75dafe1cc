import { expect, test } from 'vitest';
import { pickBalanced } from '../src/balance.ts';
import type { Listed } from '../src/listed.ts';

let count = 0;
const listed = (label: Listed['label'], country: string, hardness: number, price = 10_000): Listed => ({
  of: { id: `place-${count++}`, country, facts: [], countryFacts: [] } as unknown as Listed['of'],
  group: 'match',
  label,
  fit: 50,
  chance: -1,
  price,
  hardness,
  read: 0,
  against: 0,
  isFar: false,
  over: 0,
});

test('where everything is a reach, the nearest places come first, and the hardest is not among them', () => {
  const hard = ['CN', 'JP', 'SG', 'US'].map((country) => listed('reach', country, 99));
  const near = ['PL', 'DE', 'HU', 'IT', 'CZ', 'ES', 'PT', 'FR'].map((country) => listed('reach', country, 72));
  expect(new Set(pickBalanced([...hard, ...near], false))).toEqual(new Set(near));
});

test('beside targets the hardest reach of the better half by fit is seen', () => {
  const hardest = listed('reach', 'CN', 99);
  const targets = ['PL', 'DE', 'HU', 'IT'].map((country) => listed('target', country, 60));
  const others = ['CZ', 'ES', 'PT', 'FR'].map((country) => listed('reach', country, 80));
  expect(pickBalanced([...targets, hardest, ...others], false)).toContain(hardest);
});
