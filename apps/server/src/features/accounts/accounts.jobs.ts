import * as z from 'zod/mini';
import { jobType } from '#ports/jobs/jobs.ts';
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

export async function purgeAccounts({ database }: Pick<Ports, 'database'>): Promise<void> {
  await deleteExpired(database);
}
