// The saved ideas and what was deleted load beside My Essays, so that it does not wait for them.
import { useLingui } from '@lingui/react';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { savesData } from '#api/data-saver.ts';
import { whenIdle } from '#api/idle.ts';
import { useUser } from '#api/session.ts';
import { withWords } from '#api/words.ts';
import { isWaiting } from './waiting-keys.ts';

async function load() {
  const { parts, prepareOffline } = await withWords(() => import('./brainstorm.tsx'));
  return { parts, prepareOffline };
}

// What waits on this device is sent by that code, which is here since something was written with it.
if (isWaiting()) void Promise.allSettled([import('./brainstorm.tab.tsx'), import('./brainstorm.tsx')]);

type Parts = Awaited<ReturnType<typeof load>>['parts'];

/** A part that nothing waits for: nothing stands in its place until it is here, nor where it cannot come. */
function lazyPart(pick: (parts: Parts) => ComponentType) {
  const Part = lazy(() =>
    load().then(
      ({ parts }) => ({ default: pick(parts) }),
      () => ({ default: () => null }),
    ),
  );
  return () => (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

export const FavoritedIdeas = lazyPart((parts) => parts.FavoritedIdeas);
export const SavedIdeas = lazyPart((parts) => parts.SavedIdeas);
export const RecentlyDeleted = lazyPart((parts) => parts.RecentlyDeleted);

/** Where essays are written: a draft begins without a connection too. */
async function fetchEditor() {
  const { fetchParts } = await withWords(() => import('../editor/essay-editor.screen.tsx'));
  await fetchParts();
}

/** Brings what these screens lead to onto the device, the tabs first, so that one visit is enough to go on offline. */
export function useOfflineParts(fetchTabs: () => Promise<void>) {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { locale } = i18n;
  useEffect(
    () =>
      whenIdle(() => {
        // before the worker is there it would not keep what is loaded
        const ready = navigator.serviceWorker?.controller
          ? Promise.resolve()
          : (navigator.serviceWorker?.ready ?? Promise.resolve());
        void Promise.resolve(ready)
          .then(fetchTabs)
          .then(load)
          .then(({ prepareOffline }) => prepareOffline(user, locale))
          .then(() => (savesData() ? undefined : fetchEditor()))
          .catch(() => undefined);
      }),
    [user, locale, fetchTabs],
  );
}
