// Every job, one line each.
import { purgeAccounts, sendMail } from './features/accounts/accounts.jobs.ts';
import { purgeActivities } from './features/activities/activities.jobs.ts';
import { lookAtUnseen, purgeDocuments, sweepFiles, sweepStrays } from './features/documents/documents.jobs.ts';
import { lookAt, lookAtDocument } from './features/documents/documents.look.ts';
import { remindOfExpiry } from './features/documents/documents.reminders.ts';
import { purgeEssays } from './features/essays/essays.jobs.ts';
import { sweepPhotos, sweepStrayPhotos } from './features/profile/profile.jobs.ts';
import type { Resumable } from './http/resumable.ts';
import type { Ports } from './ports/ports.ts';

export async function startJobs(ports: Ports, uploads: Resumable): Promise<void> {
  const { jobs, mailer } = ports;
  await jobs.work(sendMail, (mail) => mailer.send(mail));
  await jobs.work(lookAtDocument, ({ key }) => lookAt(ports, key));
  await jobs.workEvery('7 * * * *', 'sweep-files', () => sweepFiles(ports));
  await jobs.workEvery('9 * * * *', 'sweep-uploads', () => uploads.sweep());
  await jobs.workEvery('12 * * * *', 'look-at-unseen', () => lookAtUnseen(ports));
  await jobs.workEvery('52 3 * * *', 'purge-documents', () => purgeDocuments(ports));
  await jobs.workEvery('2 5 * * *', 'remind-of-expiry', () => remindOfExpiry(ports));
  await jobs.workEvery('57 4 * * *', 'sweep-strays', () => sweepStrays(ports));
  await jobs.workEvery('17 * * * *', 'purge-accounts', () => purgeAccounts(ports));
  await jobs.workEvery('22 * * * *', 'sweep-photos', () => sweepPhotos(ports));
  await jobs.workEvery('2 5 * * *', 'sweep-stray-photos', () => sweepStrayPhotos(ports));
  await jobs.workEvery('37 3 * * *', 'purge-essays', () => purgeEssays(ports));
  await jobs.workEvery('47 3 * * *', 'purge-activities', () => purgeActivities(ports));
}
