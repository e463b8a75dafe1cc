// A loan that is paid back in equal monthly instalments on the reducing balance. Whole minor units; every figure is
// rounded half up once, from the exact value (fractions of whole numbers, no floating point).
import { largestAmount } from './currencies.ts';
import { effectiveYearlyRate } from './effective-rate.ts';

export type PartPayment = { month: number; amount: number };

export type LoanTerms = {
  /** minor units */
  amount: number;
  /** percent a year, at most four decimals; a twelfth of it each month */
  yearlyRate: number;
  /** instalments, after the grace period */
  months: number;
  graceMonths: number;
  /** in the grace period interest is paid each month, or added to the loan each month */
  graceInterest: 'paid' | 'added';
  /** minor units, paid when the loan starts */
  fee: number;
  /** beside the instalment of that month, counted from the start; the instalment stays, the loan ends sooner */
  partPayments: PartPayment[];
};

export type LoanMonth = {
  month: number;
  /** instalment or interest paid; 0 in a grace period with interest added */
  payment: number;
  part: number;
  interest: number;
  /** what is owed after this month */
  balance: number;
};

export type Loan = {
  instalment: number;
  rows: LoanMonth[];
  /** everything paid, without the fee */
  total: number;
  interest: number;
  /** total and fee */
  cost: number;
  /** percent a year, from what is received after the fee and what is paid when */
  effectiveYearlyRate: number;
};

/** What a set of terms cannot be computed for. */
export type LoanProblem = 'amount' | 'rate' | 'months' | 'grace' | 'fee' | 'part-payment' | 'too-large';

export const loanLimits = { rate: 100, months: 600, graceMonths: 120, partPayments: 60 } as const;

const isWhole = (value: number, from: number, to: number) =>
  Number.isSafeInteger(value) && value >= from && value <= to;

function loanProblem(terms: LoanTerms): LoanProblem | undefined {
  if (!isWhole(terms.amount, 1, largestAmount)) return 'amount';
  if (!(terms.yearlyRate >= 0 && terms.yearlyRate <= loanLimits.rate)) return 'rate';
  if (!isWhole(terms.months, 1, loanLimits.months)) return 'months';
  if (!isWhole(terms.graceMonths, 0, loanLimits.graceMonths)) return 'grace';
  if (!isWhole(terms.fee, 0, terms.amount - 1)) return 'fee';
  const last = terms.graceMonths + terms.months;
  const isPart = ({ month, amount }: PartPayment) => isWhole(month, 1, last) && isWhole(amount, 1, largestAmount);
  if (terms.partPayments.length > loanLimits.partPayments || !terms.partPayments.every(isPart)) return 'part-payment';
  return undefined;
}

/** Half up, for what is not negative. */
export function roundedRatio(top: bigint, bottom: bigint): bigint {
  return (2n * top + bottom) / (2n * bottom);
}

/** The monthly rate as a fraction: percent a year / 100 / 12. */
function monthlyRate(yearlyRate: number): { top: bigint; bottom: bigint } {
  return { top: BigInt(Math.round(yearlyRate * 10_000)), bottom: 12_000_000n };
}

/** The equal instalment for a balance over some months: P·i·(1+i)^n / ((1+i)^n − 1), and P / n at 0%. */
function exactInstalment(balance: bigint, yearlyRate: number, months: number): bigint {
  const { top, bottom } = monthlyRate(yearlyRate);
  if (top === 0n) return roundedRatio(balance, BigInt(months));
  const grown = (bottom + top) ** BigInt(months);
  const start = bottom ** BigInt(months);
  return roundedRatio(balance * top * grown, bottom * (grown - start));
}

/** The instalment alone, in minor units: what the simplest calculator shows. */
export function instalmentOf(amount: number, yearlyRate: number, months: number): number {
  return Number(exactInstalment(BigInt(amount), yearlyRate, months));
}

type Row = { month: number; payment: bigint; part: bigint; interest: bigint; balance: bigint };

