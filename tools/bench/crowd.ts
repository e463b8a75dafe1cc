// Many people at once: planted in the database with their sessions, since each sign-up takes a core for a tenth of a second.
import { createHmac, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { connect, type Database } from '../../apps/server/src/database/database.ts';
import { readPostmaster } from '../../apps/server/src/database/embedded-process.ts';
import { sessionSecret } from '../../apps/server/src/features/accounts/accounts.store.ts';
import { withScratchServer } from './scratch.ts';
import { callAs, type Student } from './student.ts';

export type Member = Pick<Student, 'call' | 'headers'> & { id: string };

export type Crowd = {
  url: string;
  pid: number;
  dataDir: string;
  database: Database;
  /** People of a role, each at an address of their own. */
  plant: (count: number, role: 'student' | 'mentor' | 'admin') => Promise<Member[]>;
};

const rowsAtOnce = 1000;

/** A scratch server, with a way into its database. Its files lie where a socket does, so this runs on Unix alone. */
export async function withCrowd(use: (crowd: Crowd) => Promise<void>): Promise<void> {
  await withScratchServer(async ({ url, pid }, dataDir) => {
    const cluster = join(dataDir, 'postgres');
    const written = readPostmaster(cluster);
    const { database } = connect(
      {
        host: written?.socketFolder || cluster,
        port: written?.port || 5432,
        user: 'lantern',
        database: 'lantern',
      },
      () => undefined,
    );
    const secret = await sessionSecret(database);
    let people = 0;

    function memberOf(id: string, token: string): Member {
      people += 1;
      const signature = createHmac('sha256', secret).update(token).digest('base64');
      const headers = {
        origin: new URL(url).origin,
        'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
        cookie: `lantern.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
      };
      return { id, headers, call: callAs(url, headers) };
    }

    async function plant(count: number, role: 'student' | 'mentor' | 'admin'): Promise<Member[]> {
      const all = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID().replaceAll('-', '') }));
      const expires_at = new Date(Date.now() + 86_400_000);
      for (let from = 0; from < count; from += rowsAtOnce) {
        const some = all.slice(from, from + rowsAtOnce);
        await database
          .insertInto('users')
          .values(some.map(({ id }) => ({ id, role, name: 'Amina Rahman', email: `${id}@example.org` })))
          .execute();
        await database
          .insertInto('sessions')
          .values(some.map(({ id, token }) => ({ id: randomUUID(), user_id: id, token, expires_at })))
          .execute();
      }
      return all.map(({ id, token }) => memberOf(id, token));
    }

    try {
      await use({ url, pid, dataDir, database, plant });
    } finally {
      await database.destroy();
    }
  });
}
