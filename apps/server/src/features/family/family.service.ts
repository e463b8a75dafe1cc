import { type Family, familyCalls, familyForOthers } from '@lantern/contract/family';
import type { Database } from '#database/database.ts';
import { singleService } from '#records/keyed-service.ts';
import { familyStore } from './family.store.ts';

const kept = singleService({ calls: familyCalls, store: familyStore, forOthers: familyForOthers });

const isEmpty = ({ name, age, education }: Family['siblings'][number]) => !name && age === null && !education;

export const family: typeof kept = {
  ...kept,
  /** The form always shows one sibling; an entry without anything is not stored. */
  save: (ports, caller, body) => {
    const { siblings } = body as Pick<Family, 'siblings'>;
    return kept.save(ports, caller, { ...body, siblings: siblings.filter((sibling) => !isEmpty(sibling)) });
  },
};

/** Whether a student has saved anything of their family: for the features above. */
export async function hasFamily(database: Database, userId: string): Promise<boolean> {
  return (await familyStore.find(database, userId)) !== undefined;
}
