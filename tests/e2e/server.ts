// One Lantern for all journeys: the real server on a scratch folder, as `npm start` would run it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export default async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-e2e-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes('token=') && text.endsWith('\n')) resolve(text);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  process.env.LANTERN_URL = `http://127.0.0.1:${port}`;
  process.env.LANTERN_ADMIN_LINK = /http\S+claim-admin\S+/.exec(said)?.[0] ?? '';

  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
