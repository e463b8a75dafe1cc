import type { Sitting } from '@lantern/contract/essays.log';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const columns = ['id', 'started_at', 'ended_at', 'typed', 'pasted', 'deleted', 'pastes'] as const;

type Row = Omit<Sitting, 'started_at' | 'ended_at'> & { started_at: Date; ended_at: Date };

const sittingOf = ({ started_at, ended_at, ...counts }: Row): Sitting => ({
  ...counts,
  started_at: started_at.toISOString(),
  ended_at: ended_at.toISOString(),
});

const counts = ['typed', 'pasted', 'deleted', 'pastes'] as const;

/** How many were stored: one whose id belongs to another essay or another student is left out. */
export async function putSittings(
  transaction: Database,
  userId: string,
  essayId: string,
  sittings: readonly Sitting[],
): Promise<number> {
  const rows = await transaction
    .insertInto('writing_sittings')
    .values(sittings.map((sitting) => ({ ...sitting, essay_id: essayId, user_id: userId })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          started_at: sql<Date>`least(writing_sittings.started_at, excluded.started_at)`,
          ended_at: sql<Date>`greatest(writing_sittings.ended_at, excluded.ended_at)`,
          ...Object.fromEntries(
            counts.map((count) => [
              count,
              sql<number>`greatest(${sql.ref(`writing_sittings.${count}`)}, ${sql.ref(`excluded.${count}`)})`,
            ]),
          ),
        })
        .where('writing_sittings.essay_id', '=', essayId)
        .where('writing_sittings.user_id', '=', userId),
    )
    .returning('id')
    .execute();
  return rows.length;
}

export async function countSittings(database: Database, userId: string, essayId: string): Promise<number> {
  const { count } = await database
    .selectFrom('writing_sittings')
    .select((sittings) => sittings.fn.countAll<number>().as('count'))
    .where('essay_id', '=', essayId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export async function listSittings(
  database: Database,
  owners: string[],
  essayId: string,
  limit: number,
): Promise<Sitting[]> {
  const rows = await database
    .selectFrom('writing_sittings')
    .select(columns)
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(sittingOf);
}

export type LogTotals = {
  sittings: number;
  minutes: number;
  typed: number;
  pasted: number;
  deleted: number;
  pastes: number;
};

/** Over all sittings; minutes are those between first and last key of each, begun ones counted once in the sum. */
export async function sumSittings(database: Database, owners: string[], essayId: string): Promise<LogTotals> {
  const sum = (column: (typeof counts)[number]) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`.as(column);
  return await database
    .selectFrom('writing_sittings')
    .select([
      sql<number>`count(*)::int`.as('sittings'),
      sql<number>`ceil(coalesce(sum(extract(epoch from ended_at - started_at)), 0) / 60)::int`.as('minutes'),
      ...counts.map(sum),
    ])
    .where('essay_id', '=', essayId)
    .where('user_id', 'in', owners)
    .executeTakeFirstOrThrow();
}
