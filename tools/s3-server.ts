// A real S3 server to test against: Debian's radosgw on a throw-away cluster of one machine, all of it in memory.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startCluster } from './s3/cluster.ts';
import { NotHere, requirePrograms } from './s3/programs.ts';

/** What scripts/test.mjs takes for "could not be run on this machine". */
const notRunCode = 77;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '0' }, help: { type: 'boolean' } },
});
if (values.help) {
  process.stdout.write(
    `node tools/s3-server.ts [--port 8108] [-- command argument ...]
Starts an S3 server on this machine and prints its settings; stops it with Ctrl-C. With a command it runs that with the
settings (and TEST_S3) in its environment, stops, and ends with the command's code. Installs radosgw, ceph-mon and ceph-osd (61 MB)
where they are missing and it may: on Debian, as root. Ends with the code ${notRunCode} where it may not.\n`,
  );
  process.exit(0);
}

try {
  requirePrograms();
  const began = performance.now();
  const cluster = await startCluster(Number(values.port));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  try {
    process.stdout.write(`S3 runs on ${cluster.settings.S3_ENDPOINT} (started in ${seconds} s)\n`);
    process.exitCode = positionals.length > 0 ? await runWith(cluster.settings) : await waitFor(cluster.settings);
  } finally {
    await cluster.stop();
  }
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = notRunCode;
}

async function runWith(settings: Record<string, string>): Promise<number> {
  const [program = '', ...args] = positionals;
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...settings, TEST_S3: '1' } });
  // the command ends first, then we do
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

async function waitFor(settings: Record<string, string>): Promise<number> {
  for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
  process.stdout.write('Ctrl-C stops it; everything in it is gone then.\n');
  // a signal alone does not keep the process alive
  const alive = setInterval(() => {}, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  clearInterval(alive);
  return 0;
}
