import type { ApplicationFields, ApplyingCost, ApplyingFact } from '@lantern/contract/applications';
import { describe, expect, test } from 'vitest';
import { applicationForm, emptyValues } from '#features/applications/form/application-form.ts';
import { daysUntil, isPast, lastMinuteOf } from '#features/applications/moments.ts';
import { sumAtHome, sumOf } from '#features/applications/money/applying-costs.ts';
import { neededTests } from '#features/applications/papers/tests-needed.ts';

const fact = (key: string, value: number, part: Partial<ApplyingFact> = {}): ApplyingFact => ({
  subject: 'institution:own-a',
  key,
  state: 'known',
  value,
  unit: null,
  currency: null,
  about: '',
  note: '',
  source: 'https://example.org',
  checked: '2026-10-01',
  confidence: 'official',
  link: 'https://example.org',
  review_due: '2028-01-01',
  level: null,
  field: null,
  residency: null,
  period: null,
  window: null,
  ...part,
});
const today = '2026-11-22';
const score = (testType: 'ielts' | 'toefl' | 'sat', testDate: string, overallScore: number | null) => ({
  testType,
  testDate,
  overallScore,
  sectionScores: {},
});
const none = { level: null, tests_needed: [] };

describe('tests needed against tests held', () => {
  const ielts = [fact('ielts_min', 6.5)];
  test.each([
    ['passes', [score('ielts', '2026-05-09', 7)]],
    ['below', [score('ielts', '2026-05-09', 6)]],
    ['booked', [score('ielts', '2026-05-09', 6), score('ielts', '2026-12-05', null)]],
    ['expired', [score('ielts', '2023-05-09', 7.5)]],
    ['not-held', [score('sat', '2026-05-09', 1400)]],
  ] as const)('%s', (state, held) => {
    expect(neededTests(none, ielts, held, today)[0]).toMatchObject({ state, minimum: 6.5, counts: true });
  });

  test('a score of the old TOEFL says nothing about a minimum of the new one', () => {
    const held = [score('toefl', '2025-06-07', 101)];
    const rows = neededTests(none, [fact('toefl_2026_min', 4.5), fact('toefl_min', 90)], held, today);
    expect(rows.map(({ state }) => state)).toEqual(['other-scale', 'passes']);
  });

  test('what nobody checked, or is due for review, decides nothing; another level is left out', () => {
    const facts = [
      fact('ielts_min', 6.5, { checked: null, confidence: 'estimate' }),
      fact('ielts_min', 7, { review_due: '2026-01-01' }),
      fact('ielts_min', 7.5, { level: 'PG' }),
    ];
    const rows = neededTests({ ...none, level: 'UG' }, facts, [score('ielts', '2026-05-09', 7)], today);
    expect(rows.map(({ minimum, counts }) => [minimum, counts])).toEqual([
      [6.5, false],
      [7, false],
    ]);
  });

  test('what the student wrote down counts, with and without a minimum', () => {
    const own = { level: null, tests_needed: [{ test: 'sat' as const, minimum: null }] };
    expect(neededTests(own, [], [score('sat', '2026-05-09', 1400)], today)).toMatchObject([
      { state: 'held', overall: 1400, fact: undefined },
    ]);
  });
});

test('costs are summed without guessing: unknown is no zero, waived is not paid', () => {
  const cost = (part: Partial<ApplyingCost>): ApplyingCost => ({
    id: '5b1a1c9e-7f0a-4a52-9d53-2f6f7d8c9b10',
    kind: 'fee',
    label: '',
    amount: 7500,
    currency: 'USD',
    state: 'due',
    ...part,
  });
  const costs = [
    cost({ state: 'paid' }),
    cost({ amount: 1400 }),
    cost({ amount: null }),
    cost({ state: 'waived' }),
    cost({ currency: 'XTS' }),
  ];
  expect(sumOf(costs)).toEqual({
    byCurrency: [
      ['USD', 8900],
      ['XTS', 7500],
    ],
    unknown: 1,
  });
  const toHome = (minor: number, currency: string) => (currency === 'USD' ? minor * 122 : undefined);
  expect(sumAtHome(costs, toHome)).toEqual({ paid: 915_000, due: 170_800, unknown: 2 });
});

test('a deadline in New York is the next morning in Dhaka, over the change of the clock', () => {
  const moment = { day: '2026-12-01', time: '23:59', zone: 'America/New_York' };
  expect(lastMinuteOf(moment).toISOString()).toBe('2026-12-02T04:59:00.000Z');
  expect(daysUntil(moment, 'Asia/Dhaka', new Date('2026-11-22T15:00:00Z'))).toBe(10);
  expect(lastMinuteOf({ ...moment, day: '2026-07-01', time: null }).toISOString()).toBe('2026-07-02T03:59:00.000Z');
  expect(isPast(moment, new Date('2026-12-02T04:59:30Z'))).toBe(false);
  expect(isPast(moment, new Date('2026-12-02T05:00:30Z'))).toBe(true);
});

describe('the form', () => {
  const { schema, valuesOf } = applicationForm;
  const filled = { ...emptyValues, name: 'Hill College', day: '2027-01-15', time: '', zone: 'Asia/Tokyo' };
  const parse = (values: object) => schema._zod.run({ value: values, issues: [] }, { async: false });

  test('turns what was typed into fields and back', () => {
    const result = parse(filled);
    if (result instanceof Promise) throw new Error('it is not asynchronous');
    expect(result.issues).toEqual([]);
    const fields = result.value as ApplicationFields;
    expect(fields).toMatchObject({
      name: 'Hill College',
      level: null,
      intake: null,
      deadline: { day: '2027-01-15', time: null, zone: 'Asia/Tokyo' },
    });
    expect(valuesOf(fields)).toEqual(filled);
  });

  test.each([
    ['zone', { zone: '' }],
    ['day', { day: '', time: '10:00' }],
    ['name', { name: ' ' }],
  ])('shows an error at %s', (field, change) => {
    const result = parse({ ...filled, ...change });
    if (result instanceof Promise) throw new Error('it is not asynchronous');
    expect(result.issues.map(({ path }) => path?.join('.'))).toContain(field);
  });
});
