import type { Masked } from '@lantern/contract/contacts';
import type { Database } from '#database/database.ts';

/** Messages that were looked through by older rules, by their id, those behind `after`. */
export async function listOlder(database: Database, rules: number, after: string, most: number) {
  return await database
    .selectFrom('chat_messages')
    .select(['id', 'text'])
    .where('masked_by', '<', rules)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute();
}

/** The words of a message never change, so nothing can have come between. */
export async function keepMasked(
  database: Database,
  id: string,
  { masked, masked_by }: { masked: Masked | null; masked_by: number },
): Promise<void> {
  await database
    .updateTable('chat_messages')
    .set({ masked: masked && JSON.stringify(masked), masked_by })
    .where('id', '=', id)
    .execute();
}
