import { stepsBeforeOffer, visaItem } from '@lantern/content/abroad/visa-items';
import { visaPackOf } from '@lantern/content/abroad/visa-packs';
import type { ApplicationFields } from '@lantern/contract/applications';
import type { VisaPack } from '@lantern/contract/checklists';
import type { KeptTick } from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import { expect, test } from 'vitest';
import { closingFirst } from '#features/checklists/closing-first.ts';
import { inOrder, nextOf, papersThere, partState, visaLines } from '#features/checklists/visa-parts.ts';

const today = '2026-11-27';
const intake = '2027-10-04';

/** The real list of a country, with ids for words. */
function packOf(country: string): VisaPack {
  const pack = visaPackOf(country);
  if (!pack) throw new Error(country);
  return {
    country,
    items: pack.items.map(({ id, need, requiredFor = [], notNeededFor = [] }) => ({
      ...{ id, title: id, description: '', need, expires: false },
      ...{ required_for: [...requiredFor], not_needed_for: [...notNeededFor] },
      ...visaItem(id),
    })),
    steps: pack.steps.map((step) => ({ item: null, ...step, title: step.id })),
  } as unknown as VisaPack;
}

type Given = {
  country?: string;
  nationality?: string;
  day?: string | null;
  now?: string;
  since?: string | null;
  ticks?: Record<string, KeptTick['state']>;
  papers?: Partial<VaultDocument>[];
  closes?: string;
};

function linesFor({
  country = 'DE',
  nationality = 'BD',
  day = intake,
  now = today,
  since = null,
  ticks = {},
  papers = [],
  closes,
}: Given) {
  return visaLines({
    pack: packOf(country),
    holder: { nationality, isOfAge: true },
    intake: day,
    today: now,
    since,
    chosenOf: () => undefined,
    tickOf: (key) => {
      const state = ticks[key.replace(/^visa:[A-Z]{2}:/, '')];
      return state && { state, document_id: null };
    },
    closes,
    papers: papers as VaultDocument[],
  });
}
const lineOf = (given: Given, id: string) => linesFor(given).lines.find((line) => line.id === id);

test('each paper and each step of every country stands in one line', () => {
  for (const country of ['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NL', 'SG', 'IE', 'IT', 'JP', 'MY', 'NZ', 'SE']) {
    const { lines } = linesFor({ country });
    const { items, steps } = packOf(country);
    expect(lines.flatMap(({ item }) => item?.id ?? []).sort(), country).toEqual(items.map(({ id }) => id).sort());
    expect(lines.flatMap(({ step }) => step?.id ?? []).sort(), country).toEqual(steps.map(({ id }) => id).sort());
  }
});

test('what a nationality does not need says so, is no task and has no day', () => {
  expect(lineOf({}, 'aps')).toMatchObject({ state: 'not-needed', isWanted: false });
  expect(linesFor({}).dated.map(({ id }) => id)).not.toContain('get-aps');
  expect(nextOf(linesFor({ now: '2026-12-28' }).lines)?.id).not.toBe('aps');
  expect(lineOf({ nationality: 'IN' }, 'aps')).toMatchObject({ state: 'open', isWanted: true });
});

test('what cannot exist yet has the month in which it is time for it, and is not missing', () => {
  // two weeks to allow before sixteen weeks before the course
  expect(lineOf({}, 'insurance')).toMatchObject({ state: 'later', from: '2027-05-31' });
  expect(lineOf({ now: '2027-05-31' }, 'insurance')).toMatchObject({ state: 'open' });
  expect(lineOf({ day: null }, 'insurance')).toMatchObject({ state: 'later', from: undefined });
  expect(lineOf({}, 'motivation')?.state).toBe('open');
});

