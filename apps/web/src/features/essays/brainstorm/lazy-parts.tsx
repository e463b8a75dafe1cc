// The wizard, the saved ideas and what was deleted load beside My Essays, so that it does not wait for them.
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { savesData } from '#api/data-saver.ts';
import { whenQuiet } from '#api/quiet.ts';
import { useUser } from '#api/session.ts';
import { withWords } from '#api/words.ts';
import { NotHere } from '#components/later.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { isWaiting } from './waiting-keys.ts';

async function load() {
  const { parts, prepareOffline } = await withWords(() => import('./brainstorm.tsx'));
  return { parts, prepareOffline };
}

// What waits on this device is sent by that code, which is here since something was written with it.
if (isWaiting()) void import('./brainstorm.tsx').catch(() => undefined);

function Missing() {
  return <NotHere onRetry={() => location.reload()} />;
}

type Parts = Awaited<ReturnType<typeof load>>['parts'];

/** A part that is loaded beside; `waiting` stands in until it is here, `Missing` where it cannot come. */
function beside(pick: (parts: Parts) => ComponentType, waiting: ReactNode = null, Missing: ComponentType = () => null) {
  const Part = lazy(() =>
    load().then(
      ({ parts }) => ({ default: pick(parts) }),
      () => ({ default: Missing }),
    ),
  );
  return () => (
    <Suspense fallback={waiting}>
      <Part />
    </Suspense>
  );
}

export const BrainstormWizard = beside((parts) => parts.Wizard, <Skeleton />, Missing);
export const FavoritedIdeas = beside((parts) => parts.FavoritedIdeas);
export const SavedIdeas = beside((parts) => parts.SavedIdeas);
export const RecentlyDeleted = beside((parts) => parts.RecentlyDeleted);

/** Where essays are written: a draft begins without a connection too. */
async function fetchEditor() {
  const { fetchParts } = await withWords(() => import('../editor/essay-editor.screen.tsx'));
  await fetchParts();
}

/** Brings what these screens lead to onto the device, the wizard first, so that one visit is enough to go on offline. */
export function useOfflineParts() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { locale } = i18n;
  useEffect(
    () =>
      whenQuiet(() => {
        // before the worker is there it would not keep what is loaded
        const ready = navigator.serviceWorker?.controller
          ? Promise.resolve()
          : (navigator.serviceWorker?.ready ?? Promise.resolve());
        void Promise.resolve(ready)
          .then(load)
          .then(({ prepareOffline }) => prepareOffline(user, locale))
          .then(() => (savesData() ? undefined : fetchEditor()))
          .catch(() => undefined);
      }),
    [user, locale],
  );
}
