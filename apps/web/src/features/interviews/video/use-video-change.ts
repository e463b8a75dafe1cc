import type { InterviewVideo } from '@lantern/contract/interviews.videos';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { putVideo } from './video.api.ts';

/** A change of the submission: what it answers is shown, what goes wrong is said. */
export function useVideoChange() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  async function change(work: () => Promise<InterviewVideo>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailed(undefined);
    try {
      await putVideo(user, await work());
      return true;
    } catch (reason) {
      setFailed(explain(reason, i18n));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failed, change };
}
