import { answeredKeptDays, type ReceivedTicket, repliesMax, type Ticket, ticketsListed } from '@lantern/contract/help';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Tickets } from '#database/tables.ts';
import { endTaken, takenOf } from '#database/taken.ts';

const ticketOf = (row: Pick<Selectable<Tickets>, 'id' | 'subject' | 'message' | 'replies' | 'created_at'>): Ticket => {
  const replies = row.replies as unknown as Ticket['replies'];
  return {
    _id: row.id,
    subject: row.subject,
    message: row.message,
    status: replies.length > 0 ? 'answered' : 'open',
    replies,
    created_at: row.created_at.toISOString(),
  };
};

const receivedOf = (row: Selectable<Tickets>): Omit<ReceivedTicket, 'taken'> => ({
  ...ticketOf(row),
  name: row.name,
  email: row.email,
  has_account: row.user_id !== null,
});

export type NewTicket = {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: string;
};

/** False when the id is taken by another ticket; the same one sent twice is one. */
export async function insertTicket(database: Database, { userId, ...ticket }: NewTicket): Promise<boolean> {
  const made = await database
    .insertInto('tickets')
    .values({ ...ticket, user_id: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return true;
  const there = await database
    .selectFrom('tickets')
    .select('id')
    .where('id', '=', ticket.id)
    .where('user_id', 'is not distinct from', userId)
    .where('email', '=', ticket.email)
    .where('message', '=', ticket.message)
    .executeTakeFirst();
  return there !== undefined;
}

export async function listOwn(database: Database, userId: string): Promise<Ticket[]> {
  const rows = await database
    .selectFrom('tickets')
    .select(['id', 'subject', 'message', 'replies', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(ticketsListed)
    .execute();
  return rows.map(ticketOf);
}

const isOpen = sql<boolean>`replies = '[]'`;

/** Open ones, the longest waiting first; after them the newest answered ones. */
export async function listAll(
  database: Database,
  readerId: string,
): Promise<{ tickets: ReceivedTicket[]; open: number }> {
  const open = await database
    .selectFrom('tickets')
    .selectAll()
    .where(isOpen)
    .orderBy('created_at')
    .limit(ticketsListed)
    .execute();
  const answered = await database
    .selectFrom('tickets')
    .selectAll()
    .where(sql<boolean>`replies <> '[]'`)
    .orderBy('created_at', 'desc')
    .limit(ticketsListed - open.length)
    .execute();
  const taken = await takenOf(
    database,
    'ticket',
    open.map(({ id }) => id),
    readerId,
  );
  return {
    tickets: [...open, ...answered].map((row) => ({ ...receivedOf(row), taken: taken(row.id) })),
    open: await countOpen(database),
  };
}

export async function countOpen(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('tickets')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether it waits for a reply. */
export async function isWaiting(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('tickets').select('id').where('id', '=', id).where(isOpen).executeTakeFirst();
  return row !== undefined;
}

export type Replied = { ticket: ReceivedTicket; userId: string | null; language: string; isNew: boolean };

/** Adds a reply once, however often it is sent. Undefined: there is no such ticket, or it is full. */
export async function addReply(
  transaction: Database,
  id: string,
  reply: { id: string; text: string; at: string },
): Promise<Replied | undefined> {
  const row = await transaction.selectFrom('tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const { replies } = ticketOf(row);
  const of = { userId: row.user_id, language: row.language };
  if (replies.some((one) => one.id === reply.id))
    return { ticket: { ...receivedOf(row), taken: null }, ...of, isNew: false };
  if (replies.length >= repliesMax) return undefined;
  const changed = await transaction
    .updateTable('tickets')
    .set({ replies: JSON.stringify([...replies, reply]) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await endTaken(transaction, { kind: 'ticket', id });
  return { ticket: { ...receivedOf(changed), taken: null }, ...of, isNew: true };
}

/** Answered ones, a year after the last reply. */
export async function deleteOldTickets(database: Database): Promise<void> {
  await sql`
    delete from tickets where replies <> '[]'
      and (replies -> -1 ->> 'at')::timestamptz < now() - make_interval(days => ${answeredKeptDays})`.execute(database);
}

/** Whose it was, null for somebody without an account; undefined when there is no such ticket. */
export async function deleteTicket(database: Database, id: string) {
  return await database.deleteFrom('tickets').where('id', '=', id).returning('user_id as userId').executeTakeFirst();
}