/** The months after the grace period at one instalment; the last one takes what is left. */
function repay(terms: LoanTerms, start: bigint, instalment: bigint, parts: Map<number, bigint>): Row[] {
  const { top, bottom } = monthlyRate(terms.yearlyRate);
  const rows: Row[] = [];
  let balance = start;
  const end = terms.graceMonths + terms.months;
  for (let month = terms.graceMonths + 1; month <= end && balance > 0n; month++) {
    const interest = roundedRatio(balance * top, bottom);
    const owed = balance + interest;
    const payment = month === end || owed < instalment ? owed : instalment;
    const part = smaller(parts.get(month) ?? 0n, owed - payment);
    balance = owed - payment - part;
    rows.push({ month, payment, part, interest, balance });
  }
  return rows;
}

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** The months before the first instalment. */
function waitThrough(terms: LoanTerms, parts: Map<number, bigint>): Row[] {
  const { top, bottom } = monthlyRate(terms.yearlyRate);
  const rows: Row[] = [];
  let balance = BigInt(terms.amount);
  for (let month = 1; month <= terms.graceMonths && balance > 0n; month++) {
    const interest = roundedRatio(balance * top, bottom);
    const payment = terms.graceInterest === 'paid' ? interest : 0n;
    const owed = balance + interest - payment;
    const part = smaller(parts.get(month) ?? 0n, owed);
    balance = owed - part;
    rows.push({ month, payment, part, interest, balance });
  }
  return rows;
}

/** Several part payments of one month are one. */
function partsByMonth(terms: LoanTerms): Map<number, bigint> {
  const parts = new Map<number, bigint>();
  for (const { month, amount } of terms.partPayments) parts.set(month, (parts.get(month) ?? 0n) + BigInt(amount));
  return parts;
}

/**
 * Instalments after the wait. Over decades at a high rate half a minor unit a month can grow into a last instalment of
 * twice the others: then the instalment is one minor unit more.
 */
function settle(terms: LoanTerms, start: bigint, parts: Map<number, bigint>): { instalment: bigint; rows: Row[] } {
  let instalment = exactInstalment(start, terms.yearlyRate, terms.months);
  let rows = repay(terms, start, instalment, parts);
  for (let tries = 0; tries < 2 && (rows.at(-1)?.payment ?? 0n) > 2n * instalment; tries++) {
    instalment += 1n;
    rows = repay(terms, start, instalment, parts);
  }
  return { instalment, rows };
}

const sum = (values: bigint[]) => values.reduce((all, value) => all + value, 0n);

export function computeLoan(terms: LoanTerms): Loan | { problem: LoanProblem } {
  const problem = loanProblem(terms);
  if (problem) return { problem };
  const parts = partsByMonth(terms);
  const waited = waitThrough(terms, parts);
  const start = waited.at(-1)?.balance ?? BigInt(terms.amount);
  const { instalment, rows: paid } = settle(terms, start, parts);
  const all = [...waited, ...paid];
  const total = sum(all.map(({ payment, part }) => payment + part));
  const most = sum([total, BigInt(terms.fee), ...all.slice(0, 1).map(({ balance }) => balance)]);
  if (most > BigInt(Number.MAX_SAFE_INTEGER) || start > BigInt(Number.MAX_SAFE_INTEGER))
    return { problem: 'too-large' };
  const rows = all.map((row) => ({
    month: row.month,
    payment: Number(row.payment),
    part: Number(row.part),
    interest: Number(row.interest),
    balance: Number(row.balance),
  }));
  return {
    instalment: Number(instalment),
    rows,
    total: Number(total),
    interest: Number(sum(all.map(({ interest }) => interest))),
    cost: Number(total) + terms.fee,
    effectiveYearlyRate: effectiveYearlyRate(
      terms.amount - terms.fee,
      rows.map(({ payment, part }) => payment + part),
    ),
  };
}

/** A processing fee that the lender gives in percent. */
export function feeOf(amount: number, percent: number): number {
  return Number(roundedRatio(BigInt(amount) * BigInt(Math.round(percent * 10_000)), 1_000_000n));
}
