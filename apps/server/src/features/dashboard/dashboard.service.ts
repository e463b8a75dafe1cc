import type { Dashboard } from '@lantern/contract/dashboard';
import { calledName } from '@lantern/contract/names';
import { summarizeActivities } from '#features/activities/activities.service.ts';
import { listPresentCategories } from '#features/documents/documents.summary.service.ts';
import { summarizeEssays } from '#features/essays/essays.summary.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { summarizeScores } from '#features/tests/tests.service.ts';
import type { Ports } from '#ports/ports.ts';
import {
  activitiesStep,
  documentsStep,
  essaysStep,
  nextAction,
  offlineTasks,
  overallPercent,
  personalInfoStep,
  testsStep,
} from './dashboard.progress.ts';

/** Asks the features below what is stored and computes from it; stores nothing. */
export async function readDashboard(ports: Pick<Ports, 'database'>, userId: string): Promise<Dashboard> {
  const [info, present, activities, scores, essays] = await Promise.all([
    readPersonalInfo(ports, userId),
    listPresentCategories(ports, userId),
    summarizeActivities(ports, userId),
    summarizeScores(ports, userId),
    summarizeEssays(ports, userId),
  ]);
  const personal = personalInfoStep(info);
  const documents = documentsStep(present);
  const described = activitiesStep(activities);
  const tests = testsStep(scores, new Date().toISOString().slice(0, 10));
  const steps = [personal, documents, described, tests, essaysStep(essays)];
  return {
    firstName: info.preferredName || calledName(`${info.firstName} ${info.lastName}`),
    city: info.city,
    percent: overallPercent(steps),
    steps,
    next: nextAction({ personal, documents, activities: described, tests }, essays),
    offline: offlineTasks(essays),
  };
}
