import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeLoan, feeOf, instalmentOf, type Loan, type LoanTerms, loanLimits } from '../src/loans.ts';
import { instalments } from './instalments.ts';

const plain: LoanTerms = {
  amount: 100_000,
  yearlyRate: 12,
  months: 12,
  graceMonths: 0,
  graceInterest: 'paid',
  fee: 0,
  partPayments: [],
};

function loan(terms: Partial<LoanTerms>): Loan {
  const computed = computeLoan({ ...plain, ...terms });
  if ('problem' in computed) throw new Error(computed.problem);
  return computed;
}

/** The same instalment another way: fixed point with 120 digits, month by month, no closed formula. */
function bySumming(amount: number, yearlyRate: number, months: number): number {
  const one = 10n ** 120n;
  const monthly = (BigInt(Math.round(yearlyRate * 10_000)) * one) / 12_000_000n;
  let factor = one;
  let factors = 0n;
  for (let month = 0; month < months; month++) {
    factor = (factor * one) / (one + monthly);
    factors += factor;
  }
  return Number((2n * BigInt(amount) * one + factors) / (2n * factors));
}

test(`the instalments of ${instalments.length} loans, to the minor unit`, () => {
  expect(instalments.length).toBeGreaterThanOrEqual(40);
  for (const [amount, rate, months, instalment] of instalments) {
    expect(instalmentOf(amount, rate, months), `${amount} at ${rate}% over ${months}`).toBe(instalment);
    // what divides evenly at 0% sits on no edge of rounding, and the others are no fractions of two
    expect(bySumming(amount, rate, months)).toBe(instalment);
  }
});

const someTerms = fc.record({
  amount: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
  yearlyRate: fc.integer({ min: 0, max: 1_000_000 }).map((rate) => rate / 10_000),
  months: fc.integer({ min: 1, max: 600 }),
});

test('any instalment equals the one that is added up month by month', () => {
  fc.assert(
    fc.property(someTerms, ({ amount, yearlyRate, months }) => {
      expect(instalmentOf(amount, yearlyRate, months)).toBe(bySumming(amount, yearlyRate, months));
    }),
    { numRuns: 300 },
  );
});

test('a schedule pays back exactly what was borrowed and its interest, whatever the terms', () => {
  const wide = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    yearlyRate: fc.integer({ min: 0, max: 1_000_000 }).map((rate) => rate / 10_000),
    months: fc.integer({ min: 1, max: 600 }),
    graceMonths: fc.integer({ min: 0, max: 60 }),
    graceInterest: fc.constantFrom('paid' as const, 'added' as const),
    fee: fc.constant(0),
    partPayments: fc.array(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), amount: fc.integer({ min: 1, max: 50_000 }) }),
      {
        maxLength: 3,
      },
    ),
  });
  fc.assert(
    fc.property(wide, (terms) => {
      const inside = {
        ...terms,
        partPayments: terms.partPayments.filter(({ month }) => month <= terms.graceMonths + terms.months),
      };
      const computed = computeLoan(inside);
      if ('problem' in computed) return expect(computed.problem).toBe('too-large');
      const { rows, total, interest, instalment } = computed;
      expect(total).toBe(terms.amount + interest);
      expect(rows.at(-1)?.balance).toBe(0);
      for (const row of rows) {
        expect(Math.min(row.payment, row.part, row.interest, row.balance)).toBeGreaterThanOrEqual(0);
      }
      const paid = rows.filter(({ month }) => month > terms.graceMonths);
      for (const row of paid.slice(0, -1)) expect(row.payment).toBe(instalment);
      if (paid.length > 0) expect(paid.at(-1)?.payment ?? 0).toBeLessThanOrEqual(Math.max(2 * instalment, 2));
    }),
    { numRuns: 300 },
  );
});

