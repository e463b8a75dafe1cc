import { unreadCounted } from '@lantern/contract/chat';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { isOneSuspended } from '#database/suspended.ts';
import type { MessageRow } from './messages/chat.messages.store.ts';

export type Side = 'student' | 'mentor';
export const otherSide = (side: Side): Side => (side === 'student' ? 'mentor' : 'student');

/** Who asks, as what. */
export type Me = { id: string; side: Side };

export type ChatRow = {
  id: string;
  student_id: string;
  mentor_id: string | null;
  last_seq: number;
  student_delivered: number;
  student_read: number;
  mentor_delivered: number;
  mentor_read: number;
  student_read_at: Date | null;
  mentor_read_at: Date | null;
  student_agreed: boolean;
  mentor_agreed: boolean;
  student_blocked: boolean;
  mentor_blocked: boolean;
  ended_at: Date | null;
  /** an administrator has stopped one of the two accounts */
  suspended: boolean;
};

const suspended = isOneSuspended('chats.student_id', 'chats.mentor_id').as('suspended');

/** A live share of anything, or a session in whatever state: the two know each other. */
const areAcquainted = (student: string, mentor: string) => sql`(
  exists (select from bookings b where b.student_id = ${sql.ref(student)} and b.mentor_id = ${sql.ref(mentor)})
  or exists (select from shares s where s.student_id = ${sql.ref(student)} and s.mentor_id = ${sql.ref(mentor)}
    and s.revoked_at is null and (s.until is null or s.until > now())))`;

/** Ids of those whom somebody can write to beside those they have written with. */
async function listAcquainted(database: Database, me: Me, most: number): Promise<string[]> {
  const { rows } =
    me.side === 'student'
      ? await sql<{ id: string }>`
          select u.id from users u where u.role = 'mentor' and u.suspended_at is null and u.id in (
            select user_id from mentor_profiles where published
            union select mentor_id from bookings where student_id = ${me.id}
            union select mentor_id from shares where student_id = ${me.id}
              and revoked_at is null and (until is null or until > now()))
          order by u.name, u.id limit ${most}`.execute(database)
      : await sql<{ id: string }>`
          select u.id from users u where u.role = 'student' and u.suspended_at is null and u.id in (
            select student_id from bookings where mentor_id = ${me.id}
            union select student_id from shares where mentor_id = ${me.id}
              and revoked_at is null and (until is null or until > now()))
          order by u.name, u.id limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/** Whether the two may begin a conversation. */
export async function mayBegin(database: Database, studentId: string, mentorId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select true as may from users student, users mentor left join mentor_profiles p on p.user_id = mentor.id
    where student.id = ${studentId} and student.role = 'student' and mentor.id = ${mentorId} and mentor.role = 'mentor'
      and student.suspended_at is null and mentor.suspended_at is null
      and (p.published or ${areAcquainted('student.id', 'mentor.id')})`.execute(database);
  return rows.length > 0;
}

