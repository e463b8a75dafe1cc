import { checkEarlier, checkGrades, educationCalls, educationMessages, type School } from '@lantern/contract/education';
import { Problem } from '@lantern/contract/problem';
import type { Ports } from '#ports/ports.ts';
import { recordService } from '#records/record-service.ts';
import { educationStore } from './education.store.ts';

export const education = recordService({
  calls: educationCalls,
  table: 'schools',
  store: educationStore,
  full: { field: 'schoolName', message: educationMessages.full },
  check(_schools, { fields }) {
    const wrong = { ...checkGrades(fields), ...checkEarlier(fields) };
    if (Object.keys(wrong).length > 0) throw Problem.fields(wrong);
  },
});

/** A student's schools in their order: for the features above that build on them. */
export async function summarizeSchools({ database }: Pick<Ports, 'database'>, userId: string): Promise<School[]> {
  return await educationStore.list(database, userId);
}
