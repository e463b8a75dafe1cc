// Writes src/database/tables.ts from the migrations; with --check it only says whether the file is fresh.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#database/database.ts';
import { startEmbedded } from '#database/embedded.ts';
import { migrate } from '#database/migrate.ts';

if (process.argv.includes('--help')) {
  process.stdout.write('node apps/server/scripts/tables.ts [--check]\nWrites (or checks) the table types made from the migrations.\n');
  process.exit(0);
}

const target = new URL('../src/database/tables.ts', import.meta.url);
const codegen = join(dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')), 'dist/cli/bin.js');
const folder = await mkdtemp(join(tmpdir(), 'lantern-tables-'));
const embedded = await startEmbedded({ dataDir: folder, log: () => {} });
let fresh: string;
try {
  const { host, port, user, database, password } = embedded.connection;
  const { pool, database: kysely } = connect(embedded.connection, () => {});
  await migrate(pool);
  await kysely.destroy();
  const url = `postgres://${user}:${password ?? ''}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const out = join(folder, 'tables.ts');
  const arguments_ = [codegen, '--dialect', 'postgres', '--url', url, '--out-file', out, '--exclude-pattern', 'migrations', '--date-parser', 'string', '--numeric-parser', 'number'];
  await promisify(execFile)(process.execPath, arguments_, { cwd: folder });
  // int8 arrives as a number: database.ts sets its parser
  fresh = await readFile(out, 'utf8');
} finally {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

if (!process.argv.includes('--check')) {
  await writeFile(target, fresh);
} else if (fresh !== (await readFile(target, 'utf8').catch(() => ''))) {
  process.stderr.write('src/database/tables.ts does not match the migrations. Run: npm run tables\n');
  process.exitCode = 1;
}
