import { sql } from 'kysely';
import type { Database } from './database.ts';

type Act = { adminId: string; endpoint: string; concernsId: string | null; ids: Readonly<Record<string, string>> };

/** Notes what an administrator did; an account that went away in the meantime is nobody. */
export async function insertAct(database: Database, { adminId, endpoint, concernsId, ids }: Act): Promise<void> {
  await sql`
    insert into admin_acts (admin_id, endpoint, concerns_id, ids) values (
      (select id from users where id = ${adminId}), ${endpoint},
      (select id from users where id = ${concernsId}), ${JSON.stringify(ids)})`.execute(database);
}
