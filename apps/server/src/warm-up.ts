// What is slow the first time, done before the server says that it is ready: connections are opened, their queries are
// known to the database, code has run, and the essay engine has its words.
import { randomUUID } from 'node:crypto';
import type { App } from './app.ts';
import type { Parts } from './feature.ts';

/** More at once than there are connections, so that each of them takes part. */
const atOnce = 12;
const rounds = 4;
/** An engine that takes longer goes on by itself. */
const engineMs = 10_000;

export async function warmUp({ app }: Pick<App, 'app'>, parts: Parts): Promise<void> {
  const engine = parts.ports.writing.warmUp();
  const late = new Promise<void>((resolve) => setTimeout(resolve, engineMs).unref());
  // what is asked for nobody finds nothing, and leaves nothing
  const nobody = randomUUID();
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        await Promise.all(parts.features.map((feature) => feature.warmUp?.(parts, nobody)));
        await app.inject({ url: '/api/auth/session', headers: { cookie: 'lantern.session_token=nobody' } });
      }),
    );
  await Promise.race([engine, late]);
}
