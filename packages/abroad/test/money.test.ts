import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyShocks, type Flow, planCosts, type Source } from '../src/cost-plan.ts';
import { fromMain, minorDigits, sameFigure, toMain } from '../src/currencies.ts';
import { ageOf, convert, type RateTable, readRateTable } from '../src/exchange.ts';
import { readAmount } from '../src/typed-amount.ts';

const table: RateTable = {
  base: 'USD',
  day: '2026-11-20',
  source: 'test',
  rates: { BDT: '122', EUR: '0.86', GBP: '0.76', JPY: '155.5', KWD: '0.307', INR: '88.6' },
};

test('currencies have the minor units of ISO 4217', () => {
  expect(['JPY', 'KWD', 'BDT', 'VND'].map(minorDigits)).toEqual([0, 3, 2, 0]);
  expect(fromMain(1130.77, 'EUR')).toBe(113_077);
  expect(toMain(1500, 'JPY')).toBe(1500);
});

test.each([
  ['2000', 'USD', 200_000],
  ['৳20,00,000', 'BDT', 200_000_000],
  ['1,234,567.8', 'USD', 123_456_780],
  ['1.234.567,80 €', 'EUR', 123_456_780],
  ['1 234,5', 'EUR', 123_450],
  ["1'234.50", 'CHF', 123_450],
  ['২০,০০০', 'BDT', 2_000_000],
  ['٢٠٠٠٫٥', 'EGP', 200_050],
  ['٢٬٠٠٠', 'EGP', 200_000],
  ['1,234', 'USD', 123_400],
  ['1.234', 'KWD', 1_234],
  ['BDT 500', 'BDT', 50_000],
  ['500 Tk.', 'BDT', 50_000],
  ['12.50', 'JPY', 'too-many-decimals'],
  ['12.00', 'JPY', 12],
  ['.5', 'USD', 50],
  ['0', 'USD', 0],
  ['', 'USD', 'empty'],
  ['-5', 'USD', 'negative'],
  ['−5', 'USD', 'negative'],
  ['(5)', 'USD', 'negative'],
  ['12345678901234567890', 'USD', 'too-large'],
  ['1.234', 'USD', 'ambiguous'],
  ['1,234', 'KWD', 'ambiguous'],
  ['0,567', 'USD', 'too-many-decimals'],
  ['0,567', 'KWD', 567],
  ['1\u202f234,567', 'KWD', 1_234_567],
  ['12,34', 'INR', 1_234],
  ['1,23,4', 'INR', 'not-a-number'],
  ['1e9', 'USD', 'unknown-word'],
  ['1.2.3,4,5', 'USD', 'not-a-number'],
  ['5 lakh 3', 'INR', 'not-a-number'],
  ['NaN', 'USD', 'not-a-number'],
  ['1.999', 'USD', 'ambiguous'],
  ['1.9999', 'USD', 'too-many-decimals'],
])('%s in %s is %s', (typed, currency, expected) => {
  const read = readAmount(typed, currency);
  expect('minor' in read ? read.minor : read.problem).toBe(expected);
});

test('what Intl writes in any of our languages is read back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000_000 }),
      fc.constantFrom('en-IN', 'en-US', 'bn-BD', 'ar-EG', 'hi-IN', 'de-DE', 'fr-FR', 'es-ES'),
      fc.constantFrom('USD', 'BDT', 'INR', 'EUR'),
      (minor, locale, currency) => {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMain(minor, currency));
        expect(readAmount(written, currency), written).toEqual({ minor });
      },
    ),
    { numRuns: 1000 },
  );
});

test('odd input never throws and never becomes a number by accident', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const read = readAmount(typed, 'USD');
      if ('minor' in read) expect(typed).toMatch(/\p{Nd}/u);
    }),
    { numRuns: 2000 },
  );
});

test('conversion is rounded once, goes both ways and knows what it does not know', () => {
  expect(convert(100, 'USD', 'BDT', table)).toBe(12_200);
  expect(convert(12_200, 'BDT', 'USD', table)).toBe(100);
  expect(convert(100, 'EUR', 'GBP', table)).toBe(88); // 0.76 / 0.86 = 0.8837
  expect(convert(100, 'USD', 'JPY', table)).toBe(156); // 155.5, half up
  expect(convert(-100, 'USD', 'JPY', table)).toBe(-156);
  expect(convert(100, 'USD', 'KWD', table)).toBe(307);
  expect(convert(100, 'USD', 'XYZ', table)).toBeUndefined();
  expect(convert(5, 'XYZ', 'XYZ', table)).toBe(5);
  // the taka loses a fifth of its value: 122 / 0.8
  expect(convert(100, 'USD', 'BDT', table, { home: 'BDT', percent: 20 })).toBe(15_250);
  expect(convert(15_250, 'BDT', 'USD', table, { home: 'BDT', percent: 20 })).toBe(100);
});

test('there and back again differs by no more than rounding', () => {
  const codes = fc.constantFrom('USD', 'BDT', 'EUR', 'GBP', 'INR');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), codes, codes, (minor, from, to) => {
      const there = convert(minor, from, to, table) ?? Number.NaN;
      const back = convert(there, to, from, table) ?? Number.NaN;
      const step = convert(1_000_000, to, from, table) ?? 0;
      expect(Math.abs(back - minor)).toBeLessThanOrEqual(step / 2_000_000 + 1);
    }),
  );
});

