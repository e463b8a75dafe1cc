// Saves of records: on this device first, then on the server.
import { Problem } from '@lantern/contract/problem';
import { canSend, type Kept, keepMine, refuse, settle, type Waiting } from '#api/record-waiting.ts';
import { isRetryable } from '#api/retry.ts';
import { currentUser } from '#api/session.ts';
import { createWaitingOutbox, type WaitingOutboxOptions } from '#api/waiting-outbox.ts';

/** `deliver` answers what stands on the server then; nothing where it was deleted. */
export type RecordOutboxOptions<Fields extends object, Record extends Kept> = Pick<
  WaitingOutboxOptions<Waiting<Fields, Record>, Record | undefined>,
  'name' | 'screen' | 'deliver' | 'onTaken'
>;

/** 'waiting': out of reach, sent later by itself. 'elsewhere': changed or deleted there too, the list shows both. */
export type Outcome = 'saved' | 'waiting' | 'elsewhere';

export type RecordOutbox<Fields extends object, Record extends Kept> = ReturnType<
  typeof createRecordOutbox<Fields, Record>
>;

/** To be called once for each feature, when its module starts. */
export function createRecordOutbox<Fields extends object, Record extends Kept>(
  options: RecordOutboxOptions<Fields, Record>,
) {
  type Mine = Waiting<Fields, Record>;
  const outbox = createWaitingOutbox<Mine, Record | undefined>({ ...options, canSend, settle, refuse });
  const { all, subscribe, forget } = outbox;

  /**
   * Keeps a record on the device and sends it. Throws what the student can put right (`invalid_request`), and what the
   * browser could not store and the server did not get; the words stay on this device or in the form.
   */
  async function save(id: string, waiting: Mine): Promise<Outcome> {
    if (!currentUser()) throw new Problem('unauthenticated');
    try {
      await outbox.send(id, waiting);
      return 'saved';
    } catch (error) {
      // where the browser stores nothing the words must stay in the form
      if (isRetryable(error) && outbox.isOnDevice()) return 'waiting';
      if (isRetryable(error) || (error instanceof Problem && error.code === 'invalid_request')) throw error;
      return 'elsewhere';
    }
  }

  /** Answers a conflict with the student's own words. */
  async function sendMine(id: string): Promise<void> {
    const waiting = all()[id];
    if (waiting) await save(id, keepMine(waiting));
  }

  return { all, subscribe, forget, save, sendMine };
}
