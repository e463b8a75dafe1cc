// What an operator does beside the server stands in the log of what administrators did, by the name of the command.
import type { OperatorActName } from '@lantern/contract/admin.acts';
import { insertOperatorAct } from '#database/admin-acts.ts';
import type { Database } from '#database/database.ts';
import type { Say } from './progress.ts';

/**
 * Notes a command that has done its work. That stays done: where the row cannot be written (a database that was not
 * brought forward yet, or is full), it is said.
 */
export async function noteCommand(
  database: Database,
  say: Say,
  command: OperatorActName,
  ids: Readonly<Record<string, string>> = {},
): Promise<void> {
  try {
    await insertOperatorAct(database, { endpoint: command, concernsId: null, ids });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    say(`The log of what administrators did has no line of this: ${why}`);
  }
}