test('what waits for an offer does not come before the last day to apply, until there is an offer', () => {
  const early = { country: 'CA', day: '2027-07-01', closes: '2027-01-15' };
  expect(lineOf({ ...early, closes: undefined }, 'accept-offer')?.due).toBe('2026-10-22');
  expect(lineOf(early, 'accept-offer')).toMatchObject({ due: '2027-01-15', dated: { isHeld: true } });
  expect(lineOf(early, 'loa')?.from).toBe('2027-01-15');
  const { lines } = linesFor(early);
  for (const { id, step, due } of lines)
    if (step && due && !stepsBeforeOffer.has(step.id)) expect(due >= early.closes, id).toBe(true);
  expect(lineOf({ ...early, ticks: { 'item:loa': 'done' } }, 'accept-offer')?.due).toBe('2026-10-22');
});

test('the day that closes first counts, of what is still to be sent', () => {
  const row = (name: string, part: object) =>
    ({ name, country: 'CA', stage: 'considering', decision: null, deadline: null, ...part }) as ApplicationFields;
  const closing = (day: string) => ({ deadline: { day, time: null, zone: 'America/Toronto' } });
  const rows = [
    row('A', closing('2027-02-01')),
    row('B', closing('2027-01-15')),
    row('C', closing('2026-11-01')),
    row('D', { ...closing('2026-12-01'), country: 'IN' }),
  ];
  expect(closingFirst(rows, 'CA', today)).toEqual({ name: 'B', day: '2027-01-15' });
  expect(closingFirst([...rows, row('E', { stage: 'submitted' })], 'CA', today)).toBeUndefined();
  expect(closingFirst(rows, 'GB', today)).toBeUndefined();
});

test('a paper that is there settles its task; an offer is not accepted by having it', () => {
  const papers = [{ _id: 'p', category: 'Passport', status: 'pending', expires_on: '2031-03-14' }] as const;
  expect(lineOf({ papers: [...papers] }, 'passport')).toMatchObject({ state: 'done', dated: { state: 'done' } });
  const accepted = { ticks: { 'item:offer': 'done' } } as const;
  expect(lineOf(accepted, 'offer')?.state).toBe('done');
  expect(lineOf(accepted, 'accept-offer')?.state).toBe('open');
});

test('what is late is next, then what is due first; without a day the first that can be done', () => {
  expect(nextOf(linesFor({}).lines)?.id).toBe('passport');
  expect(nextOf(linesFor({ since: today }).lines)).toMatchObject({
    id: 'passport',
    dated: { isFirst: true, daysLate: 0 },
  });
  const done = { 'item:passport': 'done' } as const;
  expect(nextOf(linesFor({ ticks: done }).lines)?.id).toBe('accept-offer');
  expect(nextOf(linesFor({ day: null }).lines)?.id).toBe('passport');
});

test('a part counts what is asked for, and says when the next of it is due', () => {
  const ticks = { 'item:passport': 'done' } as const;
  const of = (part: string) =>
    partState(
      linesFor({ ticks }).lines.filter((line) => line.part === part),
      today,
    );
  expect(of('passport')).toMatchObject({ isDone: true, isNeeded: true, next: undefined });
  expect(of('money')).toMatchObject({ done: 0, all: 1, next: { day: '2027-04-05', daysLate: 0 } });
  // papers without a step of their own are there before the appointment is asked for
  expect(of('papers')).toMatchObject({ done: 0, next: { day: '2027-04-19' } });
  expect(partState(linesFor({}).lines, today).next).toEqual({ day: '2026-11-02', daysLate: 25 });
  // the account was made after that day
  expect(partState(linesFor({ since: today }).lines, today).next).toEqual({ day: today, daysLate: 0 });
  expect(partState([], today)).toMatchObject({ isDone: true, isNeeded: false });
  expect(papersThere(linesFor({ ticks }).lines)).toEqual({ there: 1, all: 10 });
});

test('what can be done comes first, what is not needed last', () => {
  const states = inOrder(linesFor({ ticks: { 'item:photo': 'done' } }).lines).map(({ state }) => state);
  expect([...new Set(states)]).toEqual(['open', 'later', 'done', 'not-needed']);
});
