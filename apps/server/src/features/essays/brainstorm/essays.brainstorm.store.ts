// Runs of the generator, and where each student is in the wizard.
import type { Idea } from '@lantern/contract/essays';
import type { BrainstormState, KeptBrainstorm } from '@lantern/contract/essays.brainstorm';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export async function hasRun(database: Database, userId: string, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('brainstorm_runs')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when a run with that id exists, in any account. */
export async function insertRun(
  database: Database,
  userId: string,
  { id, input, ideas }: { id: string; input: object; ideas: readonly Idea[] },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('brainstorm_runs')
    .values({
      id,
      user_id: userId,
      input: JSON.stringify(input),
      ideas: JSON.stringify(ideas),
      created_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes all but the newest runs. */
export async function removeOldRuns(database: Database, userId: string, keep: number): Promise<void> {
  await database
    .deleteFrom('brainstorm_runs')
    .where('user_id', '=', userId)
    .where('id', 'in', (runs) =>
      runs
        .selectFrom('brainstorm_runs')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(keep),
    )
    .execute();
}

const columns = ['state', 'revision', 'updated_at'] as const;

const keptOf = (row: { state: unknown; revision: number; updated_at: Date }): KeptBrainstorm => ({
  state: row.state as BrainstormState,
  revision: row.revision,
  updated_at: row.updated_at.toISOString(),
});

export async function findState(database: Database, userId: string): Promise<KeptBrainstorm | undefined> {
  const row = await database
    .selectFrom('brainstorm_states')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Reads the state and holds its row until the transaction ends. */
export async function lockState(transaction: Database, userId: string): Promise<KeptBrainstorm | undefined> {
  const row = await transaction
    .selectFrom('brainstorm_states')
    .select(columns)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Undefined when there is a state already. */
export async function insertState(
  transaction: Database,
  userId: string,
  state: BrainstormState,
): Promise<KeptBrainstorm | undefined> {
  const row = await transaction
    .insertInto('brainstorm_states')
    .values({ user_id: userId, state: JSON.stringify(state) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** Stores a state whose row is locked. */
export async function storeState(
  transaction: Database,
  userId: string,
  state: BrainstormState,
): Promise<KeptBrainstorm> {
  const row = await transaction
    .updateTable('brainstorm_states')
    .set({ state: JSON.stringify(state), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return keptOf(row);
}
