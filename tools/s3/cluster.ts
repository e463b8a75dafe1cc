import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterConfig } from './cluster-config.ts';

export type Cluster = { settings: Record<string, string>; stop: () => Promise<void> };

const run = promisify(execFile);
const bucket = 'lantern-test';
/** Far above what it takes: a busy machine is no failure. */
const longestStart = 180_000;

/** A monitor, a store in memory and the S3 gateway before it, on loopback ports and a folder of their own. */
export async function startCluster(port: number): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-s3-'));
  const config = join(folder, 'ceph.conf');
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const start = (program: string, ...args: string[]) => {
    const output = openSync(join(folder, `${program}.out`), 'a');
    // a group of its own: Ctrl-C in the terminal reaches us, and we end it
    const child = spawn(program, ['-c', config, ...args, '-f'], { stdio: ['ignore', output, output], detached: true });
    children.push(child);
    return child;
  };
  const ask = (program: string, ...args: string[]) => run(program, ['-c', config, ...args], { timeout: longestStart });

  try {
    const id = randomUUID();
    const [monitorPort, gatewayPort] = [await freePort(), port || (await freePort())];
    await mkdir(join(folder, 'mon'));
    await mkdir(join(folder, 'osd'));
    await writeFile(config, clusterConfig({ id, folder, monitorPort, gatewayPort }));

    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--fsid', id, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map]);
    await ask('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map);
    start('ceph-mon', '-i', 'a');

    const store = randomUUID();
    await ask('ceph', 'osd', 'new', store);
    await ask('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    start('ceph-osd', '-i', '0');

    const accessKey = randomBytes(10).toString('hex');
    const secretKey = randomBytes(20).toString('hex');
    const user = ['--uid=lantern', '--display-name=Lantern', `--access-key=${accessKey}`, `--secret-key=${secretKey}`];
    await ask('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user);
    const gateway = start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await answers(endpoint, gateway);
    await makeBucket(endpoint, accessKey, secretKey);
    return {
      settings: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKey,
        S3_SECRET_ACCESS_KEY: secretKey,
        // for radosgw-admin -c
        CEPH_CONF: config,
      },
      stop,
    };
  } catch (error) {
    for (const program of ['ceph-mon', 'ceph-osd', 'radosgw'])
      process.stderr.write(await readFile(join(folder, `${program}.out`), 'utf8').catch(() => ''));
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}

async function answers(endpoint: string, gateway: ChildProcess): Promise<void> {
  const until = Date.now() + longestStart;
  while (Date.now() < until && gateway.exitCode === null) {
    if (
      await fetch(endpoint).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(200);
  }
  throw new Error('radosgw did not answer');
}

/** Signed the old way (version 2), which needs no library. */
async function makeBucket(endpoint: string, accessKey: string, secretKey: string): Promise<void> {
  const date = new Date().toUTCString();
  const signature = createHmac('sha1', secretKey).update(`PUT\n\n\n${date}\n/${bucket}`).digest('base64');
  const headers = { date, authorization: `AWS ${accessKey}:${signature}` };
  const answer = await fetch(`${endpoint}/${bucket}`, { method: 'PUT', headers });
  if (!answer.ok) throw new Error(`the bucket was not made: ${answer.status} ${await answer.text()}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const hurry = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(hurry);
}
