// Gets what happened to those who want to know: at least once, tried again for two days, one after the other. Whoever
// does not answer is left alone for a minute, so that a program that is away does not hold the others up.
import { days, hours, minutes } from '@lantern/contract/durations';
import { deliveryTriedDays } from '@lantern/contract/webhooks';
import * as z from 'zod/mini';
import { unseal } from '#features/accounts/accounts.service.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import type { Answered } from '#ports/webhooks/webhooks.ts';
import * as store from './webhooks.deliveries.store.ts';
import { headersOf, messageOf } from './webhooks.message.ts';

type Turn = { id: string; turn: number };

/** A delivery has one job at a time, which alone knows its turn: one that comes late, or twice, sends nothing. */
export const deliverWebhook = jobType('deliver-webhook', z.object({ id: z.string(), turn: z.int() }));

type Sending = Pick<Ports, 'database' | 'jobs' | 'webhooks'>;

/** After each attempt that failed; the last one is two days after the first. */
const waits = [minutes(1), minutes(5), minutes(30), hours(2), hours(5), hours(10), hours(14), hours(16.5)];
const restSeconds = 60;

const isArrival = ({ status }: Answered) => status !== null && status >= 200 && status < 300;

export async function deliver(ports: Sending, turn: Turn, now = new Date()): Promise<void> {
  const { database, webhooks } = ports;
  const due = await store.findDue(database, turn.id, turn.turn);
  if (!due) return;
  if (!due.enabled) return await store.dropWaiting(database, due.webhook_id);
  if (due.rests_until && due.rests_until > now) return await later(ports, turn, due.rests_until);
  const message = messageOf(due);
  const secrets = await Promise.all(due.secrets.map((sealed) => unseal(database, sealed)));
  const answer = await webhooks.post(due.url, headersOf(message, secrets, now), message.body);
  await database.transaction().execute(async (transaction) => {
    if (!isArrival(answer)) return await noteFailure({ ...ports, database: transaction }, turn, { due, answer, now });
    await store.noteArrival(transaction, due.webhook_id);
    await store.noteAttempt(transaction, turn, answer, { state: 'delivered' });
  });
}

async function later({ database, jobs }: Sending, { id, turn }: Turn, at: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const next = await store.putOff(transaction, { id, turn }, at);
    if (next !== undefined) await jobs.enqueue(transaction, deliverWebhook, { id, turn: next }, at);
  });
}

type Failed = { due: store.Due; answer: Answered; now: Date };

async function noteFailure({ database, jobs }: Sending, turn: Turn, { due, answer, now }: Failed): Promise<void> {
  // the webhook first, here and wherever both are changed: two that change both never wait for each other
  const isLong = await store.noteFailure(database, due.webhook_id, restSeconds);
  const wait = waits[due.attempts];
  const isOver = wait === undefined || now.getTime() - due.happened_at.getTime() > days(deliveryTriedDays);
  const nextAt = new Date(now.getTime() + (wait ?? 0));
  const then = isOver ? ({ state: 'given-up' } as const) : ({ state: 'waiting', nextAt } as const);
  const next = await store.noteAttempt(database, turn, answer, then);
  // undefined: gone meanwhile, or sent again by hand
  if (!isOver && next !== undefined) await jobs.enqueue(database, deliverWebhook, { id: turn.id, turn: next }, nextAt);
  // 410: the receiver says that there will be none any more
  if (isLong || answer.status === 410) await store.switchOff(database, due.webhook_id);
}

/** Finds jobs for what has lost its own, and forgets what is old. */
export async function tidyDeliveries(ports: Sending): Promise<void> {
  await store.deleteOldDeliveries(ports.database);
  for (const turn of await store.listLost(ports.database)) await later(ports, turn, new Date());
}