/** Whether these two know each other beyond the mentor's published card. */
export async function areKnown(database: Database, studentId: string, mentorId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users student, users mentor
    where student.id = ${studentId} and mentor.id = ${mentorId} and student.role = 'student' and mentor.role = 'mentor'
      and student.suspended_at is null and mentor.suspended_at is null
      and ${areAcquainted('student.id', 'mentor.id')}`.execute(database);
  return rows.length > 0;
}

/** The conversation of the caller with somebody; where the other account is gone, by its own id. */
export async function findChat(
  database: Database,
  me: Me,
  personId: string,
  lock = false,
): Promise<ChatRow | undefined> {
  const own = database.selectFrom('chats').selectAll().select(suspended).where(`${me.side}_id`, '=', me.id);
  return await own
    .where(({ and, or, eb }) =>
      or([
        eb(`${otherSide(me.side)}_id`, '=', personId),
        and([eb(`${otherSide(me.side)}_id`, 'is', null), eb('id', '=', personId)]),
      ]),
    )
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Makes the conversation of a pair if there is none, and holds it until the transaction ends. */
export async function beginChat(transaction: Database, studentId: string, mentorId: string): Promise<ChatRow> {
  await transaction
    .insertInto('chats')
    .values({ student_id: studentId, mentor_id: mentorId })
    .onConflict((conflict) => conflict.columns(['student_id', 'mentor_id']).doNothing())
    .execute();
  return await transaction
    .selectFrom('chats')
    .selectAll()
    .select(suspended)
    .where('student_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type PersonRow = ChatRow & {
  person_id: string | null;
  name: string | null;
  profile: unknown;
  unread: number;
  message: MessageRow | null;
};

/** Those with whom the caller has written, the last one first, each with the last message; then the others by name. */
export async function listPeople(database: Database, me: Me, most: number): Promise<PersonRow[]> {
  const [mine, other] = [sql.ref(`c.${me.side}_id`), sql.ref(`c.${otherSide(me.side)}_id`)];
  const read = sql.ref(`c.${me.side}_read`);
  const { rows: written } = await sql<PersonRow>`
    select c.*, ${other} as person_id, u.name, p.profile, u_count.unread, to_json(m) as message,
      ${isOneSuspended('c.student_id', 'c.mentor_id')} as suspended
    from chats c
    left join users u on u.id = ${other}
    left join mentor_profiles p on p.user_id = ${other}
    left join lateral (select * from chat_messages where chat_id = c.id order by seq desc limit 1) m on true
    cross join lateral (select count(*)::int as unread from (
      select from chat_messages where chat_id = c.id and seq > ${read} and sender_id <> ${me.id}
      limit ${unreadCounted}) as one) u_count
    where ${mine} = ${me.id}
    order by c.last_at desc, c.id limit ${most}`.execute(database);
  const there = new Set(written.map(({ person_id }) => person_id));
  const others = (await listAcquainted(database, me, most))
    .filter((id) => !there.has(id))
    .slice(0, most - written.length);
  if (others.length === 0) return written;
  const { rows: unwritten } = await sql<PersonRow>`
    select u.id as person_id, u.name, p.profile, 0 as unread, null as message
    from users u left join mentor_profiles p on p.user_id = u.id
    where u.id = any(${others}) order by u.name, u.id`.execute(database);
  return [...written, ...unwritten];
}

/** Notes what the caller saw. False when that was known. */
export async function noteRead(database: Database, me: Me, chatId: string, seq: number): Promise<boolean> {
  const [read, delivered] = [`${me.side}_read`, `${me.side}_delivered`] as const;
  const { numUpdatedRows } = await database
    .updateTable('chats')
    .set({
      [read]: sql`least(last_seq, ${seq})`,
      [`${me.side}_read_at`]: sql`now()`,
      [delivered]: sql`greatest(${sql.ref(delivered)}, least(last_seq, ${seq}))`,
    })
    .where('id', '=', chatId)
    .where(`${me.side}_id`, '=', me.id)
    .where(sql<boolean>`${sql.ref(read)} < least(last_seq, ${seq})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes that all has reached a device of the caller's; whom that is news to. */
export async function noteDelivered(database: Database, me: Me): Promise<string[]> {
  const delivered = `${me.side}_delivered` as const;
  const rows = await database
    .updateTable('chats')
    .set({ [delivered]: sql`last_seq` })
    .where(`${me.side}_id`, '=', me.id)
    .where(sql<boolean>`${sql.ref(delivered)} < last_seq`)
    .returning(`${otherSide(me.side)}_id as person`)
    .execute();
  return rows.flatMap(({ person }) => person ?? []);
}

export async function changeChat(
  database: Database,
  me: Me,
  chatId: string,
  change: { blocked?: boolean; agreed?: boolean },
): Promise<ChatRow | undefined> {
  return await database
    .updateTable('chats')
    .set({
      ...(change.blocked !== undefined && { [`${me.side}_blocked`]: change.blocked }),
      ...(change.agreed !== undefined && { [`${me.side}_agreed`]: change.agreed }),
    })
    .where('id', '=', chatId)
    .where(`${me.side}_id`, '=', me.id)
    .returningAll()
    .returning(suspended)
    .executeTakeFirst();
}

export async function findName(database: Database, userId: string): Promise<string> {
  const { name } = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  return name;
}
