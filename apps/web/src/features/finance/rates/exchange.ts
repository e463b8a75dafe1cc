// Which table of rates counts: the shared one, with the rates that the student typed from their own bank laid over it.
import { ageOf, convert, type RateTable } from '@lantern/abroad/exchange';
import type { Finance } from '@lantern/contract/finance';
import { homeCurrencies } from '#components/home-currencies.ts';

export type Exchange = {
  table: RateTable;
  home: string;
  isShipped: boolean;
  ageDays: number;
  isOld: boolean;
  toHome: (minor: number, currency: string) => number | undefined;
};

export function homeCurrencyOf(kept: Finance, country: string): string {
  return kept.home_currency ?? homeCurrencies[country] ?? 'USD';
}

/** A rate of the student's own: so many of the home currency for one of another, put into the table's base. */
function withOwnRates(table: RateTable, kept: Finance, home: string): RateTable {
  const perBase = home === table.base ? 1 : Number(table.rates[home]);
  if (!perBase) return table;
  const rates = { ...table.rates };
  for (const { currency, rate } of kept.own_rates) {
    const value = perBase / Number(rate);
    if (currency === table.base) rates[home] = rate;
    else if (Number.isFinite(value)) rates[currency] = value.toFixed(9);
  }
  return { ...table, rates };
}

export function exchangeOf(table: RateTable, isShipped: boolean, kept: Finance, home: string, today: string): Exchange {
  const own = withOwnRates(table, kept, home);
  const { days, isOld } = ageOf(table, today);
  return {
    table: own,
    home,
    isShipped,
    ageDays: days,
    isOld,
    toHome: (minor, currency) => convert(minor, currency, home, own),
  };
}
