import * as z from 'zod/mini';
import { type HoldJob, jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import { deleteExpired } from './accounts.store.ts';

/** `calendar` is an iCalendar file, `path` a screen that the mail leads to where the installation knows its address. */
export const sendMail = jobType(
  'send-mail',
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    calendar: z.optional(z.string()),
    path: z.optional(z.string()),
  }),
);

type QueuedMail = z.infer<typeof sendMail.payload>;

/** An account that is erased meanwhile gets no mail, and none of its mails is written after they were removed. */
export async function deliver(
  { database, mailer, mailFolder }: Pick<Ports, 'database' | 'mailer' | 'mailFolder'>,
  publicUrl: string | undefined,
  { path, ...mail }: QueuedMail,
  hold: HoldJob,
): Promise<void> {
  const send = () => mailer.send(publicUrl && path ? { ...mail, text: `${mail.text}\n${publicUrl}${path}\n` } : mail);
  // a mail server may take minutes, and what it has taken nobody removes: an erasure does not wait for it
  if (!mailFolder) {
    if (await hold(database)) await send();
    return;
  }
  await database.transaction().execute(async (transaction) => {
    if (await hold(transaction)) await send();
  });
}

export async function purgeAccounts({ database }: Pick<Ports, 'database'>): Promise<void> {
  await deleteExpired(database);
}
