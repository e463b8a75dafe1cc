import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { applicationCalls } from '../src/applications.ts';
import { costPlanCalls } from '../src/finance.ts';
import { attemptCalls } from '../src/readiness.ts';
import type { Shape } from '../src/record-declaration.ts';
import { storedOf } from '../src/record-stored.ts';

const id = '0b6b8f3e-6f6f-4a52-9d0c-3a1f5f6f7a8b';
const read = (fields: Shape, value: object) => z.object(storedOf(fields)).parse(value);

test('an answer takes what the rules of today would refuse', () => {
  const fields = {
    name: z.string().check(z.maxLength(3), z.regex(/^[a-z]*$/)),
    day: z.iso.date(),
    hours: z.int().check(z.lte(5)),
    grade: z.nullable(z.number().check(z.gte(0))),
    parts: z.array(z.strictObject({ label: z.string().check(z.minLength(1)) })).check(z.maxLength(1)),
  };
  const kept = { name: 'LONGER', day: 'soon', hours: 9, grade: -1, parts: [{ label: '' }, { label: 'b' }] };
  expect(read(fields, kept)).toEqual(kept);
});

test('an answer keeps the types of the fields', () => {
  const fields = { hours: z.int(), kind: z.enum(['a', 'b']), day: z.nullable(z.string()) };
  for (const wrong of [{ hours: 1.5 }, { hours: '1' }, { kind: 'c' }, { day: undefined }])
    expect(() => read(fields, { hours: 1, kind: 'a', day: null, ...wrong })).toThrow();
});

test('an answer drops what an object of a field has besides, and fills in what it had not yet', () => {
  const fields = { line: z.strictObject({ label: z.string(), certain: z._default(z.boolean(), false) }) };
  expect(read(fields, { line: { label: 'Fees', gone: 1 } })).toEqual({ line: { label: 'Fees', certain: false } });
});

test('a field of a kind that records do not have is refused by its name', () => {
  expect(() => read({ day: z.date() as z.ZodMiniType }, { day: new Date() })).toThrow('kind date');
});

test('an answer has every field, also one that may be left out of what is written', () => {
  expect(() => read({ note: z._default(z.string(), '') }, {})).toThrow();
});

test('records of the features are answered as they are kept', () => {
  const meta = { _id: id, revision: 1, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  expect(attemptCalls.record.parse({ ...meta, answers: { money: 'no' } })).toMatchObject({ answers: { money: 'no' } });
  const plan = { shown: true, title: '', country: 'DE', currency: 'EUR', costs: [], sources: [] };
  expect(costPlanCalls.record.parse({ ...meta, ...plan })).toMatchObject(plan);
  expect(() => applicationCalls.record.parse({ ...meta, name: 'No other field' })).toThrow();
});
