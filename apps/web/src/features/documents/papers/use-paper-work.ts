import { Problem } from '@lantern/contract/problem';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NetworkError } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { useIsHere } from '#components/go-on.ts';
import { refreshDocuments } from '../documents.api.ts';

/** One piece of work on a paper at a time: whether it runs, and why the last one failed. */
export function usePaperWork() {
  const { t, i18n } = useLingui();
  const isHere = useIsHere();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();

  /** `doing` is said while it takes its time. Answers whether it went well; `isHere` says whether the reader still is. */
  async function run(work: () => Promise<unknown>, doing = '') {
    setBusy(doing);
    setFailed(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const isOffline = error instanceof NetworkError && error.kind === 'offline';
      const isGone = error instanceof Problem && error.code === 'not_found';
      if (isGone) refreshDocuments();
      if (isOffline) setFailed(t`This needs a connection. Try again when you are online.`);
      else
        setFailed(
          isGone
            ? t`It is not here any more: it was deleted in another tab or on another device.`
            : explain(error, i18n),
        );
      return false;
    } finally {
      setBusy(undefined);
    }
  }
  return { run, isHere, busy, failed };
}
