// What is slow the first time, begun before the server says that it is ready: connections are opened and their queries
// known to the database, and the essay engine loads its words. That one goes on beside the first requests: on a busy
// machine it takes ten seconds, and nobody's evaluation comes that early.
import { randomUUID } from 'node:crypto';
import type { App } from '#app.ts';
import type { Parts } from '#feature/feature.ts';

/** Each asks for more at once than there are connections for all: every connection takes part. */
const atOnce = 6;

export async function warmUp({ app }: Pick<App, 'app'>, parts: Parts): Promise<void> {
  // an engine that does not load says so to the first evaluation
  void parts.ports.writing.warmUp().catch(() => undefined);
  // what is asked for nobody finds nothing, and leaves nothing
  const nobody = randomUUID();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      await Promise.all(parts.features.map((feature) => feature.warmUp?.(parts, nobody)));
      await app.inject({ url: '/api/auth/session', headers: { cookie: 'lantern.session_token=nobody' } });
    }),
  );
}
