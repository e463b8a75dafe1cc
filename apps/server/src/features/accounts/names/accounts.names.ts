// Names that were given before a name could hold no phone number, address or link. Others read them on cards, in conversations
// and in mails: so they are written anew once, and what was given is kept for the person.
import { holdsAddress, nameInMail } from '@lantern/contract/names';
import * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { jobType } from '#ports/jobs/jobs.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './accounts.names.store.ts';

const batch = 500;
const cleanNames = jobType('clean-older-names', z.object({}));

/** Of a name that is nothing else, what its owner is here. */
const nameless = { student: 'Student', mentor: 'Mentor', admin: 'Administrator' } as const;

export async function cleanOlderNames(database: Database): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await store.listOddNames(database, after, batch);
    for (const { id, name, role } of rows)
      if (holdsAddress(name)) await store.replaceName(database, id, name, nameInMail(name) || nameless[role]);
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    after = last;
  }
}

/** Asks for the job where there is something to do. */
export async function startCleaningNames({ database, jobs }: Pick<Ports, 'database' | 'jobs'>): Promise<void> {
  await jobs.work(cleanNames, () => cleanOlderNames(database));
  if ((await store.listOddNames(database, '', 1)).length > 0) await jobs.enqueue(database, cleanNames, {});
}
