// @vitest-environment happy-dom
// The sentences that a result begins with: they never say more than is known.
import type { MatchCard } from '@lantern/contract/matching';
import { expect, test } from 'vitest';
import { DoorLine, WhyLine, YearCost } from '#features/matching/match-answer.tsx';
import { show } from './show.tsx';

const door: MatchCard['door'] = {
  kind: 'foundation',
  by: 'country',
  estimate: false,
  years: 1,
  note: 'B+ in mathematics',
};
const why: MatchCard['why'] = {
  reason: 'entry',
  held_back: [],
  student: { low: 97, high: 100 },
  place: { low: 30, high: 72, basis: 'band', estimate: true },
  standing: 'above',
};
const said = () => document.querySelector('main')?.textContent ?? '';

test.each<[Partial<MatchCard['door']>, RegExp, RegExp | null]>([
  [{}, /^After a foundation year.*a rule of the country.*B\+ in mathematics/, /Probably/],
  [{ kind: 'direct', by: 'institution', note: '' }, /^Your certificate leads straight in$/, /rule of the country/],
  [{ estimate: true }, /^Probably: After a foundation year/, null],
  [{ kind: null, by: null, note: '' }, /We do not know how you can apply/, /Probably/],
])('the way in, of %o', async (part, says, silent) => {
  await show(<DoorLine door={{ ...door, ...part }} />);
  expect(said()).toMatch(says);
  if (silent) expect(said()).not.toMatch(silent);
});

test('a finished degree needs no door', async () => {
  await show(<DoorLine door={{ ...door, kind: 'not-asked' }} />);
  expect(said()).toBe('');
});

test('why: both ranges, and that the place is an assumption', async () => {
  await show(<WhyLine why={why} />);
  expect(said()).toMatch(/above students who usually get in/);
  expect(said()).toMatch(/You: 97–100 of 100.*Usually gets in: 30–72 \(a guess/);
});

test('why it is not Safety', async () => {
  await show(<WhyLine why={{ ...why, reason: 'held-back', held_back: ['estimate', 'door'] }} />);
  expect(said()).toMatch(/Not Safety, because: how hard it is to enter is only an estimate, The way in\./);
});

test('why there is no label', async () => {
  await show(<WhyLine why={{ ...why, reason: 'place-unknown', place: null, standing: null }} />);
  expect(said()).toMatch(/we do not know how hard it is to get in/);
});

test('a year: with living, as an estimate, as a paid post, and never an invented sum', async () => {
  const year = {
    usd: { low: 8_000, high: 9_000 },
    living: { low: 5_000, high: 5_000 },
    total: false,
    estimate: true,
    paid_post: false,
  };
  await show(<YearCost year={year} />);
  expect(said()).toMatch(/8,000.*9,000.*a year.*5,000.*for living.*partly an estimate/);
});

test.each<[MatchCard['year'], RegExp]>([
  [null, /do not know the cost of a year: tuition or living is missing/],
  [{ usd: { low: 0, high: 0 }, living: null, total: false, estimate: true, paid_post: true }, /mostly a paid post/],
])('a year of %o', async (year, says) => {
  await show(<YearCost year={year} />);
  expect(said()).toMatch(says);
});
