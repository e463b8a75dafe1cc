// How much the database reads for a call when there are ten and a hundred times as many students, and what grows with all of
// them where one student's rows were asked for.

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { addCopies, keepOriginal } from '../../apps/server/test/support/copies.ts';
import { openClient } from '../../apps/server/test/support/rows.ts';
import { watchMemory } from '../growth/flat.ts';
import { addHistory } from '../growth/history.ts';
import { type Figures, measure } from '../growth/measure.ts';
import { printTable } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    sizes: { type: 'string', default: '1,10,100' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    flat: { type: 'string', default: '0' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- growth [--sizes 1,10,100] [--only dashboard] [--all] [--flat 60]
Makes the demo school with a history, 50 times over for 1,000 students, and that as often as --sizes says; 100 take 10 GB
and half an hour. At each size every list and page, some searches and writes are called, every job of the clock is run and
an account is deleted (and kept). Prints statements, pages of 8 kB that the database looked at and its milliseconds, for
what reads twice as many pages at the last size as at the first, or for --all; the worst statements with how they were
scanned. --only takes the beginning of names. --flat lets students use a server
of its own at the last size for so many minutes, one call a second, and prints its memory.\n`);
  process.exit(0);
}
const sizes = options.sizes.split(',').map(Number);
const schoolsOfThousand = 50;
/** Fewer are a page or two of an index that has become deeper. */
const fewPages = 40;

const folder = await mkdtemp(join(tmpdir(), 'lantern-growth-'));
const logFile = join(folder, 'database', 'postgres.log');
const dataDir = join(folder, 'data');
await mkdir(join(folder, 'database'));
const embedded = await startEmbedded({
  dataDir: join(folder, 'database'),
  log: () => {},
  // it would cut the log short
  watch: false,
  settings: {
    shared_preload_libraries: 'auto_explain,pg_stat_statements',
    max_wal_size: '4GB',
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  },
});
const { host, port, user, password, database } = embedded.connection;
const secret = password ? `:${encodeURIComponent(password)}` : '';
const databaseUrl = `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

const grown = { databaseUrl, dataDir, logFile, only: options.only, withJobs: options.only === '' };
const figures = new Map<string, Map<number, Figures>>();
const refused = new Set<string>();

const client = await openClient(databaseUrl);
try {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const seed = spawnSync(process.execPath, [join(import.meta.dirname, '../../apps/server/src/operate.ts'), 'seed'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (seed.status !== 0) throw new Error('there is no demo school');
  await addHistory(client);
  await keepOriginal(client);
  let schools = 1;
  for (const size of sizes) {
    const wanted = size * schoolsOfThousand;
    const started = performance.now();
    if (wanted > schools) await addCopies(client, schools, wanted - 1);
    schools = wanted;
    const { rows } = await client.query<{ people: number; rows: number; mb: number }>(`select
      (select count(*) from users)::int as people, pg_database_size(current_database())::float8 / 1e6 as mb,
      (select sum(n_live_tup) from pg_stat_user_tables where schemaname <> 'originals')::float8 as rows`);
    say(
      `${size}: ${rows[0]?.people} people, ${rows[0]?.rows} rows, ${Math.round(rows[0]?.mb ?? 0)} MB, filled in ${Math.round((performance.now() - started) / 1000)} s; ${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`,
    );
    const measured = await measure(client, grown);
    for (const [what, one] of measured.figures)
      figures.set(what, (figures.get(what) ?? new Map<number, Figures>()).set(size, one));
    for (const one of measured.refused) refused.add(one);
  }
  print(say);
  const minutes = Number(options.flat);
  if (minutes > 0)
    await watchMemory({ client, databaseUrl, dataDir, minutes, perSecond: 1 }, ({ minute, rss, heap, statuses }) =>
      say(`minute ${minute}: ${Math.round(rss)} MB, ${Math.round(heap)} MB of them heap; ${statuses}`),
    );
} finally {
  await client.end();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

function print(say: (line: string) => void): void {
  const [first = 1, last = first] = [sizes[0], sizes.at(-1)];
  const grows = (bySize: Map<number, Figures>) => {
    const [small, large] = [bySize.get(first)?.pages ?? 0, bySize.get(last)?.pages ?? 0];
    return large > 2 * small && large > fewPages;
  };
  const shown = [...figures]
    .filter(([, bySize]) => options.all || grows(bySize))
    .sort(([, a], [, b]) => (b.get(last)?.pages ?? 0) - (a.get(last)?.pages ?? 0));
  const each = (bySize: Map<number, Figures>, of: 'statements' | 'pages' | 'ms') =>
    sizes.map((size) => {
      const value = bySize.get(size)?.[of];
      if (value === undefined) return '-';
      return of === 'ms' && value < 10 ? value.toFixed(1) : String(Math.round(value));
    });
  printTable(
    ['', ...(['statements', 'pages', 'ms'] as const).flatMap((of) => sizes.map((size) => `${of} ${size}x`))],
    shown.map(([what, bySize]) => [
      what,
      ...each(bySize, 'statements'),
      ...each(bySize, 'pages'),
      ...each(bySize, 'ms'),
    ]),
  );
  for (const [what, bySize] of shown.filter(([, bySize]) => grows(bySize)))
    say(`${what}, at ${last}: ${bySize.get(last)?.worst}`);
  for (const one of refused) say(`not measured: ${one}`);
}
process.exit();
