// What people write to those who run the installation, and what these answer.

import { writeMail } from '@lantern/content/mails';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { ReceivedTicket, replySchema, ticketSchema } from '@lantern/contract/help';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import { countTryFrom } from '#database/throttles.networks.ts';
import type { Throttle } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { sendMail } from '#features/accounts/accounts.service.ts';
import { notify, notifyStaff } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './help.store.ts';

const ticketsFromAddress: Throttle = { tries: 10, windowSeconds: inSeconds(hours(1)) };

type Sent = { id: string; body: z.infer<typeof ticketSchema>; language: string; address: string };

/** Takes a ticket from anybody. What a student writes belongs to them; nobody else's account is touched. */
export async function sendTicket(
  { database, jobs }: Pick<Ports, 'database' | 'jobs'>,
  caller: Caller | undefined,
  { id, body, language, address }: Sent,
): Promise<void> {
  await countTryFrom(database, 'tickets', address, ticketsFromAddress);
  const ticket = { id, userId: caller?.id ?? null, language, ...body };
  await database.transaction().execute(async (transaction) => {
    if (!(await store.insertTicket(transaction, ticket))) throw new Problem('id_taken');
    await notifyStaff(jobs, transaction, undefined, {
      ...{ kind: 'ticket-waits', key: `ticket-waits:${ticket.id}`, places: { subject: ticket.subject } },
      ...{ about: caller?.id, path: '/admin/messages' },
    });
  });
}

/** Shown to its writer in place, and sent by email: to the mail folder where no mail server is set up. */
export async function replyToTicket(
  { database, jobs, events }: Pick<Ports, 'database' | 'jobs' | 'events'>,
  { id, replyId }: { id: string; replyId: string },
  body: z.infer<typeof replySchema>,
): Promise<{ ticket: ReceivedTicket; userId: string | null }> {
  const { text } = body;
  const replied = await database.transaction().execute(async (transaction) => {
    const reply = { id: replyId, text, at: new Date().toISOString() };
    const done = await store.addReply(transaction, id, reply);
    if (!done) throw new Problem('not_found');
    const { ticket, language } = done;
    const places = { name: ticket.name, subject: ticket.subject, text };
    if (done.isNew && done.userId)
      await notify(jobs, transaction, {
        userId: done.userId,
        kind: 'ticket-answered',
        key: `ticket:${id}:${reply.id}`,
        places: { subject: ticket.subject },
        path: '/help',
      });
    if (done.isNew)
      await jobs.enqueue(transaction, sendMail, { to: ticket.email, ...writeMail('ticketReply', language, places) });
    return done;
  });
  if (replied.userId) events.publish(replied.userId, { topic: 'tickets', id });
  return replied;
}
