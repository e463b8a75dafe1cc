// Every column into which words can go has a limit in the database, or stands here with the reason why it needs none: what a
// schema of a call forgets must not fill the disk.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const ours = 'made by the server, never from what somebody sent';
const catalogue =
  'the catalogue: read from files of the project, or of whoever runs the server, each checked by its schema';
const feed = 'exchange rates, from an answer of bounded size';
const engine = 'what our own engine answers for a text that has a limit; it makes at most so many remarks';
const look = 'what our own look at a paper tells: a fixed set of findings';

/** Columns and whole tables (`table.*`) without a limit. */
const reasons: Readonly<Record<string, string>> = {
  'catalogue_loads.*': catalogue,
  'facts.*': catalogue,
  'facts_history.*': catalogue,
  'institutions.*': catalogue,
  'scholarships.*': catalogue,
  'rate_loads.*': feed,
  'document_files.checks': look,
  'essay_evaluations.result': engine,
  'installation.*': ours,
  'migrations.*': ours,
  'sessions.token': ours,
  'sign_in_methods.*': ours,
  'throttles.key': ours,
  'two_factors.*': ours,
  'verifications.*': ours,
};

type Column = { place: string; name: string; checks: string[] };

async function listColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname || '.' || a.attname as place, a.attname as name,
      array(
        select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey)
      ) as checks
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
      and a.atttypid = any (array['text', 'varchar', 'bpchar', 'text[]', 'varchar[]', 'json', 'jsonb', 'bytea']::regtype[])
    order by 1`.execute(t.database);
  return rows;
}

/** A length that is counted, a list of values, a pattern that has an end, or a key of another table. */
function isLimited({ name, checks }: Column): boolean {
  const place = `\\(*\\b${name}\\b`;
  const forms = [
    new RegExp(`(?:char_length|octet_length|pg_column_size)\\([^<>]*${place}[^<>]*\\) *(?:<=?|= )`),
    new RegExp(`${place}\\)* *(?:= ANY|<@) `),
    new RegExp(`${place}\\)* ~ '\\^[^'*+]*\\$'`),
    new RegExp(`FOREIGN KEY \\([^)]*\\b${name}\\b`),
  ];
  return checks.some((check) => forms.some((form) => form.test(check) && !/\{\d+,\}/.test(check)));
}

test('every column for words has a limit, or a reason to have none', async () => {
  const columns = await listColumns();
  expect(columns.length).toBeGreaterThan(250);
  const hasReason = ({ place }: Column) => place in reasons || `${place.split('.')[0]}.*` in reasons;
  expect(columns.filter((column) => !isLimited(column) && !hasReason(column)).map(({ place }) => place)).toEqual([]);
});

test('each reason is about a column that is there and has no limit', async () => {
  const columns = await listColumns();
  for (const place of Object.keys(reasons)) {
    const meant = columns.filter((one) => one.place === place || `${one.place.split('.')[0]}.*` === place);
    expect(
      meant.some((column) => !isLimited(column)),
      place,
    ).toBe(true);
  }
});
