// The table of exchange rates in use: the last good one that was loaded, or the estimate that Lantern ships. A file or a
// feed that is malformed, old or down changes nothing and leaves a note for the administrator.
import { todayIn } from '@lantern/abroad/days';
import { type RateTable, readRateTable, type TableProblem } from '@lantern/abroad/exchange';
import { shippedRates } from '@lantern/content/abroad/currency-rates';
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
  throw new Problem('invalid_request', { detail: message, fields: { text: message } });
}

export async function loadRates(database: Database, text: string, source: string): Promise<RateTable> {
  const table = read(text.toWellFormed(), source.toWellFormed());
  await store.insertTable(database, table);
  return table;
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
