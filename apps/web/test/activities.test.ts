import type { Activity, activityCalls } from '@lantern/contract/activities';
import { monthFromNow, tooManyHours } from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import type { FieldsOf } from '@lantern/contract/record';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { canSend, isGone, keepMine, refuse, rowsOf, settle, type Waiting as WaitingOf } from '#api/record-waiting.ts';
import { readWhole } from '#components/read-number.ts';
import { atFormFields, emptyValues, type FormValues, formSchema, valuesOf } from '#features/activities/form-values.ts';

type Fields = FieldsOf<typeof activityCalls>;
type Waiting = WaitingOf<Fields, Activity>;

const fields: Fields = {
  name: 'Debate club',
  title: 'Captain',
  duration: '2023-01 - present',
  weeklyHours: 6,
  weeksPerYear: 30,
  schoolYears: [9, 10],
  type: 'debate',
  description: 'We met on Tuesdays.',
  outcome: '',
};

const stored = (id: string, changes: Partial<Activity> = {}): Activity => ({
  _id: id,
  ...fields,
  revision: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});

describe('the form', () => {
  const filled: FormValues = { ...valuesOf(fields), weeklyHours: ' 6 ' };
  const issues = (changes: Partial<FormValues>) => {
    const { error } = z.safeParse(formSchema, { ...filled, ...changes });
    return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
  };

  test('opens what waits on a device since before weeks, years and type were asked', () => {
    const { weeksPerYear, schoolYears, type, ...old } = fields;
    expect(valuesOf(old as Fields)).toMatchObject({ weeksPerYear: '', schoolYears: [], type: '' });
  });

  test('makes of its values what the calls take, and back', () => {
    expect(z.parse(formSchema, filled)).toEqual(fields);
    const ended = { ...fields, duration: '2020-05 - 2021-06' };
    expect(valuesOf(ended)).toMatchObject({ start: '2020-05', end: '2021-06', current: false });
    expect(z.parse(formSchema, valuesOf(ended))).toEqual(ended);
  });

  test('an empty one says what is missing, each at its field', () => {
    expect(Object.keys(issues(emptyValues)).sort()).toEqual(['name', 'start', 'weeklyHours']);
    expect(Object.keys(issues({ ...emptyValues, current: false })).sort()).toEqual(['name', 'start', 'weeklyHours']);
  });

  test.each([
    [{ current: false, end: '' }, 'end'],
    [{ current: false, end: '2022-12' }, 'end'],
    [{ current: false, end: monthFromNow(121) }, 'end'],
    [{ start: '2023-' }, 'start'],
    [{ start: '-03' }, 'start'],
    [{ start: monthFromNow(13) }, 'start'],
    [{ weeklyHours: '1.5' }, 'weeklyHours'],
    [{ weeklyHours: '-1' }, 'weeklyHours'],
    [{ weeklyHours: '169' }, 'weeklyHours'],
    [{ weeklyHours: 'six' }, 'weeklyHours'],
    [{ start: monthFromNow(3), weeklyHours: '0' }, 'weeklyHours'],
  ])('an error of %j is shown at the field %s', (changes, field) => {
    expect(Object.keys(issues(changes))).toEqual([field]);
  });

  test('an end that stands there does not count while the activity goes on', () => {
    expect(issues({ current: true, end: '1999-01' })).toEqual({});
  });

  test.each([
    ['12', 12],
    ['١٢', 12],
    ['۱۲', 12],
    ['१२', 12],
    ['১২', 12],
    [' 168 ', 168],
    ['0', 0],
    ['', Number.NaN],
    ['1e2', Number.NaN],
    ['12 h', Number.NaN],
  ])('the hours %j are read as %s', (text, hours) => {
    expect(readWhole(text)).toBe(hours);
  });

  test("the server's word about the duration stands at the start", () => {
    const problem = new Problem('invalid_request', { fields: { duration: 'Check it.', name: 'Long.' } });
    expect((atFormFields(problem) as Problem).fields).toEqual({ start: 'Check it.', name: 'Long.' });
    const other = new Problem('invalid_request', { fields: { weeklyHours: tooManyHours } });
    expect(atFormFields(other)).toBe(other);
  });
});

describe('what waits on this device', () => {
  const added: Waiting = { fields, base: null };
  const edited: Waiting = { fields: { ...fields, title: 'President' }, base: 1 };

  test('shows in the list before what the server has, new ones at the end', () => {
    const rows = rowsOf([stored('a'), stored('b', { name: 'Chess' })], { c: added, a: edited });
    expect(rows.map(({ id, title, revision }) => [id, title, revision])).toEqual([
      ['a', 'President', 1],
      ['b', 'Captain', 1],
      ['c', 'Captain', undefined],
    ]);
    expect(rows.map(({ waiting }) => waiting)).toEqual([edited, undefined, added]);
  });

  test('is done when the server has the same', () => {
    expect(settle(added, added, stored('a'))).toBeUndefined();
    expect(settle(edited, edited, stored('a', { title: 'President', revision: 2 }))).toBeUndefined();
  });

  test('what was typed while a save was on its way goes next, on the new revision', () => {
    const newer = { ...edited, fields: { ...fields, title: 'Coach' } };
    const left = settle(newer, edited, stored('a', { title: 'President', revision: 2 }));
    expect(left).toEqual({ fields: newer.fields, base: 2 });
  });

  test('an add that the server had already is followed by an update with the newer words', () => {
    const newer: Waiting = { fields: { ...fields, title: 'Coach' }, base: null };
    expect(settle(newer, newer, stored('a'))).toEqual({ fields: newer.fields, base: 1 });
  });

  test('an update is over once it was taken, even if the server stores the words a little differently', () => {
    const odd: Waiting = { fields: { ...fields, name: 'Half \ud83d' }, base: 1 };
    expect(settle(odd, odd, stored('a', { name: 'Half \ufffd', revision: 2 }))).toBeUndefined();
  });

  test('a conflict keeps both, waits for a choice, and "mine" goes on top of theirs', () => {
    const theirs = stored('6f1c1d2e-3b4a-4c5d-8e6f-708192a3b4c5', { title: 'Treasurer', revision: 5 });
    const conflict = refuse(edited, new Problem('stale_revision', { extra: { eca: theirs } }));
    expect(conflict).toEqual({ ...edited, conflict: theirs });
    expect(canSend(conflict)).toBe(false);
    expect(keepMine(conflict)).toEqual({ fields: edited.fields, base: 5 });
  });

  test('a refusal is kept with its reason and is not sent again by itself', () => {
    const refused = refuse(added, new Problem('invalid_request', { fields: { weeklyHours: tooManyHours } }));
    expect(refused.refused).toEqual({ code: 'invalid_request', fields: { weeklyHours: tooManyHours } });
    expect([canSend(refused), isGone(refused)]).toEqual([false, false]);
    expect(isGone(refuse(edited, new Problem('not_found')))).toBe(true);
  });
});
