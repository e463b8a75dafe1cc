// @vitest-environment happy-dom
// The sentences that a result begins with: they never say more than is known.
import type { MatchCard, MatchDetail } from '@lantern/contract/matching.results';
import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DoorLine, WhyLine, YearCost } from '#features/matching/match-answer.tsx';
import { MatchCardView } from '#features/matching/match-card.tsx';
import { asSentence } from '#features/matching/matching-words.ts';
import { Gates } from '#features/matching/reasons.tsx';
import { serve, show, signIn } from './show.tsx';

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
  [{}, /^After a foundation year.*a rule of the country.*B\+ in mathematics/, /probably/],
  [{ kind: 'direct', by: 'institution', note: '' }, /^You can apply with your certificate$/, /rule of the country/],
  [{ estimate: true }, /^After a foundation year \(probably\)/, null],
  [{ kind: null, by: null, note: '' }, /We do not know how you can apply/, /probably/],
])('the answer says the way in for %o', async (part, says, silent) => {
  await show(<DoorLine door={{ ...door, ...part }} />);
  expect(said()).toMatch(says);
  if (silent) expect(said()).not.toMatch(silent);
});

test('the answer says nothing of the way in for a student with a degree', async () => {
  await show(<DoorLine door={{ ...door, kind: 'not-asked' }} />);
  expect(said()).toBe('');
});

test('why: both ranges, and that the place is an assumption', async () => {
  await show(<WhyLine why={why} />);
  expect(said()).toMatch(/above students who usually get in/);
  expect(said()).toMatch(/better than 97–100 of 100 students.*Who gets in: better than 30–72 \(a guess/);
});

test('the answer says why a university is not Safety', async () => {
  await show(<WhyLine why={{ ...why, reason: 'held-back', held_back: ['estimate', 'door'] }} />);
  expect(said()).toMatch(
    /not call it Safety because of: our guess how hard it is to get in, Entry with your certificate\./,
  );
});

test.each<[MatchCard['why']['reason'], RegExp]>([
  ['hardest', /one of the hardest to get into.*a Reach for everybody/],
  ['ranked', /exam or a contest decides.*a Reach for everybody/],
])('a reach for everybody (%s) is said as that, and not that the student stands above', async (reason, says) => {
  await show(<WhyLine why={{ ...why, reason }} />);
  expect(said()).toMatch(says);
  expect(said()).not.toMatch(/above students/);
});

test('the answer says why there is no label', async () => {
  await show(<WhyLine why={{ ...why, reason: 'place-unknown', place: null, standing: null }} />);
  expect(said()).toMatch(/we do not know how hard it is to get in/);
});

test('a budget that nobody named is no pass, and Safety is not promised for more than is known', async () => {
  const gates: MatchDetail['gates'] = [
    { gate: 'budget', state: 'unknown', reason: 'not-held', estimate: false, facts: [] },
  ];
  await show(<Gates match={{ gates, facts: [] } as unknown as MatchDetail} />);
  expect(said()).toContain('You have not told us your budget.');
  expect(said()).not.toMatch(/Pass|ask for nothing|If we do not know one/);
});

test('a note that follows a sentence begins with a capital', () => {
  expect(asSentence('where A levels are asked for: ABB')).toBe('Where A levels are asked for: ABB');
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
])('the answer says what a year costs of %o', async (year, says) => {
  await show(<YearCost year={year} />);
  expect(said()).toMatch(says);
});

const card: MatchCard = {
  ...{ id: 'own-hush', name: 'Hush University', location: 'Oslo, Norway', city: 'Oslo', country: 'NO' },
  ...{ ranking: null, description: '', tags: [], fields: [], languages: [], control: null, website: null },
  ...{ tuition: 5_000, matchType: 'target', layer: 'core', group: 'match', basis: 'entry', fit: 60 },
  ...{ door, why, chance: null, cost: null, year: null, apply: null, saved: false },
  ...{ failed: [], doubted: [], unknown: [] },
};

async function showCard(match: MatchCard, { budget = null as number | null, isCertified = true } = {}) {
  await signIn();
  serve(() => ({}));
  const props = { match, budget, isCertified };
  await show(<MatchCardView {...props} href="/unipair/own-hush" isShown={false} />);
}

test('what a filter asks for and nobody knows stands on the card, and nothing else that is open', async () => {
  await showCard({ ...card, group: 'unconfirmed', unknown: ['door', 'language', 'english'] });
  expect(said()).toContain('not known: Language of teaching');
  expect(said()).not.toContain('Entry with');
});

test('that a year costs too much, or that nobody knows what it costs, is said once, in the line of money', async () => {
  const usd = { low: 20_000, high: 22_000 };
  const year = { usd, living: null, total: false, estimate: true, paid_post: false };
  await showCard({ ...card, year, group: 'unlikely', doubted: ['language', 'budget'] }, { budget: 15_000 });
  expect(said()).toMatch(/probably not: Language of teaching.*5,000 over your budget/);
  expect(said()).not.toMatch(/probably not: [^·]*Budget/);
  cleanup();
  await showCard({ ...card, group: 'unconfirmed', unknown: ['level', 'budget'] });
  expect(said()).toContain('not known: Program level');
  expect(said()).toMatch(/^(?!.*Budget).*Cost of a year not known/);
});

test('who has not told a certificate does not read on each card that we do not know if it is taken', async () => {
  const unknown = { ...card, door: { ...door, kind: null, by: null } };
  await showCard(unknown, { isCertified: false });
  expect(said()).not.toMatch(/certificate/);
  cleanup();
  await showCard(unknown);
  expect(said()).toContain('we do not know if they accept your certificate');
});
