// Hands on what somebody was told of: to their open devices at once, to their mail once their quiet hours are over.
import { writeMail } from '@lantern/content/mails';
import { isUrgent, kindOf, wordNotification } from '@lantern/content/notifications';
import { nameInMail } from '@lantern/contract/names';
import * as z from 'zod/mini';
import type { Parts } from '#feature/feature.ts';
import { sendMail } from '#features/accounts/accounts.service.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './notifications.delivery.store.ts';
import { isWanted, pushTo } from './notifications.push.ts';
import { quietEnd } from './quiet-hours.ts';

/** Runs after the commit of what was told. */
export const deliverNotifications = jobType('deliver-notifications', z.object({ userId: z.string() }));

export type Delivery = {
  ports: Pick<Ports, 'database' | 'events' | 'jobs'>;
  config: Pick<Parts['config'], 'publicUrl' | 'smtpUrl'>;
};

/**
 * Each notification is handed on once, however often this runs: it is marked in the transaction that makes the mail.
 */
export async function deliver({ ports, config }: Delivery, userId: string, now = new Date()): Promise<void> {
  const { database, events, jobs } = ports;
  events.publish(userId, { topic: 'notifications' });
  await database.transaction().execute(async (transaction) => {
    const waiting = await store.lockWaiting(transaction, userId);
    const addressee = await store.findAddressee(transaction, userId);
    if (waiting.length === 0 || !addressee) return;
    const end = quietEnd(addressee.zone, addressee.quiet, now);
    // news that would be outdated after the quiet hours is sent during them, without a sound
    const due = waiting.filter(
      ({ kind, until, read }) => !end || read || isUrgent(kind) || (until !== null && until <= end),
    );
    if (end && due.length < waiting.length) await jobs.enqueue(transaction, deliverNotifications, { userId }, end);
    if (due.length === 0) return;
    await store.markDelivered(
      transaction,
      due.map(({ id }) => id),
    );
    const news = due.filter(({ read, until }) => !read && (until === null || until > now));
    const mailed = news.filter(({ kind }) => isWanted(kind, addressee.mail) && !kindOf(kind).ownMail);
    const silent = end !== undefined && !news.some(({ kind }) => isUrgent(kind));
    await pushTo(jobs, transaction, { ...addressee, id: userId }, { news, silent, now });
    if (config.smtpUrl && !addressee.guest && mailed.length > 0)
      await jobs.enqueue(transaction, sendMail, mailOf(addressee, mailed, config.publicUrl));
  });
}

const namesOfPeople = ['other', 'mentor', 'student', 'recommender', 'name'];

/** In the subject as in the words: a mail program makes a link of either. */
function namesInMail(places: store.Waiting['places']): store.Waiting['places'] {
  return Object.fromEntries(
    Object.entries(places).map(([place, words]) => [
      place,
      typeof words === 'string' && namesOfPeople.includes(place) ? nameInMail(words) : words,
    ]),
  );
}

/** One mail for all that came together. */
function mailOf(to: store.Addressee, news: readonly store.Waiting[], publicUrl: string | undefined) {
  const words = news.map(({ kind, places }) => wordNotification(kind, namesInMail(places), to));
  const [first] = words;
  const more = news.length > 1 ? ` (+${news.length - 1})` : '';
  const path = news.length === 1 ? news[0]?.path : '/notifications';
  const mail = writeMail('notification', to.language, {
    name: to.name,
    subject: `${first?.title}${more}`,
    text: words.map(({ title, detail }) => [title, detail].filter(Boolean).join('\n')).join('\n\n'),
    link: publicUrl === undefined ? '' : `${publicUrl}${path}`,
  });
  return { to: to.email, ...mail };
}
