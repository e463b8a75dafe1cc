// Who looks after what waits for those who run the installation.
import { Problem } from '@lantern/contract/problem';
import { type Taken, takenHours } from '@lantern/contract/taken';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** What can be looked after: a row of chat_reports, documents, facts, tickets. */
export type TakenKind = 'report' | 'paper' | 'fact' | 'ticket';

type Item = { kind: TakenKind; id: string };

/** Looks after one, or leaves it to others. Throws looked_after where somebody else does. */
export async function setTaken(database: Database, { kind, id }: Item, by: string, isTaken: boolean): Promise<void> {
  if (!isTaken) {
    await database
      .deleteFrom('taken_work')
      .where('kind', '=', kind)
      .where('item_id', '=', id)
      .where('taken_by', '=', by)
      .execute();
    return;
  }
  const { rows } = await sql`
    insert into taken_work (kind, item_id, taken_by, taken_until)
    values (${kind}, ${id}, ${by}, now() + make_interval(hours => ${takenHours}))
    on conflict (kind, item_id) do update set taken_by = excluded.taken_by, taken_until = excluded.taken_until
    where taken_work.taken_by = excluded.taken_by or taken_work.taken_until <= now()
    returning item_id`.execute(database);
  if (rows.length === 0) throw new Problem('looked_after');
}

/** Who looks after which of these, as `readerId` reads it. */
export async function takenOf(
  database: Database,
  kind: TakenKind,
  ids: readonly string[],
  readerId: string,
): Promise<(id: string) => Taken> {
  const rows = await database
    .selectFrom('taken_work as t')
    .innerJoin('users', 'users.id', 't.taken_by')
    .select(['t.item_id', 't.taken_by', 't.taken_until', 'users.name'])
    .where('t.kind', '=', kind)
    .where('t.item_id', 'in', ids.length > 0 ? ids : [readerId])
    .where('t.taken_until', '>', sql<Date>`now()`)
    .execute();
  const taken = new Map(
    rows.map(({ item_id, taken_by, taken_until, name }) => [
      item_id,
      { by: name, mine: taken_by === readerId, until: taken_until.toISOString() },
    ]),
  );
  return (id) => taken.get(id) ?? null;
}

/** What is decided is looked after no longer. */
export async function endTaken(database: Database, { kind, id }: Item): Promise<void> {
  await database.deleteFrom('taken_work').where('kind', '=', kind).where('item_id', '=', id).execute();
}

/** What was taken and left alone. */
export async function deleteOldTaken(database: Database): Promise<void> {
  await sql`delete from taken_work where taken_until <= now()`.execute(database);
}
