import { type AdminAct, actsKeptDays, actsPerPage } from '@lantern/contract/admin.acts';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** Newest first, those before one; `next` is what to ask for the next page with. */
export async function listActs(database: Database, before: number | undefined) {
  const rows = await database
    .selectFrom('admin_acts')
    .leftJoin('users as admin', 'admin.id', 'admin_acts.admin_id')
    .leftJoin('users as concerned', 'concerned.id', 'admin_acts.concerns_id')
    .select([
      'admin_acts.id',
      'at',
      'by_operator',
      'endpoint',
      'ids',
      'admin.name as admin',
      'concerned.name as concerns',
    ])
    .$if(before !== undefined, (query) => query.where('admin_acts.id', '<', `${before}`))
    .orderBy('admin_acts.id', 'desc')
    .limit(actsPerPage + 1)
    .execute();
  const acts = rows.slice(0, actsPerPage).map(({ id, at, ids, ...row }) => ({
    ...row,
    _id: Number(id),
    at: at.toISOString(),
    ids: ids as AdminAct['ids'],
  }));
  return { acts, next: rows.length > actsPerPage ? (acts.at(-1)?._id ?? null) : null };
}

export async function deleteOldActs(database: Database): Promise<void> {
  await sql`delete from admin_acts where at < now() - make_interval(days => ${actsKeptDays})`.execute(database);
}
