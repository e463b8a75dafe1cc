// What is to be told, and what became of it: noted in the transaction of what happened, so both are there or neither.
import {
  deliveriesKeptDays,
  deliveriesListed,
  deliveryTriedDays,
  type WebhookEvent,
  type WebhookFailure,
} from '@lantern/contract/webhooks';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { secrets } from './webhooks.store.ts';

/** What happened, by ids alone. */
export type Happened = {
  event: WebhookEvent;
  studentId: string;
  mentorId?: string | null;
  /** the booking or application */
  subjectId?: string;
  institutionId?: string | null;
};

/** One row for each webhook that wants to know of it; their ids. */
export async function insertDeliveries(transaction: Database, happened: Happened): Promise<string[]> {
  const { event, studentId, mentorId = null, subjectId = null, institutionId = null } = happened;
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (webhook_id, event, subject_id, student_id, mentor_id, institution_id)
    select id, ${event}, ${subjectId}::uuid, ${studentId}::uuid, ${mentorId}::uuid, ${institutionId}
    from webhooks where enabled and ${event} = any(events) order by id
    returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** One that waits in this turn, with where it goes; undefined when it is done, gone or another turn's. */
export async function findDue(database: Database, id: string, turn: number) {
  return await database
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
    .select(['delivery.id', 'webhook_id', 'happened_at', 'subject_id', 'student_id', 'mentor_id', 'institution_id'])
    .select(['attempts', 'webhooks.url', 'webhooks.enabled', 'webhooks.rests_until', secrets])
    .select(sql<WebhookEvent>`event`.as('event'))
    .where('delivery.id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
}
export type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

type Turn = { id: string; turn: number };

/** Leaves it to a later job; the turn that this has, or undefined when it is gone or another turn's. */
export async function putOff(transaction: Database, { id, turn }: Turn, at: Date): Promise<number | undefined> {
  const row = await transaction
    .updateTable('webhook_deliveries')
    .set({ turn: turn + 1, next_at: at })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .where('state', '=', 'waiting')
    .returning('turn')
    .executeTakeFirst();
  return row?.turn;
}

type Outcome = { status: number | null; failure: WebhookFailure | null };

/** Notes an attempt. `nextAt`: when it is tried again. The turn after it, or undefined when it is gone meanwhile. */
export async function noteAttempt(
  transaction: Database,
  { id, turn }: Turn,
  { status, failure }: Outcome,
  then: { state: 'delivered' | 'given-up' } | { state: 'waiting'; nextAt: Date },
): Promise<number | undefined> {
  const row = await transaction
    .updateTable('webhook_deliveries')
    .set({
      state: then.state,
      next_at: then.state === 'waiting' ? then.nextAt : null,
      turn: turn + 1,
      attempts: sql`attempts + 1`,
      tried_at: sql`clock_timestamp()`,
      status,
      failure,
    })
    .where('id', '=', id)
    .where('turn', '=', turn)
    .returning('turn')
    .executeTakeFirst();
  return row?.turn;
}

export async function noteArrival(transaction: Database, webhookId: string): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ failing_since: null, rests_until: null })
    .where('id', '=', webhookId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** Lets the webhook rest. True when nothing has arrived there for days. */
export async function noteFailure(transaction: Database, webhookId: string, restSeconds: number): Promise<boolean> {
  const row = await transaction
    .updateTable('webhooks')
    .set({
      failing_since: sql`coalesce(failing_since, now())`,
      rests_until: sql`now() + make_interval(secs => ${restSeconds})`,
    })
    .where('id', '=', webhookId)
    .returning(sql<boolean>`failing_since <= now() - make_interval(days => ${deliveryTriedDays})`.as('isLong'))
    .executeTakeFirst();
  return row?.isLong ?? false;
}

export async function switchOff(transaction: Database, webhookId: string): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ enabled: false, gave_up_at: sql`now()` })
    .where('id', '=', webhookId)
    .where('enabled', '=', true)
    .execute();
  await dropWaiting(transaction, webhookId);
}

/** What waits for a webhook that is off is not sent, unless somebody asks for it later. */
export async function dropWaiting(transaction: Database, webhookId: string): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ state: 'given-up', next_at: null, failure: 'off', turn: sql`turn + 1` })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

const shown = ['id', 'happened_at', 'attempts', 'tried_at', 'status', 'next_at'] as const;
const words = [
  sql<WebhookEvent>`event`.as('event'),
  sql<'waiting' | 'delivered' | 'given-up'>`state`.as('state'),
  sql<WebhookFailure | null>`failure`.as('failure'),
] as const;

export async function listDeliveries(database: Database, webhookId: string) {
  return await database
    .selectFrom('webhook_deliveries')
    .select([...shown, ...words])
    .where('webhook_id', '=', webhookId)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .limit(deliveriesListed)
    .execute();
}

/** Lets it wait from now on, in a turn of its own, and its webhook rest no longer. */
export async function beginAgain(transaction: Database, webhookId: string, id: string) {
  await transaction.updateTable('webhooks').set({ rests_until: null }).where('id', '=', webhookId).execute();
  return await transaction
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_at: sql`now()`, failure: null, status: null, turn: sql`turn + 1` })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .returning([...shown, ...words, 'turn'])
    .executeTakeFirst();
}

/** What has waited for an hour longer than it was to: the job that was to send it is lost. */
export async function listLost(database: Database) {
  return await database
    .selectFrom('webhook_deliveries')
    .select(['id', 'turn'])
    .where('state', '=', 'waiting')
    .where('next_at', '<', sql<Date>`now() - interval '1 hour'`)
    .orderBy('next_at')
    .limit(500)
    .execute();
}

export async function deleteOldDeliveries(database: Database): Promise<void> {
  await sql`delete from webhook_deliveries where happened_at < now() - make_interval(days => ${deliveriesKeptDays})`.execute(
    database,
  );
}
