// Requests for letters, the links that lead to them, and who may follow them.
import { type Letter, type LetterState, listedLettersMax } from '@lantern/contract/applications.letters';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { endsOn, stillOpen } from '#database/link-columns.ts';

const dueOn = sql<string | null>`to_char(due_on, 'YYYY-MM-DD')`.as('due_on');

function letters(database: Database) {
  return database
    .selectFrom('letter_requests')
    .select(['id', 'recommender_id', 'waived', 'note', 'created_at', 'opened_at', 'mailed_at', 'reminders'])
    .select(['reminded_at', 'declined_at', 'declined_word', 'received_at', 'revoked_at', endsOn, dueOn])
    .select('letter_requests.handed_over')
    .select([
      stillOpen.as('open'),
      sql<string[]>`array(select application_id from letter_request_applications
        where request_id = letter_requests.id order by application_id)`.as('application_ids'),
      sql<number | null>`(select size from letter_files where request_id = letter_requests.id and state = 'kept')`.as(
        'size',
      ),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof letters>['executeTakeFirstOrThrow']>>;

function stateOf(row: Row): LetterState {
  if (row.received_at) return 'received';
  if (row.revoked_at) return 'withdrawn';
  if (row.declined_at) return 'declined';
  if (!row.open) return 'ended';
  if (row.reminded_at) return 'reminded';
  return row.opened_at ? 'opened' : 'asked';
}

const letterOf = (row: Row): Letter => ({
  _id: row.id,
  recommender_id: row.recommender_id,
  application_ids: row.application_ids,
  waived: row.waived,
  note: row.note,
  due_on: row.due_on,
  ends_on: row.ends_on,
  state: stateOf(row),
  created_at: row.created_at.toISOString(),
  opened_at: row.opened_at?.toISOString() ?? null,
  mailed_at: row.mailed_at?.toISOString() ?? null,
  reminders: row.reminders,
  reminded_at: row.reminded_at?.toISOString() ?? null,
  declined_at: row.declined_at?.toISOString() ?? null,
  declined_word: row.declined_word,
  received_at: row.received_at?.toISOString() ?? null,
  handed_over: row.handed_over,
  size: row.size === null ? null : Number(row.size),
});

/** Those whose recommender was not deleted. */
export async function listLetters(database: Database, userId: string): Promise<Letter[]> {
  const rows = await letters(database)
    .where('user_id', '=', userId)
    .where('recommender_id', 'in', (from) =>
      from.selectFrom('recommenders').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listedLettersMax)
    .execute();
  return rows.map(letterOf);
}

export async function findLetter(database: Database, userId: string, id: string): Promise<Letter | undefined> {
  const row = await letters(database).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return row && letterOf(row);
}

/** Holds a request until the transaction ends. */
export async function lockLetter(transaction: Database, userId: string, id: string): Promise<Letter | undefined> {
  const row = await transaction
    .selectFrom('letter_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && (await findLetter(transaction, userId, id));
}

/** Requests that a letter can still come of, and letters that came. */
export async function countLetters(transaction: Database, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${userId}`}, 0))`.execute(transaction);
  const { count } = await transaction
    .selectFrom('letter_requests')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .where((row) => row.or([stillOpen, row('received_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Drops the oldest requests that came to nothing, so that asking and withdrawing does not fill the table. */
export async function dropOldLetters(transaction: Database, userId: string): Promise<void> {
  const old = transaction
    .selectFrom('letter_requests')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(listedLettersMax);
  await transaction
    .deleteFrom('letter_requests')
    .where('user_id', '=', userId)
    .where('received_at', 'is', null)
    .where('id', 'in', old)
    .execute();
}

type NewLetter = {
  recommenderId: string;
  applicationIds: string[];
  waived: boolean;
  note: string;
  dueOn: string | null;
  endsOn: string;
};

export async function insertLetter(transaction: Database, userId: string, letter: NewLetter): Promise<string> {
  const { id } = await transaction
    .insertInto('letter_requests')
    .values({
      user_id: userId,
      recommender_id: letter.recommenderId,
      waived: letter.waived,
      note: letter.note,
      due_on: letter.dueOn,
      ends_on: letter.endsOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('letter_request_applications')
    .values(letter.applicationIds.map((application) => ({ request_id: id, application_id: application })))
    .execute();
  return id;
}

const linksOfOne = 20;

/** Adds a link to a request of the student's; of each request the newest twenty work. */
export async function insertLink(
  transaction: Database,
  requestId: string,
  digest: Buffer,
  handedOver: boolean,
): Promise<void> {
  await transaction
    .insertInto('letter_links')
    .values({ request_id: requestId, token_hash: digest, handed_over: handedOver })
    .execute();
  const newest = transaction
    .selectFrom('letter_links')
    .select('id')
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .limit(linksOfOne);
  await transaction
    .deleteFrom('letter_links')
    .where('request_id', '=', requestId)
    .where('id', 'not in', newest)
    .execute();
}

export async function nameOf(database: Database, userId: string): Promise<string> {
  const user = await database.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return user?.name ?? '';
}

export async function setMailed(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('letter_requests')
    .set({ mailed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function countReminder(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('letter_requests')
    .set({ reminders: sql<number>`reminders + 1`, reminded_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function withdrawLetter(transaction: Database, userId: string, id: string): Promise<void> {
  await transaction
    .updateTable('letter_requests')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .execute();
}

// --- by the link

/** The request behind a link that works, with whose it is; `hold` keeps it so until the transaction ends. */
export async function findOpenRequest(database: Database, digest: Buffer, { hold = false } = {}) {
  const query = database
    .selectFrom('letter_links')
    .innerJoin('letter_requests', 'letter_requests.id', 'letter_links.request_id')
    .innerJoin('recommenders', 'recommenders.id', 'letter_requests.recommender_id')
    .innerJoin('users', 'users.id', 'letter_requests.user_id')
    .select(['letter_requests.id', 'letter_requests.user_id', 'letter_requests.recommender_id', 'waived', 'note'])
    .select('letter_links.handed_over')
    .select(['users.name as student', 'recommenders.name as recommender', 'relation', 'declined_at', 'received_at'])
    .select([endsOn, dueOn])
    .where('token_hash', '=', digest)
    .where('recommenders.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    // who became a mentor asks for no letters any more
    .where('users.role', '=', 'student')
    .where(stillOpen);
  return await (hold ? query.forUpdate('letter_requests') : query).executeTakeFirst();
}

export async function listAskedFor(database: Database, requestId: string) {
  return await database
    .selectFrom('letter_request_applications')
    .innerJoin('saved_universities', 'saved_universities.id', 'letter_request_applications.application_id')
    .leftJoin('institutions', 'institutions.id', 'saved_universities.institution_id')
    .select([
      sql<string>`coalesce(institutions.name, institution_name)`.as('university'),
      'program',
      sql<string>`coalesce(institutions.country, institution_country)`.as('country'),
      sql<string | null>`to_char(deadline_on, 'YYYY-MM-DD')`.as('deadline'),
    ])
    .where('request_id', '=', requestId)
    .where('saved_universities.deleted_at', 'is', null)
    .orderBy('deadline_on', (order) => order.asc().nullsLast())
    .orderBy('saved_universities.id')
    .execute();
}

/** True when this was the first time. */
export async function noteOpened(database: Database, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('letter_requests')
    .set({ opened_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function noteDeclined(transaction: Database, userId: string, id: string, word: string): Promise<void> {
  await transaction
    .updateTable('letter_requests')
    .set({ declined_at: sql<Date>`now()`, declined_word: word })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function noteReceived(
  transaction: Database,
  userId: string,
  id: string,
  handedOver: boolean,
): Promise<void> {
  await transaction
    .updateTable('letter_requests')
    .set({ received_at: sql<Date>`now()`, declined_at: null, declined_word: '', handed_over: handedOver })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
