import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';

export type Download = ReturnType<typeof useDownload>;

/** One file at a time: which is on its way, and why the last one did not come. */
export function useDownload() {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState<string>();
  const [done, setDone] = useState(false);
  const [error, setError] = useState<string>();

  async function start(format: string, get: () => Promise<void>) {
    if (busy) return;
    setBusy(format);
    setDone(false);
    setError(undefined);
    try {
      await get();
      setDone(true);
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setBusy(undefined);
  }

  return { start, busy, done, error };
}
