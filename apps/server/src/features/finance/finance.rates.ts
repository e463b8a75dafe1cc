// The table of exchange rates in use: the last good one that was loaded, or the estimate that Lantern ships. A file or a
// feed that is malformed, old or down changes nothing and leaves a note for the administrator.
import { todayIn } from '@lantern/abroad/days';
import { type RateTable, readRateTable, type TableProblem } from '@lantern/abroad/exchange';
import { shippedRates } from '@lantern/content/abroad/currency-rates';
import type { Output } from '@lantern/contract/endpoint';
import type { checkRates as checkEndpoint } from '@lantern/contract/finance';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { FeedError, readFeed } from '#ports/feeds/feed.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './finance.rates.store.ts';

const shipped: RateTable = { ...shippedRates, rates: { ...shippedRates.rates } };

const sentences: Record<TableProblem, string> = {
  'not-a-table': 'This is no table of rates. It is JSON with base, date and rates, or lines such as EUR,0.86.',
  'no-date': 'The table does not say of which day it is: date is written as 2026-11-20.',
  'date-ahead': 'The day of the table is still to come.',
  'too-old': 'The table is more than a year old.',
  'no-base': 'The table does not say its base, such as USD.',
  'bad-rate': 'One of the rates is no number above zero.',
  'too-few': 'There are fewer than five rates in it.',
};

export async function readRates({ database }: Pick<Ports, 'database'>) {
  const loaded = await store.findTable(database);
  return { table: loaded?.table ?? shipped, is_shipped: !loaded, loaded_at: loaded?.loadedAt.toISOString() ?? null };
}

function read(text: string, source: string): RateTable {
  const table = readRateTable(text, source, todayIn('UTC', new Date()));
  if (!('problem' in table)) return table;
  const message = table.about ? `${sentences[table.problem]} (${table.about})` : sentences[table.problem];
  throw Problem.field('text', message);
}

export async function loadRates(database: Database, text: string, source: string): Promise<RateTable> {
  const table = read(text.toWellFormed(), source.toWellFormed());
  await store.insertTable(database, table);
  return table;
}

/** How many of a currency for one US dollar; undefined where the table does not say. */
export function perDollar({ base, rates }: RateTable, currency: string): number | undefined {
  const [dollar, other] = ['USD', currency].map((code) => (code === base ? 1 : Number(rates[code])));
  return dollar && other ? other / dollar : undefined;
}

const changesShown = 10;

/** What a table would change; it is read by the same rules, and nothing is kept. */
export async function checkRates(
  database: Database,
  text: string,
  source: string,
): Promise<Output<typeof checkEndpoint>> {
  const table = read(text.toWellFormed(), source.toWellFormed());
  const { table: now, is_shipped } = await readRates({ database });
  const known = [now.base, ...Object.keys(now.rates)];
  const changes = known.flatMap((currency) => {
    const [before, after] = [perDollar(now, currency), perDollar(table, currency)];
    if (!before || !after) return [];
    const percent = Math.round((after / before - 1) * 1000) / 10;
    return percent === 0 ? [] : [{ currency, before, after, percent }];
  });
  return {
    table,
    is_older: !is_shipped && table.day < now.day,
    changes: changes.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent)).slice(0, changesShown),
    missing: known.filter((currency) => currency !== table.base && !(currency in table.rates)),
  };
}

/** Once a day, where a feed is configured. The table in use stays when the feed fails, with its age. */
export async function refreshRates({ database }: Pick<Ports, 'database'>, feed: string): Promise<void> {
  const source = new URL(feed).host;
  try {
    await loadRates(database, await readFeed(feed), source);
  } catch (error) {
    if (!(error instanceof FeedError || error instanceof Problem)) throw error;
    await store.insertFailure(database, source, error.message.slice(0, 300));
  }
  await store.removeOldLoads(database);
}

export async function readRatesState(ports: Pick<Ports, 'database'>, feed: string | undefined) {
  const { table, is_shipped } = await readRates(ports);
  const attempts = await store.listAttempts(ports.database);
  return {
    table,
    is_shipped,
    feed: feed ? new URL(feed).host : null,
    attempts: attempts.map(({ at, source, problem }) => ({ at: at.toISOString(), source, problem })),
  };
}
