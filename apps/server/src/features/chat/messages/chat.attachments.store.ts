// Which essays and papers of a student messages name, and whether a live share lets the mentor of the conversation open it.
import { type Attached, type AttachedKind, attachmentsSent } from '@lantern/contract/chat';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isSharedWith } from '#database/shares.ts';

export type AttachmentRow = Attached & { title: string; is_shared: boolean };

const scopes = { essay: 'essays', document: 'documents' } as const;

/** What the messages of a conversation name, what was attached last first. */
export async function listAttached(database: Database, chatId: string): Promise<Attached[]> {
  const rows = await database
    .selectFrom('chat_messages')
    .select(({ fn }) => ['attached_kind', 'attached_id', fn.max('seq').as('last')])
    .where('chat_id', '=', chatId)
    .where('attached_id', 'is not', null)
    .groupBy(['attached_kind', 'attached_id'])
    .orderBy('last', 'desc')
    .limit(attachmentsSent)
    .execute();
  return rows.flatMap(({ attached_kind: kind, attached_id: id }) => (id ? [{ kind: kind as AttachedKind, id }] : []));
}

/** Of these, those that are the student's and not deleted. */
export async function findTheirs(
  database: Database,
  { studentId, mentorId }: { studentId: string; mentorId: string | null },
  named: readonly Attached[],
): Promise<AttachmentRow[]> {
  const of = async (kind: AttachedKind) => {
    const ids = named.flatMap((one) => (one.kind === kind ? one.id : []));
    if (ids.length === 0) return [];
    const table = scopes[kind];
    const title = kind === 'essay' ? sql<string>`essays.title` : sql<string>`documents.name`;
    const isShared = mentorId
      ? isSharedWith(mentorId, table, { owner: `${table}.user_id`, item: `${table}.id` })
      : sql<boolean>`false`;
    const rows = await database
      .selectFrom(table)
      .select([`${table}.id`, title.as('title'), isShared.as('is_shared')])
      .where('user_id', '=', studentId)
      .where('deleted_at', 'is', null)
      .where(`${table}.id`, 'in', ids)
      .execute();
    return rows.map((row) => ({ kind, ...row }));
  };
  return [...(await of('essay')), ...(await of('document'))];
}
