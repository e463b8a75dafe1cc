// How many digits a currency has after the point (ISO 4217). Amounts are whole minor units everywhere.

const noMinorUnit = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** Digits after the point: 0 for yen, 3 for dinars, 2 for almost everything else. */
export function minorDigits(currency: string): number {
  return noMinorUnit.has(currency) ? 0 : thousandths.has(currency) ? 3 : 2;
}

/** An amount of the main unit in minor units: fromMain(12.5, 'USD') is 1250. For figures of ours, which are exact. */
export function fromMain(amount: number, currency: string): number {
  return Math.round(amount * 10 ** minorDigits(currency));
}

/** For Intl, which formats the main unit. */
export function toMain(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** The same figure in another currency: 500 dollars that were meant as yen are 500 yen. No rate is used. */
export function sameFigure(minor: number, from: string, to: string): number;
export function sameFigure(minor: number | null, from: string, to: string): number | null;
export function sameFigure(minor: number | null, from: string, to: string): number | null {
  return minor === null ? null : fromMain(toMain(minor, from), to);
}

/**
 * The most that any one amount may be, in minor units: ten thousand million of a currency with two digits. Everything
 * that is computed from it stays a safe integer, or is refused.
 */
export const largestAmount = 1_000_000_000_000;
