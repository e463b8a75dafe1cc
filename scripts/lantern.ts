import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Lantern = {
  url: string;
  pid: number;
  /** The one-time link that makes the first administrator. */
  adminLink: string;
  stop(): Promise<void>;
};

/**
 * Starts the real server on a scratch folder and a free port, for measurements, journeys and pictures. Where there is an
 * administrator already, no link is waited for.
 */
export async function startLantern(
  dataDir: string,
  environment: Record<string, string> = {},
  state: 'new' | 'with an administrator' = 'new',
): Promise<Lantern> {
  const started = state === 'new' ? /Lantern is ready: \S+\n[\s\S]*claim-admin\S+\n/ : /Lantern is ready: \S+\n/;
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      if (started.test(text)) resolve(text);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
  });
  return {
    url: /Lantern is ready: (\S+)/.exec(said)?.[1] ?? '',
    pid: server.pid ?? 0,
    adminLink: /http\S+claim-admin\S+/.exec(said)?.[0] ?? '',
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}
