// Contact details are looked for once, when a message is written, and what was found is kept. A message of older rules is
// looked through when the server starts; one that is read before that, while it is read.
import { contactRules, type Masked, maskContacts } from '@lantern/contract/contacts';
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './chat.masked.store.ts';

const batch = 500;

/** What is kept of a new message beside its words. */
export function maskedOf(text: string): { masked: Masked | null; masked_by: number } {
  const masked = maskContacts(text);
  return { masked: masked.hidden ? masked : null, masked_by: contactRules };
}

/** What of a message may be read while contact details are hidden. */
export function shownOf({ text, masked, masked_by }: { text: string; masked: unknown; masked_by: number }): Masked {
  if (masked_by !== contactRules) return maskContacts(text);
  return masked === null ? { text } : (masked as Masked);
}

const maskOlder = jobType('mask-older-messages', z.object({}));

export async function maskOlderMessages(database: Database): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await store.listOlder(database, contactRules, after, batch);
    for (const { id, text } of rows) await store.keepMasked(database, id, maskedOf(text));
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    after = last;
  }
}

/** Asks for the job where there is something to do. */
export async function startMasking({ database, jobs }: Pick<Ports, 'database' | 'jobs'>): Promise<void> {
  await jobs.work(maskOlder, () => maskOlderMessages(database));
  if ((await store.listOlder(database, contactRules, '', 1)).length > 0) await jobs.enqueue(database, maskOlder, {});
}
