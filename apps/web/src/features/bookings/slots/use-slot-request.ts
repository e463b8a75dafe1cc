import type { Slot } from '@lantern/contract/bookings';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { alternativesOf } from '../bookings.api.ts';

/** Asks for a time: whether that is under way, why it was refused, and other times where somebody was quicker (`taken`). */
export function useSlotRequest() {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [taken, setTaken] = useState<readonly Slot[]>();

  function clear() {
    setFailed(undefined);
    setTaken(undefined);
  }

  async function ask(request: () => Promise<void>) {
    setBusy(true);
    clear();
    try {
      await request();
    } catch (reason) {
      const offered = alternativesOf(reason);
      if (offered) setTaken(offered);
      else setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failed, taken, clear, ask };
}
