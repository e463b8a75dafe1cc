import type { Application } from '@lantern/contract/applications';
import type { Database } from '#database/database.ts';
import { applicationStore } from './applications.store.ts';
import { countByStage } from './applications.summary.store.ts';

/** How many universities a student keeps, and how many of them are more than considered: for the features above. */
export async function summarizeSaved(database: Database, userId: string): Promise<{ saved: number; chosen: number }> {
  const stages = await countByStage(database, userId);
  const sum = (counted: typeof stages) => counted.reduce((total, { count }) => total + Number(count), 0);
  return { saved: sum(stages), chosen: sum(stages.filter(({ stage }) => stage !== 'considering')) };
}

/** All of them, whole: for the features above. */
export function readApplications(database: Database, userId: string): Promise<Application[]> {
  return applicationStore.list(database, userId);
}