test('at 0% a loan costs what was borrowed', () => {
  const free = loan({ yearlyRate: 0, amount: 1000, months: 3 });
  expect(free.rows.map(({ payment }) => payment)).toEqual([333, 333, 334]);
  expect(free).toMatchObject({ interest: 0, total: 1000, cost: 1000, effectiveYearlyRate: 0 });
});

test('interest in the grace period is paid, or added each month', () => {
  const paid = loan({ graceMonths: 2, graceInterest: 'paid' });
  expect(paid.rows.slice(0, 2).map(({ payment, balance }) => [payment, balance])).toEqual([
    [1000, 100_000],
    [1000, 100_000],
  ]);
  expect(paid.instalment).toBe(loan({}).instalment);
  const added = loan({ graceMonths: 2, graceInterest: 'added' });
  expect(added.rows.slice(0, 2).map(({ payment, balance }) => [payment, balance])).toEqual([
    [0, 101_000],
    [0, 102_010],
  ]);
  expect(added.instalment).toBe(instalmentOf(102_010, 12, 12));
  expect(added.rows).toHaveLength(14);
});

test('part payments end the loan sooner at the same instalment, and never pay more than is owed', () => {
  const without = loan({});
  const with1 = loan({ partPayments: [{ month: 3, amount: 40_000 }] });
  expect(with1.instalment).toBe(without.instalment);
  expect(with1.rows.length).toBeLessThan(without.rows.length);
  expect(with1.interest).toBeLessThan(without.interest);
  const early = loan({ graceMonths: 6, partPayments: [{ month: 2, amount: 500_000 }] });
  expect(early.rows).toHaveLength(2);
  expect(early.rows.at(-1)).toMatchObject({ part: 100_000, balance: 0 });
  const twice = loan({
    partPayments: [
      { month: 3, amount: 20_000 },
      { month: 3, amount: 20_000 },
    ],
  });
  expect(twice.rows).toEqual(with1.rows);
});

test('the effective rate is the compounded yearly rate, and a fee raises it', () => {
  expect(loan({ amount: 1_000_000_000 }).effectiveYearlyRate).toBeCloseTo((1.01 ** 12 - 1) * 100, 4);
  const withFee = loan({ amount: 1_000_000, fee: 20_000 });
  // worth nothing today: what is received less what is paid, at that rate
  const monthly = (1 + withFee.effectiveYearlyRate / 100) ** (1 / 12);
  const worth = withFee.rows.reduce((left, { payment, month }) => left - payment / monthly ** month, 980_000);
  expect(Math.abs(worth)).toBeLessThan(0.01);
  expect(withFee.effectiveYearlyRate).toBeGreaterThan(16);
  expect(withFee.cost).toBe(withFee.total + 20_000);
  expect(feeOf(2_000_000_00, 1.25)).toBe(25_000_00);
});

test('a loan that cannot be computed says which figure is wrong', () => {
  const problem = (terms: Partial<LoanTerms>) => {
    const computed = computeLoan({ ...plain, ...terms });
    return 'problem' in computed ? computed.problem : undefined;
  };
  for (const amount of [0, -1, 1.5, Number.NaN, 1e20]) expect(problem({ amount })).toBe('amount');
  for (const yearlyRate of [-1, 100.1, 1000, Number.NaN]) expect(problem({ yearlyRate })).toBe('rate');
  for (const months of [0, -1, 601, 1.5]) expect(problem({ months })).toBe('months');
  expect(problem({ months: 600 })).toBeUndefined();
  expect(problem({ graceMonths: 121 })).toBe('grace');
  expect(problem({ fee: 100_000 })).toBe('fee');
  expect(problem({ partPayments: [{ month: 13, amount: 1 }] })).toBe('part-payment');
  expect(problem({ partPayments: [{ month: 1, amount: 0 }] })).toBe('part-payment');
  expect(
    problem({
      amount: 1e12,
      yearlyRate: 100,
      months: 600,
      graceMonths: loanLimits.graceMonths,
      graceInterest: 'added',
    }),
  ).toBe('too-large');
});
