// The list of universities that a student keeps.
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { changeRecords, type RecordPorts } from '#records/record-service.ts';
import * as store from './applications.saved.store.ts';

const savedMax = 200;

/** Puts an institution on the list, or finds it there: saving it twice is one. Answers the id of the row. */
export async function saveInstitution(
  ports: RecordPorts,
  caller: Caller,
  institutionId: string,
  program: string,
): Promise<string> {
  return await changeRecords(ports, caller, 'applications', async (transaction) => {
    const there = await store.findSaved(transaction, caller.id, institutionId, program);
    if (there) return there;
    if ((await store.countSaved(transaction, caller.id)) >= savedMax) throw new Problem('too_many_saved');
    return await store.putSaved(transaction, caller.id, institutionId, program);
  });
}

export async function savedInstitutions(database: Database, userId: string): Promise<ReadonlySet<string>> {
  return new Set(await store.listSavedInstitutions(database, userId));
}
