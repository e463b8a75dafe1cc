// npm run box: builds the image and tries it, without a registry and without a container engine.
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../tools/chaos/ready.ts';
import { type Container, openImage, start } from './box/container.ts';
import { buildah, cacheFolder, makeBase, makeBuilder, NotHere, requirePrograms, run, sizeOf } from './box/machine.ts';
import { leaveTraces, type Traces } from './box/visit.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    base: { type: 'string' },
    builder: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(`npm run box -- [--base IMAGE] [--builder IMAGE] [--no-build]
Builds the Containerfile with Debian's buildah, on a base that debootstrap makes or on the images named, starts the image
with a read-only root as its own user, signs up, uploads a paper, prints and evaluates an essay, makes a backup, restarts
it, finds everything again, and stops it cleanly. Says how large the image is. Needs root on Debian; ends with the code 77
where it cannot be done. Takes about ten minutes the first time and five afterwards on two processors.
--no-build tries the image that the last run built.\n`);
  process.exit(0);
}

/** Of the unpacked image; docs/running.md states what it is. */
const mostMegabytes = 450;
const stopLimitMs = 10_000;
const notRunCode = 77;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  requirePrograms();
  if (!options['no-build']) build();
  await tryOut();
} catch (error) {
  if (!(error instanceof NotHere)) throw error;
  say(error.message);
  process.exitCode = notRunCode;
}

function build(): void {
  const began = performance.now();
  const bases = { BASE: options.base ?? makeBase(), BUILDER: options.builder ?? makeBuilder() };
  const args = Object.entries(bases).flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]);
  // what npm has fetched before; the form of Docker, since OCI's knows no health check
  const cache = ['--volume', `${run('npm', ['config', 'get', 'cache'])}:/root/.npm`];
  const form = ['--isolation', 'chroot', '--format', 'docker', '--network', 'host', '--pull-never'];
  buildah(['build', ...form, ...cache, ...args, '--tag', 'lantern', '--file', 'Containerfile', '.'], { shown: true });
  say(`Built in ${Math.round((performance.now() - began) / 1000)} s`);
}

async function tryOut(): Promise<void> {
  const image = openImage('lantern');
  const volume = mkdtempSync(join(cacheFolder, 'volume-'));
  let running: Container | undefined;
  try {
    const megabytes = Math.round(sizeOf(image.root) / 1_000_000);
    say(`The image takes ${megabytes} MB unpacked`);
    if (megabytes > mostMegabytes) throw new Error(`that is more than ${mostMegabytes} MB`);
    const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
    if (!(uid > 0 && gid > 0)) throw new Error(`the image runs as ${image.config.User}, not as a user of its own`);
    chownSync(volume, uid, gid);
    const port = await freePort();
    const environment = { PORT: String(port), HOST: '127.0.0.1' };
    const url = `http://127.0.0.1:${port}`;

    await stopWhileStarting(await start(image, volume, environment));

    const began = performance.now();
    running = await start(image, volume, environment);
    await running.says(/Lantern is ready: .*\n/);
    say(`Ready after ${((performance.now() - began) / 1000).toFixed(1)} s, on a new volume`);
    checkInside(running, image.config.Healthcheck.Test);
    const traces: Traces = await leaveTraces(url);
    running.exec(['lantern', 'backup', '/data/backup']);
    await stopCleanly(running);

    running = await start(image, volume, environment);
    await running.says(/Lantern is ready: .*\n/);
    await traces.findAgain();
    await stopCleanly(running);
    running = undefined;
    say('Everything was there again after a restart.');
  } finally {
    if (running) say(running.said());
    await running?.stop();
    image.remove();
    rmSync(volume, { recursive: true, force: true });
  }
}

/** The first process of a container gets no signal that it does not ask for. */
async function stopWhileStarting(container: Container): Promise<void> {
  await container.says(/./);
  const { ms } = await container.stop();
  if (ms > stopLimitMs) throw new Error(`a stop while it started took ${ms} ms`);
}

async function stopCleanly(container: Container): Promise<void> {
  const { code, ms } = await container.stop();
  if (code !== 0 || ms > stopLimitMs) throw new Error(`the stop took ${ms} ms and ended with ${code}`);
  say(`Stopped after ${ms} ms with the code 0`);
}

function checkInside(container: Container, [kind, ...test]: readonly string[]): void {
  if (kind !== 'CMD') throw new Error(`the health check is of the kind ${kind}`);
  container.exec(test);
  const refused = 'touch /app/x 2>/dev/null || touch /x 2>/dev/null || echo refused';
  if (container.exec(['sh', '-c', refused]) !== 'refused') throw new Error('the root can be written');
  if (container.exec(['id', '-u']) === '0') throw new Error('it runs as root');
}
