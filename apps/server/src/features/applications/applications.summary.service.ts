import { type Application, isAdmission } from '@lantern/contract/applications';
import type { Database } from '#database/database.ts';
import { applicationStore } from './applications.store.ts';

/** All of them, whole: for the features above. */
export function readApplications(database: Database, userId: string): Promise<Application[]> {
  return applicationStore.list(database, userId);
}

/** Countries in which a university has said yes, with or without conditions. */
export async function countriesOfOffers(database: Database, userId: string): Promise<ReadonlySet<string>> {
  const all = await applicationStore.list(database, userId);
  const isIn = ({ decision, stage }: Application) =>
    stage === 'deposit' || (decision !== null && isAdmission(decision.result));
  return new Set(all.filter(isIn).map(({ country }) => country));
}
