import { sql } from 'kysely';
import type { Database } from './database.ts';

type OperatorAct = { endpoint: string; concernsId: string | null; ids: Readonly<Record<string, string>> };
type Act = OperatorAct & { adminId: string };

/** Notes what an administrator did, without a name where the account was deleted in the meantime. */
export async function insertAct(database: Database, { adminId, endpoint, concernsId, ids }: Act): Promise<void> {
  await sql`
    insert into admin_acts (admin_id, endpoint, concerns_id, ids) values (
      (select id from users where id = ${adminId}), ${endpoint},
      (select id from users where id = ${concernsId}), ${JSON.stringify(ids)})`.execute(database);
}

/** Notes what the operator did with a command. */
export async function insertOperatorAct(database: Database, { endpoint, concernsId, ids }: OperatorAct): Promise<void> {
  await sql`
    insert into admin_acts (by_operator, endpoint, concerns_id, ids)
    values (true, ${endpoint}, ${concernsId}, ${JSON.stringify(ids)})`.execute(database);
}
