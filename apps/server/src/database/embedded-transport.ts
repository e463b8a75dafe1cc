import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '#runtime/start-error.ts';
import { clusterPath } from './embedded-cluster.ts';
import type { RunAs } from './embedded-user.ts';

/** How the server is reached, and what PostgreSQL must be told for that. */
export type Transport = { host: string; port: number; password?: string; settings: Record<string, string> };

// The name of a socket file is cut or refused beyond 107 bytes on Linux, 103 on macOS.
const longestSocketPath = 100;
const socketPort = 5432;

/** `oldPort` is that of the server that is replaced: whoever is connected finds the new one there. */
export async function chooseTransport(
  cluster: string,
  password: string | undefined,
  user: RunAs,
  oldPort?: number,
): Promise<Transport> {
  if (password) {
    const port = oldPort ?? (await freePort());
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
    return { host: '127.0.0.1', port, password, settings };
  }
  const path = join(cluster, `.s.PGSQL.${socketPort}.lock`);
  const fits = Buffer.byteLength(path) <= longestSocketPath && (await holdsSockets(dirname(cluster)));
  const host = fits ? cluster : makeShortFolder(cluster, user);
  return {
    host,
    port: socketPort,
    settings: {
      listen_addresses: '',
      unix_socket_directories: fits ? clusterPath(cluster, user) : host,
      unix_socket_permissions: '0700',
      port: String(socketPort),
    },
  };
}

/** Some file systems (shared folders of virtual machines) hold no sockets. */
async function holdsSockets(folder: string): Promise<boolean> {
  const path = join(folder, `.probe-${process.pid}`);
  rmSync(path, { force: true });
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(path, () => server.close(() => resolve(true)));
  });
}

/** A private folder with a short name, the same at every start. */
function makeShortFolder(cluster: string, user: RunAs): string {
  const folder = join(tmpdir(), `lantern-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const owners = [process.getuid?.(), user?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new StartError(
      `${folder} belongs to another user: remove it, or set DATA_DIR to a folder with a shorter path.`,
    );
  }
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