const asJson = (over: object) =>
  JSON.stringify({
    base: 'EUR',
    date: '2026-11-20',
    rates: { USD: 1.16, BDT: 141, GBP: 0.88, INR: 103, JPY: 180 },
    ...over,
  });

test('a table is read from a feed or a file, or refused with the reason', () => {
  const today = '2026-11-22';
  expect(readRateTable(asJson({}), 'a feed', today)).toEqual({
    base: 'EUR',
    day: '2026-11-20',
    source: 'a feed',
    rates: { USD: '1.16', BDT: '141', GBP: '0.88', INR: '103', JPY: '180' },
  });
  const lines = 'date,2026-11-20\nbase,USD\ncurrency,rate\nEUR,0.86\nGBP,0.76\nBDT,122\nINR,88.6\nJPY,155';
  expect(readRateTable(lines, 'a file', today)).toMatchObject({ base: 'USD', rates: { BDT: '122' } });
  const problem = (text: string) => {
    const read = readRateTable(text, 'x', today);
    return 'problem' in read ? read.problem : undefined;
  };
  expect(problem('<html>503</html>')).toBe('not-a-table');
  expect(problem('{"base":')).toBe('not-a-table');
  expect(problem(asJson({ rates: [] }))).toBe('not-a-table');
  expect(problem(asJson({ date: 'yesterday' }))).toBe('no-date');
  expect(problem(asJson({ date: '2025-11-01' }))).toBe('too-old');
  expect(problem(asJson({ date: '2026-12-01' }))).toBe('date-ahead');
  expect(problem(asJson({ base: undefined }))).toBe('no-base');
  for (const USD of [0, -1, 'a', null, 1e300, Number.NaN]) {
    expect(problem(asJson({ rates: { USD, BDT: 141, GBP: 1, INR: 1, JPY: 1 } }))).toBe('bad-rate');
  }
  expect(problem(asJson({ rates: { usd: 1 } }))).toBe('bad-rate');
  expect(problem(asJson({ rates: { USD: 1 } }))).toBe('too-few');
  expect(ageOf(table, '2026-12-20')).toEqual({ days: 30, isOld: false });
  expect(ageOf(table, '2027-11-20')).toEqual({ days: 365, isOld: true });
});

const cost = (over: Partial<Flow>): Flow => ({
  id: 'rent',
  amount: 100_00,
  currency: 'USD',
  month: '2027-08',
  times: 1,
  ...over,
});
const source = (over: Partial<Source>): Source => ({
  ...cost({ id: 'savings', currency: 'BDT' }),
  isCertain: true,
  ...over,
});

test('a plan adds up month by month, over the end of a year', () => {
  const costs = [
    cost({ amount: 1000_00, month: '2027-11', times: 3 }),
    cost({ id: 'flight', amount: 800_00, month: '2027-11' }),
  ];
  const sources = [
    source({ amount: 244_000_00, month: '2027-11' }),
    source({ id: 'grant', amount: 2500_00, currency: 'USD', month: '2028-01', isCertain: false }),
  ];
  const plan = planCosts(costs, sources, 'BDT', table);
  expect(plan.months.map(({ month, left }) => [month, left / 12_200])).toEqual([
    ['2027-11', 200],
    ['2027-12', -800],
    ['2028-01', 700],
  ]);
  expect(plan.firstShort).toEqual({ month: '2027-12', missing: 800 * 12_200 });
  expect(plan.firstShortCertain).toEqual({ month: '2027-12', missing: 800 * 12_200 });
  expect(plan.worst).toEqual({ month: '2027-12', missing: 800 * 12_200 });
  expect(plan.worstCertain).toEqual({ month: '2028-01', missing: 1800 * 12_200 });
  expect([plan.totalIn, plan.totalCertain, plan.totalOut]).toEqual([4500, 2000, 3800].map((usd) => usd * 12_200));
  const shocks = currencyShocks(costs, sources, 'BDT', table);
  expect(shocks.map(({ percent }) => percent)).toEqual([10, 20, 30]);
  expect(shocks[1]?.totalOut).toBe(3800 * 15_250);
  expect(shocks[2]?.missing).toBeGreaterThan(shocks[0]?.missing ?? 0);
});

test('what is unknown or has no rate is named and not counted', () => {
  const plan = planCosts(
    [cost({}), cost({ id: 'visa', amount: null }), cost({ id: 'odd', currency: 'XYZ' })],
    [],
    'BDT',
    table,
  );
  expect(plan.totalOut).toBe(1_220_000);
  expect(plan.unknown).toEqual(['visa']);
  expect(plan.withoutRate).toEqual(['odd']);
  expect(planCosts([], [], 'BDT', table)).toMatchObject({ months: [], totalOut: 0, worst: undefined });
  expect(planCosts([cost({ times: 5000 })], [], 'BDT', table).months).toHaveLength(120);
});

test('in another currency an amount keeps its figure, whatever digits the currencies have', () => {
  expect(sameFigure(1_000_000, 'JPY', 'USD')).toBe(100_000_000);
  expect(sameFigure(50_000, 'USD', 'JPY')).toBe(500);
  expect(sameFigure(12_345, 'KWD', 'USD')).toBe(1235);
  expect(sameFigure(null, 'USD', 'JPY')).toBeNull();
});
