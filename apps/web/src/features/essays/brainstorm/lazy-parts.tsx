// The saved ideas and what was deleted load beside My Essays, so that it does not wait for them.
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { savesData } from '#api/data-saver.ts';
import { whenIdle } from '#api/idle.ts';
import { useUser } from '#api/session.ts';
import { withoutWords, withWords } from '#api/words.ts';
import { partOf } from '#components/lazy.tsx';
import { isWaiting } from './waiting-keys.ts';

const load = () => import('./brainstorm.tsx');

// What waits on this device is sent by that code, which is here since something was written with it.
if (isWaiting()) {
  void Promise.allSettled([withoutWords(() => import('./brainstorm.tab.tsx')), withoutWords(load)]);
}

export const favoritedIdeas = partOf(async () => (await load()).FavoritedIdeas);
export const savedIdeas = partOf(async () => (await load()).SavedIdeas);
export const recentlyDeleted = partOf(async () => (await load()).RecentlyDeleted);

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
          .then(() => withWords(load))
          .then(({ prepareOffline }) => prepareOffline(user, locale))
          .then(() => (savesData() ? undefined : fetchEditor()))
          .catch(() => undefined);
      }),
    [user, locale, fetchTabs],
  );
}
