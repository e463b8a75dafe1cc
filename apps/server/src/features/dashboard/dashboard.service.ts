import type { Dashboard } from '@lantern/contract/dashboard';
import { summarizeEssays } from '#features/essays/essays.summary.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import { essaysStep, nextAction, offlineTasks, overallPercent, personalInfoStep } from './dashboard.progress.ts';

/** Asks the features below what is stored and computes from it; stores nothing. */
export async function readDashboard(ports: Pick<Ports, 'database'>, userId: string): Promise<Dashboard> {
  const [info, essays] = await Promise.all([readPersonalInfo(ports, userId), summarizeEssays(ports, userId)]);
  const personal = personalInfoStep(info);
  const steps = [personal, essaysStep(essays)];
  return {
    firstName: info.preferredName || info.firstName,
    city: info.city,
    percent: overallPercent(steps),
    steps,
    next: nextAction(personal, essays),
    offline: offlineTasks(essays),
  };
}
