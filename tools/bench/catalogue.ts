// How long the catalogue takes: to load, to be searched at three sizes, and to be given out for matching.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '../../apps/server/src/database/database.ts';
import { startEmbedded } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import {
  listCandidates,
  searchInstitutions,
} from '../../apps/server/src/features/institutions/institutions.service.ts';
import { loadCatalogue } from '../../apps/server/src/features/institutions/loading/institutions.load.ts';
import {
  fillSearchKeys,
  refreshWords,
} from '../../apps/server/src/features/institutions/loading/institutions.put.store.ts';
import { printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, calls: { type: 'string', default: '300' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- catalogue [--calls 300]
Loads the shipped catalogue into a scratch database, searches it, 100,000 institutions (the shipped ones, and made
ones with names of their words) and the core alone, and reads everything that matching works on.\n`);
  process.exit(0);
}

const queries = [
  'University of Toronto',
  'toronto',
  'MIT',
  'harvrd university',
  'Standford',
  'technical university munich',
  'dhaka university',
  'zurich',
  'universities in germany',
  'national institute technology',
  'kyoto',
  'univeristy of melborne',
  '東京大学',
  'college of business',
  'state university new york',
  'oxford',
  'xqzt nowhere college',
  'جامعة',
  'ucla',
  'Indian Institute of Tecnology',
  'un',
  'university',
  '大学',
];

const folder = await mkdtemp(join(tmpdir(), 'lantern-bench-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => {} });
const { database, pool } = connect(embedded.connection, () => {});
try {
  await migrate(pool);
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const first = await timed(() => loadCatalogue(database));
  const second = await timed(() => loadCatalogue(database));
  printTable(
    ['load', 'ms'],
    [
      ['first', first],
      ['skipped by checksum', second],
    ],
  );

  const times = new Map<string, number[]>();
  const slowest: (string | number)[][] = [];
  const search = async (name: string) => {
    const byQuery = new Map<string, number[]>(queries.map((query) => [query, []]));
    for (let call = 0; call < Number(options.calls); call++) {
      const query = queries[call % queries.length] as string;
      byQuery.get(query)?.push(await timed(() => searchInstitutions(database, query)));
    }
    times.set(name, [...byQuery.values()].flat());
    const medians = [...byQuery].map(([query, all]) => ({
      query,
      median: all.sort((a, b) => a - b)[all.length >> 1] ?? 0,
    }));
    medians.sort((a, b) => b.median - a.median);
    for (const { query, median } of medians.slice(0, 3)) slowest.push([name, query, median]);
  };
  const grow = async (to: number) => {
    await pool.query(`
      insert into institutions (id, name, other_names, country, city, layer, origin)
      select 'own-' || n, split_part(a.name, ' ', 1) || ' ' || b.name, a.other_names, a.country, b.city, 'import', 'import'
      from generate_series((select count(*) + 1 from institutions), ${to}::int) as n
      join (select row_number() over (order by id) as r, * from institutions where origin = 'shipped') a on a.r = 1 + n * 7919 % 15000
      join (select row_number() over (order by id) as r, * from institutions where origin = 'shipped') b on b.r = 1 + n * 104729 % 15000
      where char_length(a.name || b.name) < 150
      on conflict do nothing`);
    if ((await fillSearchKeys(database)) > 0) await refreshWords(database);
    await pool.query('vacuum analyze institutions');
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from institutions');
    return rows[0]?.count ?? 0;
  };
  await pool.query('analyze institutions');
  await search(`${await grow(0)} institutions`);
  await search(`${await grow(100_000)} institutions`);

  const cold = await timed(() => listCandidates(database));
  const candidates = await listCandidates(database);
  const warm = await timed(() => listCandidates(database));
  const facts = candidates.reduce((sum, one) => sum + one.facts.length, 0);
  printTable(
    ['candidates', 'ms'],
    [
      [`${candidates.length} with ${facts} facts, first`, cold],
      ['again', warm],
    ],
  );

  await pool.query(`delete from institutions where layer <> 'core'`);
  await refreshWords(database);
  await pool.query('vacuum analyze institutions');
  await search(`${await grow(0)} institutions`);
  printTimes(times);
  printTable(['of', 'slowest', 'median ms'], slowest);
} finally {
  await database.destroy();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
