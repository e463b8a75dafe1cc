// Taking back what was put on the list with one press, as long as nothing was done with it.
import { Problem } from '@lantern/contract/problem';
import { markDeleted } from '#database/deletions.ts';
import type { Caller } from '#feature/caller.ts';
import { changeRecords, type RecordPorts } from '#records/record-service.ts';
import { listSaves } from './applications.take-back.store.ts';

/** Takes the institution off the list again; refused where a programme, a stage or anything else was written since. */
export async function takeBackSave(ports: RecordPorts, caller: Caller, institutionId: string): Promise<void> {
  await changeRecords(ports, caller, 'applications', async (transaction) => {
    const saves = await listSaves(transaction, caller.id, institutionId);
    if (saves.some(({ isUntouched }) => !isUntouched)) throw new Problem('saved_in_work');
    for (const { id } of saves) await markDeleted(transaction, 'saved_universities', caller.id, id);
  });
}
