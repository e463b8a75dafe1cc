import type { Attached, AttachedKind } from '@lantern/contract/chat';
import type { Masked } from '@lantern/contract/contacts';
import { contactRules } from '@lantern/contract/contacts';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type MessageRow = {
  id: string;
  sender_id: string;
  seq: number;
  text: string;
  masked: unknown;
  masked_by: number;
  attached_kind: string | null;
  attached_id: string | null;
  created_at: Date;
};
const columns = [
  'id',
  'sender_id',
  'seq',
  'text',
  'masked',
  'masked_by',
  'attached_kind',
  'attached_id',
  'created_at',
] as const;

export function attachedOf({ attached_kind, attached_id }: MessageRow): Attached | undefined {
  return attached_id === null ? undefined : { kind: attached_kind as AttachedKind, id: attached_id };
}

type Span = {
  before?: number | undefined;
  after?: number | undefined;
  search?: string | undefined;
  limit: number;
  /** contact details are hidden: only what is shown is searched */
  hides?: boolean;
};

/** Of a message that older rules looked through all words, until a job has looked again, seconds after the start. */
const shownText = sql<string>`case when masked_by = ${contactRules} then coalesce(masked ->> 'text', text) else text end`;

/** In the order of writing: those just before, those just after, or the last ones. */
export async function listMessages(
  database: Database,
  chatId: string,
  { before, after, search, limit, hides = false }: Span,
): Promise<MessageRow[]> {
  const rows = await database
    .selectFrom('chat_messages')
    .select(columns)
    .where('chat_id', '=', chatId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`${hides ? shownText : sql.ref('text')} ilike ${`%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    )
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return after === undefined ? rows.reverse() : rows;
}

export async function findMessage(database: Database, id: string) {
  return await database.selectFrom('chat_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

type NewMessage = {
  chatId: string;
  sender: { id: string; side: 'student' | 'mentor' };
  id: string;
  text: string;
  attached: Attached | undefined;
  masked: Masked | null;
  masked_by: number;
};

/** Puts a message at the end; undefined when its id is taken. The conversation is held by the caller's transaction. */
export async function addMessage(
  transaction: Database,
  { chatId, sender, id, text, attached, masked, masked_by }: NewMessage,
): Promise<MessageRow | undefined> {
  const { last_seq: seq } = await transaction
    .updateTable('chats')
    .set({ last_seq: sql`last_seq + 1`, last_at: sql`clock_timestamp()` })
    .where('id', '=', chatId)
    .where(`${sender.side}_id`, '=', sender.id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const named = { attached_kind: attached?.kind ?? null, attached_id: attached?.id ?? null };
  const found = { masked: masked && JSON.stringify(masked), masked_by };
  return await transaction
    .insertInto('chat_messages')
    .values({
      id,
      chat_id: chatId,
      sender_id: sender.id,
      seq,
      text,
      ...found,
      ...named,
      created_at: sql`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(columns)
    .executeTakeFirst();
}
