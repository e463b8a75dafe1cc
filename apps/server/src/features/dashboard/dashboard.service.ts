import { addDays } from '@lantern/abroad/days';
import type { Dashboard, NextDate, PlannedTask, ProgressSection, ProgressStep } from '@lantern/contract/dashboard';
import { calledPerson } from '@lantern/contract/names';
import type { Answers } from '@lantern/contract/readiness';
import { readToday } from '#database/reader-day.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import type { Feature } from '#feature/feature.ts';
import { readSince } from '#features/accounts/accounts.service.ts';
import { summarizeActivities } from '#features/activities/activities.service.ts';
import { readApplications } from '#features/applications/applications.summary.service.ts';
import { summarizeChecklists } from '#features/checklists/checklists.service.ts';
import { listPresentCategories, readRejected } from '#features/documents/documents.summary.service.ts';
import { summarizeSchools } from '#features/education/education.service.ts';
import { summarizeEssays } from '#features/essays/essays.summary.service.ts';
import { hasFamily } from '#features/family/family.service.ts';
import { summarizePlans } from '#features/finance/finance.service.ts';
import { countPractice } from '#features/interviews/interviews.summary.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { readAnswers } from '#features/readiness/readiness.service.ts';
import { readTasks } from '#features/tasks/tasks.service.ts';
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
  progressSections,
  researchStep,
  shortlistStep,
  testsStep,
} from './dashboard.progress.ts';
import {
  answeredByRecord,
  nextDates,
  notYet,
  openDates,
  sortTasks,
  tasksOfAnswers,
  tasksOfDates,
  tasksOfSteps,
} from './dashboard.tasks.ts';

export type PlanPorts = Pick<Ports, 'database'> & { features: readonly Feature[] };

/** What of all features has a day. */
async function collectDated(
  { database, features }: PlanPorts,
  userId: string,
  language: string,
): Promise<DatedEntry[]> {
  const lists = await Promise.all(features.map(({ datedEntries }) => datedEntries?.(database, userId, language) ?? []));
  return lists.flat();
}

async function readProgress(ports: Pick<Ports, 'database'>, userId: string) {
  const [today, since, info, present, activities, scores, everyEssay, applications, rejected] = await Promise.all([
    readToday(ports.database, userId),
    readSince(ports.database, userId),
    readPersonalInfo(ports, userId),
    listPresentCategories(ports, userId),
    summarizeActivities(ports, userId),
    summarizeScores(ports, userId),
    summarizeEssays(ports, userId),
    readApplications(ports.database, userId),
    readRejected(ports, userId),
  ]);
  const essays = everyEssay.filter(({ isSample }) => !isSample);
  const personal = personalInfoStep(info);
  const documents = documentsStep(present, applications);
  const described = activitiesStep(activities);
  const tests = testsStep(scores, today);
  const chosen = applications.filter(({ stage }) => stage !== 'considering').length;
  const saved = { saved: applications.length, chosen };
  const [research, shortlist] = [researchStep(saved), shortlistStep(saved)];
  // a guest may look around with the samples; they are nobody's work
  const tried = everyEssay.filter(({ isSample, isGuests }) => isGuests || !isSample);
  const next = nextAction({ personal, documents, activities: described, tests, research, shortlist }, tried, rejected);
  return {
    ...{ today, since },
    info,
    essays: tried,
    next,
    hasSatTest: scores.some(({ testDate }) => testDate <= today),
    steps: [personal, documents, described, tests, essaysStep(essays), research, shortlist],
  };
}

async function readSections({ database }: Pick<Ports, 'database'>, userId: string): Promise<ProgressSection[]> {
  const [schools, family, interviews, plans, checklists] = await Promise.all([
    summarizeSchools({ database }, userId),
    hasFamily(database, userId),
    countPractice(database, userId),
    summarizePlans(database, userId),
    summarizeChecklists(database, userId),
  ]);
  return progressSections({ schools, hasFamily: family, interviews, plans, checklists });
}

type Known = {
  steps: readonly ProgressStep[];
  hasSatTest: boolean;
  today: string;
  since: string | null;
  entries: readonly DatedEntry[];
  answers: Answers;
};

const computeTasks = (
  { steps, hasSatTest, today, since, entries, answers }: Known,
  language: string,
): PlannedTask[] => [
  ...tasksOfSteps(steps, language, notYet(steps, hasSatTest)),
  ...tasksOfAnswers(answers, language, answeredByRecord(steps)),
  ...tasksOfDates(entries, { today, since }),
];

/** Asks the features below what is stored and computes from it; stores nothing. */
export async function readDashboard(ports: PlanPorts, userId: string, language: string): Promise<Dashboard> {
  const [{ info, essays, steps, next, hasSatTest, today, since }, sections, entries, answers, kept] = await Promise.all(
    [
      readProgress(ports, userId),
      readSections(ports, userId),
      collectDated(ports, userId, language),
      readAnswers(ports.database, userId),
      readTasks(ports.database, userId),
    ],
  );
  // the weeks of a test plan are work, and would hide the dates that others set
  const planned = computeTasks({ steps, hasSatTest, today, since, entries, answers }, language).filter(
    (task) => task.ticked_in !== 'test-prep',
  );
  return {
    firstName: info.preferredName || calledPerson(info.firstName, info.lastName),
    city: info.city,
    percent: overallPercent(steps),
    steps,
    sections,
    next,
    offline: offlineTasks(essays),
    dates: nextDates(openDates(planned, kept, addDays(today, -1))),
  };
}

export async function planTasks(
  ports: PlanPorts,
  userId: string,
  language: string,
): Promise<{ percent: number; tasks: PlannedTask[] }> {
  const [{ steps, hasSatTest, today, since }, entries, answers] = await Promise.all([
    readProgress(ports, userId),
    collectDated(ports, userId, language),
    readAnswers(ports.database, userId),
  ]);
  const tasks = computeTasks({ steps, hasSatTest, today, since, entries, answers }, language);
  return { percent: overallPercent(steps), tasks: sortTasks(tasks) };
}

/** Everything of a student that is open and has a day, from a day on: for calendars. */
export async function listOpenDates(
  ports: PlanPorts,
  userId: string,
  language: string,
  from: string,
): Promise<NextDate[]> {
  const [{ tasks }, kept] = await Promise.all([planTasks(ports, userId, language), readTasks(ports.database, userId)]);
  return openDates(tasks, kept, from);
}
