// Money in another currency, by a table of rates with a date. Rates are decimals as text, so that nothing is lost.
import { minorDigits } from './currencies.ts';
import { type Day, daysBetween, isDay } from './days.ts';
import { roundedRatio } from './loans.ts';

export type RateTable = {
  base: string;
  /** the day that the rates are of */
  day: Day;
  source: string;
  /** how many of each for one of the base */
  rates: Record<string, string>;
};

const decimal = /^\d{1,9}(\.\d{1,9})?$/;

/** A decimal of at most nine digits after the point as a whole number of thousand-millionths. */
function scaled(rate: string): bigint {
  const [whole = '0', part = ''] = rate.split('.');
  return BigInt(whole + part.padEnd(9, '0'));
}

function rateOf(table: RateTable, currency: string): bigint | undefined {
  if (currency === table.base) return 1_000_000_000n;
  const rate = table.rates[currency];
  return rate && decimal.test(rate) ? scaled(rate) : undefined;
}

/**
 * Minor units of one currency in minor units of another, rounded half up; undefined when the table knows one of them not.
 * `homeFall` is how many percent of its value the currency `home` loses, 0 to 99.
 */
export function convert(
  minor: number,
  from: string,
  to: string,
  table: RateTable,
  fall: { home: string; percent: number } = { home: '', percent: 0 },
): number | undefined {
  if (from === to) return minor;
  const fromRate = rateOf(table, from);
  const toRate = rateOf(table, to);
  if (!fromRate || !toRate) return undefined;
  // a currency that is worth 20% less takes 100/80 as many of it
  const left = BigInt(100 - fall.percent);
  const top = to === fall.home ? 100n : from === fall.home ? left : 1n;
  const bottom = to === fall.home ? left : from === fall.home ? 100n : 1n;
  const size = BigInt(Math.abs(minor)) * toRate * top * 10n ** BigInt(minorDigits(to));
  const value = Number(roundedRatio(size, fromRate * bottom * 10n ** BigInt(minorDigits(from))));
  return minor < 0 ? -value : value;
}

/** After this many days rates are shown with a warning: plans for a year should not rest on them. */
const staleAfterDays = 90;

export function ageOf(table: RateTable, today: Day): { days: number; isOld: boolean } {
  const days = Math.max(0, daysBetween(table.day, today));
  return { days, isOld: days > staleAfterDays };
}

export type TableProblem = 'not-a-table' | 'no-date' | 'date-ahead' | 'too-old' | 'no-base' | 'bad-rate' | 'too-few';

/** A table that is older than this is not taken, whoever offers it. */
const oldestDays = 366;

/**
 * Reads what a file or a feed said: JSON as { base, date, rates: { EUR: 0.86 } }, which is also what the public feeds
 * built on the European Central Bank's rates answer, or lines `EUR,0.86` under `date,2026-11-20` and `base,USD`.
 */
export function readRateTable(
  text: string,
  source: string,
  today: Day,
): RateTable | { problem: TableProblem; about?: string } {
  const raw = text.trim().startsWith('{') ? fromJson(text) : fromLines(text);
  if (!raw) return { problem: 'not-a-table' };
  if (!/^[A-Z]{3}$/.test(raw.base)) return { problem: 'no-base' };
  if (!isDay(raw.day)) return { problem: 'no-date' };
  if (daysBetween(today, raw.day) > 1) return { problem: 'date-ahead', about: raw.day };
  if (daysBetween(raw.day, today) > oldestDays) return { problem: 'too-old', about: raw.day };
  const rates: Record<string, string> = {};
  for (const [code, value] of raw.rates) {
    const rate = String(value);
    if (!/^[A-Z]{3}$/.test(code) || !decimal.test(rate) || Number(rate) <= 0)
      return { problem: 'bad-rate', about: code.slice(0, 20) };
    if (code !== raw.base) rates[code] = rate;
  }
  return Object.keys(rates).length < 5 ? { problem: 'too-few' } : { base: raw.base, day: raw.day, source, rates };
}

type RawTable = { base: string; day: string; rates: [string, unknown][] };

const mostRates = 400;

function fromJson(text: string): RawTable | undefined {
  try {
    const { base, date, rates } = JSON.parse(text) as { base?: unknown; date?: unknown; rates?: unknown };
    if (typeof rates !== 'object' || rates === null || Array.isArray(rates)) return undefined;
    const entries = Object.entries(rates);
    if (entries.length > mostRates) return undefined;
    // a feed's 0.86 is a number: as decimal text, never as 1e-7
    const written = entries.map(([code, value]): [string, unknown] => [
      code,
      typeof value === 'number' ? trimmed(value) : value,
    ]);
    return { base: String(base), day: String(date), rates: written };
  } catch {
    return undefined;
  }
}

function trimmed(value: number): string {
  return Number.isFinite(value) ? value.toFixed(9).replace(/\.?0+$/, '') : 'no number';
}

function fromLines(text: string): RawTable | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0 || lines.length > mostRates || !lines.every((line) => /^[^,;\t]+[,;\t][^,;\t]+$/.test(line)))
    return undefined;
  const cells = lines.map((line) => line.split(/[,;\t]/).map((cell) => cell.trim()) as [string, string]);
  const named = (name: string) => cells.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const rates = cells.filter(([key]) => !['date', 'base', 'currency'].includes(key.toLowerCase()));
  return { base: named('base'), day: named('date'), rates };
}
