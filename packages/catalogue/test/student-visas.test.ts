import { expect, test } from 'vitest';
import { firstDayOf } from '../src/fact.ts';
import { givesHardlyAnyVisas, hardlyAnyVisas } from '../src/student-visas.ts';

test('who gives hardly any student visas, to whom: codes once and in order, a page with its day or an estimate', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [country, rule] of Object.entries(hardlyAnyVisas)) {
    if (!rule) continue;
    const { to, checked, source } = rule;
    expect([country, to]).toEqual([country, [...new Set(to)].sort()]);
    expect([country, to.every((code) => /^[A-Z]{2}$/.test(code)), to.includes(country)]).toEqual([
      country,
      true,
      false,
    ]);
    expect([country, (checked === null) === (source === null)]).toEqual([country, true]);
    if (checked) expect(firstDayOf(checked) <= today).toBe(true);
  }
});

test.each([
  ['US', 'IR', true],
  ['US', 'NG', true],
  ['US', 'KE', false],
  ['US', null, false],
  ['GB', 'IR', false],
  ['IN', 'PK', true],
])('%s to citizens of %s: %s', (country, citizenship, hardlyAny) => {
  expect(givesHardlyAnyVisas(country, citizenship)).toBe(hardlyAny);
});
