import { useEffect, useState } from 'react';
import { whenIdle } from '#api/idle.ts';

async function begin() {
  const [{ followChanges }, { refreshEssays }] = await Promise.all([
    import('./follow-changes.ts'),
    import('./essays.api.ts'),
  ]);
  return { followChanges, refreshEssays };
}

/**
 * As `useChanges` for a screen of which not every tab has the essays. `isLater`: from when the screen stands still, then
 * with a look at what was changed before that.
 */
export function useChangesLater({ isLater }: { isLater: boolean }) {
  const [later] = useState(isLater);
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const follow = () =>
      void begin().then(
        ({ followChanges, refreshEssays }) => {
          if (isOver) return;
          stop = followChanges();
          if (later) void refreshEssays();
        },
        // without a connection there is nothing to follow, and the queries ask again when it is back
        () => undefined,
      );
    const callOff = later ? whenIdle(follow) : follow();
    return () => {
      isOver = true;
      callOff?.();
      stop();
    };
  }, [later]);
}
