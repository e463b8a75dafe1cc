// Accounts that nobody has used for two years: their owners are asked by mail whether they want them still. Only where whoever
// runs the installation has said so, an account goes when nobody answers.

import { unusedWords, writeMail } from '@lantern/content/mails';
import { Problem } from '@lantern/contract/problem';
import type { Parts } from '#feature/feature.ts';
import { sendMail } from '#features/accounts/accounts.service.ts';
import { eraseUser } from '#features/erasures/erasures.service.ts';
import { insertMeasure } from './people.store.ts';
import { claimUnused, isStillSilent, listSilent } from './people.unused.store.ts';

/** Nobody is asked where no mail goes out, and nobody is erased who was not asked. */
export async function askAboutUnused({ ports, config }: Pick<Parts, 'ports' | 'config'>): Promise<void> {
  const { database, jobs, mailFolder } = ports;
  if (mailFolder || config.publicUrl === undefined) return;
  const reason = config.eraseUnused ? 'erased' : 'kept';
  for (let more = true; more; )
    more = await database.transaction().execute(async (transaction) => {
      const people = await claimUnused(transaction);
      for (const { name, email, language } of people) {
        const places = { name, link: `${config.publicUrl}/login`, reason: unusedWords(reason, language) };
        await jobs.enqueue(transaction, sendMail, { to: email, ...writeMail('accountUnused', language, places) });
      }
      return people.length > 0;
    });
}

export async function eraseSilent(parts: Parts): Promise<void> {
  if (!parts.config.eraseUnused) return;
  for (const userId of await listSilent(parts.ports.database)) {
    // signed in while the others went
    if (!(await isStillSilent(parts.ports.database, userId))) continue;
    await eraseUser(parts, userId, async (transaction) => {
      const words = 'Unused for 24 months, and nobody signed in within 90 days after we asked.';
      await insertMeasure(transaction, { userId: null, adminId: null, kind: 'erased', words });
    }).catch((error: unknown) => {
      // who left by themselves in the same moment
      if (!(error instanceof Problem && error.code === 'not_found')) throw error;
    });
  }
}
