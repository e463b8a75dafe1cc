// Every job, one line each.
import { purgeAccounts, sendMail } from './features/accounts/accounts.jobs.ts';
import { purgeActivities } from './features/activities/activities.jobs.ts';
import { purgeIdeas } from './features/essays/brainstorm/essays.ideas.jobs.ts';
import { purgeEssays } from './features/essays/essays.jobs.ts';
import { sweepPhotos } from './features/profile/profile.jobs.ts';
import type { Ports } from './ports/ports.ts';

export async function startJobs(ports: Ports): Promise<void> {
  const { jobs, mailer } = ports;
  await jobs.work(sendMail, (mail) => mailer.send(mail));
  await jobs.workEvery('17 * * * *', 'purge-accounts', () => purgeAccounts(ports));
  await jobs.workEvery('22 * * * *', 'sweep-photos', () => sweepPhotos(ports));
  await jobs.workEvery('37 3 * * *', 'purge-essays', () => purgeEssays(ports));
  await jobs.workEvery('42 3 * * *', 'purge-ideas', () => purgeIdeas(ports));
  await jobs.workEvery('47 3 * * *', 'purge-activities', () => purgeActivities(ports));
}
