import { spawn } from 'node:child_process';

/** A screen that nobody sees, under the first free number. */
export async function openScreen(): Promise<{ display: string; close: () => void }> {
  const server = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start')));
    server.stdout.once('data', (said: Buffer) => resolve(said.toString().trim()));
  });
  return { display: `:${number}`, close: () => void server.kill() };
}
