import { readFileSync } from 'node:fs';
import { connect } from '../apps/server/src/database/database.ts';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { loadCatalogue } from '../apps/server/src/features/institutions/institutions.load.ts';
import { searchInstitutions } from '../apps/server/src/features/institutions/institutions.service.ts';
const embedded = await startEmbedded({ dataDir: process.argv[3] ?? '/tmp/lantern/search/pg', log: () => {} });
const { database, pool } = connect(embedded.connection, () => {});
try {
  let at = performance.now();
  await migrate(pool);
  console.log('migrate', Math.round(performance.now() - at)); at = performance.now();
  console.log('loaded', await loadCatalogue(database), Math.round(performance.now() - at), 'ms; rss', Math.round(process.memoryUsage().rss / 1e6));
  const lines = readFileSync(process.argv[2]!, 'utf8').split('\n').filter((l) => l && !l.startsWith('#'));
  const times: number[] = [];
  let bad = 0;
  for (const line of lines) {
    const [typed = '', want = ''] = line.includes('\t') ? line.split('\t') : line.split(' | ');
    at = performance.now();
    const found = await searchInstitutions(database, typed, { limit: 10 });
    const took = performance.now() - at;
    times.push(took);
    const names = found.slice(0, 3).map(({ name, country }) => `${name} (${country})`);
    const isNone = want === '-';
    const ok = want === '' ? ' ' : isNone ? (found.length === 0 ? '+' : 'X') : want.split(' ; ').every((w, _i, all) => found.slice(0, all.length > 1 ? 3 : 1).some((o) => o.name === w || o.otherNames.includes(w))) ? '+' : 'X';
    if (ok === 'X') bad++;
    console.log(ok, typed.padEnd(34), '|', names.join(' · ') || '(nothing)', ok === 'X' ? `<< ${want}` : '', Math.round(took));
  }
  times.sort((a, b) => a - b);
  console.log('bad', bad, 'of', lines.length, 'p50', times[times.length >> 1], 'p95', times[Math.floor(times.length * 0.95)], 'max', times.at(-1));
} finally { await database.destroy(); await embedded.stop(); }
process.exit();
