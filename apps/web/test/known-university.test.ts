// What the catalogue knows of a university is offered also to whoever writes it down by hand.
import type { ApplicationFields, ApplyingFact, University } from '@lantern/contract/applications';
import { expect, test } from 'vitest';
import { applicationForm, otherIntake } from '#features/applications/form/application-form.ts';
import { offerFee } from '#features/applications/offered/offered-fee.ts';
import { sameUniversity } from '#features/applications/offered/same-university.ts';

const found = (id: string, name: string, city: string, country: string) => ({ id, name, city, country }) as University;
const universities = [
  found('a', 'Université de Genève', 'Geneva', 'CH'),
  found('b', 'Union University', 'Jackson', 'US'),
  found('c', 'Union University', 'Belgrade', 'RS'),
];

test.each([
  ['accents and case aside', { name: 'universite de geneve ', country: '', city: '' }, 'a'],
  ['of two with one name the one in this country', { name: 'Union University', country: 'RS', city: '' }, 'c'],
  ['of two with one name none', { name: 'Union University', country: '', city: '' }, undefined],
  ['part of a name is another name', { name: 'Union', country: '', city: '' }, undefined],
  ['not in another country', { name: 'Université de Genève', country: 'FR', city: '' }, undefined],
])("a typed name and the catalogue's name are the same university: %s", (_, row, id) => {
  expect(sameUniversity(universities, row)?.id).toBe(id);
});

const fee = (part: Partial<ApplyingFact>) =>
  ({
    ...{ key: 'application_fee', state: 'known', value: 75, currency: 'EUR', level: null, review_due: '2027-11-22' },
    ...part,
  }) as ApplyingFact;
const row = { level: 'UG', costs: [] } as const;
const today = '2026-11-27';

test('a fee that is known is offered while nothing is written down', () => {
  expect(offerFee([fee({})], { ...row, costs: [] }, today)).toMatchObject({ amount: 7500, currency: 'EUR' });
  // yen have no smaller unit
  expect(offerFee([fee({ currency: 'JPY' })], { ...row, costs: [] }, today)).toMatchObject({ amount: 75 });
  expect(offerFee([fee({ state: 'none', value: null })], { ...row, costs: [] }, today)).toMatchObject({ amount: 0 });
  const cost = { id: '', kind: 'fee', label: '', amount: 60, currency: 'EUR', state: 'due' } as const;
  expect(offerFee([fee({})], { ...row, costs: [cost] }, today)).toBeUndefined();
});

test.each([
  ['a range', fee({ value: { low: 75, high: 100 } } as unknown as Partial<ApplyingFact>)],
  ['of another level', fee({ level: 'PG' })],
  ['past its day of review', fee({ review_due: '2026-11-26' })],
])('no fee is offered that is %s', (_, fact) => {
  expect(offerFee([fact], { ...row, costs: [] }, today)).toBeUndefined();
});

test('a new application begins with the level of all others; the month of another one is offered under its name', () => {
  const one = (level: string | null, intake: string | null) => ({ name: 'Hill', level, intake }) as ApplicationFields;
  const alike = [one('PG', '2027-10'), one(null, '2027-10'), one(null, null)];
  expect(applicationForm.begin?.(alike)).toEqual({ level: 'PG' });
  expect(otherIntake(alike)).toEqual({ name: 'Hill', month: '2027-10' });
  const differ = [one('PG', '2027-10'), one('UG', '2027-09')];
  expect(applicationForm.begin?.(differ)).toEqual({ level: '' });
  expect(otherIntake(differ)).toBeUndefined();
  expect(otherIntake([])).toBeUndefined();
});
