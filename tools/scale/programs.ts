// What stands around the processes: Caddy with the configuration that is shipped, and PgBouncer where it is asked for.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../apps/server/src/database/embedded-connection.ts';
import { freePort } from '../chaos/ready.ts';

export async function end(program: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill(signal);
  await ended;
}

async function listens(port: number, program: ChildProcess, name: string): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) throw new Error(`${name} ended with ${program.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
}

/** Caddy before two processes or more, by deploy/two.Caddyfile. */
export async function startCaddy(folder: string, ports: readonly number[]) {
  const port = await freePort();
  const shipped = await readFile(join(import.meta.dirname, '../../deploy/two.Caddyfile'), 'utf8');
  const file = join(folder, 'Caddyfile');
  const [first, ...more] = ports.map((one) => `127.0.0.1:${one}`);
  const last = more.pop();
  // students of the load bench say their addresses themselves
  const known = shipped.replace('lb_policy least_conn', 'lb_policy least_conn\n\t\t\ttrusted_proxies 127.0.0.1/32');
  // beside another Caddy of this machine
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${known}`);
  const program = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      SITE: `http://127.0.0.1:${port}`,
      PLAIN_SITE: `http://without-tls.invalid:${port}`,
      LANTERN_A: first,
      LANTERN_MORE: more.join(' '),
      LANTERN_B: last,
    },
    stdio: ['ignore', 'ignore', process.env.SCALE_VERBOSE ? 'inherit' : 'ignore'],
  });
  await listens(port, program, 'Caddy');
  return { program, url: `http://127.0.0.1:${port}` };
}

/** PgBouncer in transaction mode, as docs/scaling.md sets it up. It does not run as root: then it is nobody. */
export async function startPgBouncer(path: string, folder: string, database: Connection) {
  const port = await freePort();
  const place = join(folder, 'pgbouncer');
  await mkdir(place);
  const file = join(place, 'pgbouncer.ini');
  const secret = database.password ? ` password=${database.password}` : '';
  await writeFile(
    file,
    `[databases]
lantern = host=${database.host} port=${database.port} dbname=${database.database} user=${database.user}${secret} connect_query='set statement_timeout = 15000'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
  );
  const nobody = 65534;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    await chmod(folder, 0o711);
    for (const one of [place, file]) await chown(one, nobody, nobody);
  }
  const program = spawn(path, ['-q', file], {
    cwd: place,
    ...(isRoot && { uid: nobody, gid: nobody }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await listens(port, program, 'PgBouncer');
  return { program, url: `postgres://lantern@127.0.0.1:${port}/lantern` };
}
