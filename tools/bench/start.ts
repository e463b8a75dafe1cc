// How long `npm start` takes until the server is ready: first on an empty folder, then again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, isReady } from '../chaos/ready.ts';
import { printTable } from './figures.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, times: { type: 'string', default: '4' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- start [--times 4]
Runs npm start on one scratch folder, several times, and prints the seconds until /api/ready says yes. The first time
makes the database and, where the sources changed, the pages.\n`);
  process.exit(0);
}

const folder = await mkdtemp(join(tmpdir(), 'lantern-start-'));
const port = await freePort();
const rows: (string | number)[][] = [];
try {
  for (let time = 1; time <= Number(options.times); time++) {
    const started = performance.now();
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: join(folder, 'data'), PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
      // a group of its own, so that the end reaches npm and what it started
      detached: true,
    });
    while (!(await isReady(port))) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}`);
      await sleep(10);
    }
    rows.push([`start ${time}`, (performance.now() - started) / 1000]);
    process.kill(-(npm.pid as number), 'SIGTERM');
    if (npm.exitCode === null) await once(npm, 'exit');
    while (await isReady(port)) await sleep(50);
    await sleep(1000);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
printTable(['', 'seconds'], rows);
process.exit();
