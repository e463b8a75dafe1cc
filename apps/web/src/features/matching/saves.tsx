// Universities that were put on the list in UniPair, or taken off it: kept on this device until the server has them.
import { saveUniversity, unsaveUniversity } from '@lantern/contract/matching';
import { i18n } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { askAgain } from '#api/query-client.ts';
import { isRetryable } from '#api/retry.ts';
import { createWaitingOutbox, useWaiting } from '#api/waiting-outbox.ts';
import { toast } from '#components/toast.tsx';
import { mark } from './matching.api.ts';

type Wanted = { saved: boolean; name: string };

/** What a button waits for, and tells of itself. */
const pressed = new Set<string>();

const outbox = createWaitingOutbox<Wanted, boolean>({
  name: 'unipair-saves',
  screen: '/unipair',
  canSend: () => true,
  async deliver(id, { saved }) {
    await call(saved ? saveUniversity : unsaveUniversity, { body: { university_id: id } });
    return saved;
  },
  onTaken(id, saved) {
    mark(id, saved);
    // the list, and what is counted from it
    void askAgain(['applications'], ['dashboard']);
  },
  settle: (now, sent) => (now.saved === sent.saved ? undefined : now),
  refuse({ saved, name }, problem, id) {
    if (pressed.has(id)) return undefined;
    const why = explain(problem, i18n);
    const text = saved ? (
      <Trans>
        {name} was not saved. {why}
      </Trans>
    ) : (
      <Trans>
        {name} is still on your list. {why}
      </Trans>
    );
    toast({ tone: 'bad', stays: true, text });
    return undefined;
  },
});

/** Whether it is on the list, as the student has it: what waits on this device counts. */
export function useSaved(id: string, saved: boolean): boolean {
  return useWaiting(outbox)[id]?.saved ?? saved;
}

/** Puts it on the list or takes it off, on this device first. Answers whether it is there now; rejects if nothing is kept. */
export async function setSaved(id: string, wanted: Wanted): Promise<'sent' | 'waits'> {
  pressed.add(id);
  try {
    await outbox.send(id, wanted);
    return 'sent';
  } catch (error) {
    if (isRetryable(error) && outbox.isOnDevice()) return 'waits';
    outbox.forget(id);
    throw error;
  } finally {
    pressed.delete(id);
  }
}
