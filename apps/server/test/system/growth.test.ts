// What is asked for one person must not read the rows of everybody. With some hundred people the plans show it as well as
// with a hundred thousand, when reading a whole table is made the last resort: what has an index for its question takes it.
import { allEndpoints } from '@lantern/contract/all';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addCopies, keepOriginal, shared } from '../support/copies.ts';
import { inputs, inputsByFeature } from './inputs.ts';
import { makeWorld, type Relation, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  for (const { plant } of Object.values(inputsByFeature)) await plant?.(world.app, world.owner);
});
afterAll(() => world.app.stop());

test('every foreign key into what people fill has an index, for when what it names is deleted', async () => {
  const client = await connect();
  // an index of the rows that have the key is enough
  const { rows } = await client.query<{ key: string }>(`
    select conrelid::regclass || ' (' || string_agg(attname, ', ') || ')' as key from pg_constraint key
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
        and coalesce(pg_get_expr(indpred, indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true))
    group by key.oid, conrelid order by 1`);
  await client.end();
  expect(rows.map(({ key }) => key)).toEqual([]);
});

test('no list and no page reads a table of people from end to end', async () => {
  const reads = await recordReads(async () => {
    for (const { feature, name, endpoint } of allEndpoints) {
      const entry = inputs[`${feature}.${name}`] ?? {};
      if (endpoint.method !== 'GET' || typeof endpoint.response === 'string') continue;
      for (const relation of askers) {
        const caller = world.copyOf(relation);
        await caller.call(endpoint, (await entry.input?.(world, caller)) ?? {});
      }
    }
  });
  expect(reads.length).toBeGreaterThan(200);
  expect(await findWholeReads(reads)).toEqual([]);
});

const askers: readonly Relation[] = ['owner', 'mentor with a live share', 'administrator'];

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(world.app.url);
  await client.connect();
  return client;
}

/** What pg-boss does by itself, whenever it wants to. */
const isOfQueue = (text: string) => /\bjobs\.|pg_stat_user_tables/.test(text);

type Sent = { text: string; values: unknown[] };

/** The reads that were sent meanwhile, each once, with what it asked for. */
async function recordReads(act: () => Promise<void>): Promise<Sent[]> {
  const reads = new Map<string, Sent>();
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as Partial<Sent>);
    if (text && /^\s*(select|with)\b/i.test(text) && !isOfQueue(text))
      reads.set(text, { text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, args);
  } as typeof query);
  try {
    await act();
  } finally {
    spy.mockRestore();
  }
  return [...reads.values()];
}

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Parent Relationship'?: string;
  Plans?: Plan[];
};

async function findWholeReads(reads: readonly Sent[]): Promise<string[]> {
  const client = await connect();
  try {
    await keepOriginal(client);
    await addCopies(client, 1, 200);
    const indexes = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    const partial = new Set(indexes.rows.map(({ name }) => name));
    await client.query('set enable_seqscan = off');
    const found = new Set<string>();
    for (const { text, values } of reads) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      for (const { 'QUERY PLAN': plans } of rows)
        for (const table of wholeReads(plans[0].Plan, { partial, isLimited: false })) found.add(`${table}: ${text}`);
    }
    return [...found].sort();
  } finally {
    await client.end();
  }
}

type Around = { partial: ReadonlySet<string>; isLimited: boolean };

/**
 * Tables of people that a plan reads from end to end. A walk along an index may end at a `limit` above it, and an index of
 * a part of the rows holds what waits. What a condition may look up for each row or once for all is left to the planner,
 * which weighs that by the size of the table.
 */
function wholeReads(plan: Plan, around: Around): string[] {
  const { 'Relation Name': table, 'Index Name': index = '', 'Node Type': node } = plan;
  const isWalk = index !== '' && plan['Index Cond'] === undefined && !around.isLimited && !around.partial.has(index);
  const own = table && isOfPeople(table) && (node === 'Seq Scan' || isWalk) ? [`${node} ${table} ${index}`.trim()] : [];
  const isLimited = around.isLimited || node === 'Limit';
  const below = (plan.Plans ?? []).filter((one) => one['Parent Relationship'] !== 'SubPlan');
  return [...own, ...below.flatMap((one) => wholeReads(one, { ...around, isLimited }))];
}

/** A row for each thing that somebody of the staff has open or has set up. */
const few = new Set(['taken_work', 'webhooks']);
const isOfPeople = (table: string) => !shared.has(table) && !few.has(table);
