// The real server inside of this program, so that its jobs can be run one by one, and three people of the school who call it.

import { createHmac, randomUUID } from 'node:crypto';
import { type Endpoint, type Input, urlOf } from '@lantern/contract/endpoint';
import { readConfig } from '../../apps/server/src/config.ts';
import { sessionSecret } from '../../apps/server/src/features/accounts/accounts.store.ts';
import { features } from '../../apps/server/src/features/features.ts';
import { startJobs } from '../../apps/server/src/runtime/jobs.ts';
import { startServer } from '../../apps/server/src/server.ts';
import type { Client } from '../../apps/server/test/support/rows.ts';

const origin = 'http://lantern.test';

export type Person = {
  id: string;
  /** The status, and what went wrong where it is none of those that are good. */
  call: <E extends Endpoint>(endpoint: E, input: Partial<Input<E>>) => Promise<{ status: number; text: string }>;
};

export type GrownServer = Awaited<ReturnType<typeof startGrownServer>>;

export async function startGrownServer(client: Client, databaseUrl: string, dataDir: string) {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', CLOCK_JOBS: 'false', PUBLIC_URL: origin };
  const server = await startServer(readConfig(settings), databaseUrl, undefined);
  await server.warmUp();
  const secret = await sessionSecret(server.ports.database);

  async function person(email: string): Promise<Person> {
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    const id = rows[0]?.id;
    if (!id) throw new Error(`nobody has the address ${email}`);
    const token = randomUUID().replaceAll('-', '');
    await client.query(
      `insert into sessions (id, user_id, token, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [randomUUID(), id, token],
    );
    const signature = createHmac('sha256', secret).update(token).digest('base64');
    const headers = { origin, cookie: `lantern.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
    return {
      id,
      async call(endpoint, input) {
        const { params, query, body } = input as Partial<Record<string, Record<string, unknown>>>;
        const answer = await server.app.inject({
          method: endpoint.method,
          url: urlOf(endpoint, params, query),
          headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
          ...(body && { payload: JSON.stringify(body) }),
        });
        return { status: answer.statusCode, text: answer.body };
      },
    };
  }

  /** What is done by the clock, with the time of each. */
  async function listJobs(): Promise<{ name: string; run: () => Promise<void> }[]> {
    const all: { name: string; run: () => Promise<void> }[] = [];
    const jobs = {
      ...server.ports.jobs,
      work: async () => {},
      workEvery: async (_: string, name: string, run: () => Promise<void>) => {
        all.push({ name, run });
      },
    };
    await startJobs({ ...server.accounts, ports: { ...server.ports, jobs }, features });
    return all;
  }

  return { person, listJobs, stop: () => server.stop() };
}
