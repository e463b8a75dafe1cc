import type { ApplyingFact } from '@lantern/contract/applications';
import { expect, test } from 'vitest';
import { offerDeadline, usualClosing } from '#features/applications/offered/offered-deadline.ts';

const fact = (part: Partial<ApplyingFact>): ApplyingFact => ({
  key: 'application_window',
  state: 'known',
  value: null,
  unit: null,
  currency: null,
  about: '',
  note: '',
  source: 'https://example.org',
  link: 'https://example.org',
  checked: '2026-11',
  subject: 'institution:own-x',
  confidence: 'official',
  review_due: '2027-11-22',
  level: 'UG',
  field: null,
  residency: null,
  period: null,
  window: null,
  ...part,
});
const closing = (closes: string, level = 'UG') => fact({ level, window: { opens: null, closes, rolling: false } });
const dated = (value: string) => fact({ key: 'application_deadline', value });
const row = { level: 'UG', intake: null, country: 'DE', city: 'Munich' } as const;
const today = '2026-11-27';

test.each([
  ['the usual day, in the year to come', [closing('07-15')], row, '2027-07-15', true],
  ['the usual day of the round of the intake', [closing('07-15')], { ...row, intake: '2028-10' }, '2028-07-15', true],
  ['a round that closes in the year before', [closing('12-01')], { ...row, intake: '2027-09' }, '2026-12-01', true],
  ['the first of several rounds', [closing('07-15'), closing('01-15')], row, '2027-01-15', true],
  ['a day that is named goes before the usual one', [closing('01-15'), dated('2027-03-01')], row, '2027-03-01', false],
  ['a day that is over is none', [closing('07-15'), dated('2026-03-01')], row, '2027-07-15', true],
])('%s', (_, facts, of, day, isUsual) => {
  expect(offerDeadline(facts, of, today)).toMatchObject({
    moment: { day, time: null, zone: 'Europe/Berlin' },
    isUsual,
  });
});

test.each([
  ['only the month is known', [closing('07')], row],
  ['it is of another level', [closing('07-15', 'PG')], row],
  ['the round of the intake is over', [closing('07-15')], { ...row, intake: '2026-10' }],
  ['no zone is known', [closing('07-15')], { ...row, country: 'XK' }],
])('nothing is offered where %s', (_, facts, of) => {
  expect(offerDeadline(facts, of, today)).toBeUndefined();
});

test('of a country with several zones it is the one where the day ends first', () => {
  const zone = (country: string, city: string) =>
    offerDeadline([closing('07-15')], { ...row, country, city }, today)?.moment.zone;
  expect(zone('US', 'Seattle')).toBe('America/New_York');
  expect(zone('CA', 'Vancouver')).toBe('America/Toronto');
  expect(zone('CA', 'Halifax')).toBe('America/St_Johns');
});

test('a usual month is said where no day can be offered', () => {
  expect(usualClosing([closing('05')], row, today)).toBe('05');
  expect(usualClosing([closing('05'), closing('12'), closing('11', 'PG')], row, today)).toBe('12');
  expect(usualClosing([closing('05', 'PG')], row, today)).toBeUndefined();
  expect(usualClosing([fact({ review_due: '2026-11-01', window: closing('05').window })], row, today)).toBeUndefined();
});
