// The wizard and the saved ideas load beside My Essays, so that neither waits for the other.
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { savesData } from '#api/data-saver.ts';
import { useUser } from '#api/session.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { laterWordsLoaded, screenWordsLoaded } from '#components/later-words.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { isWaiting } from './start-outbox.ts';

async function load() {
  const [part] = await Promise.all([import('./brainstorm.tsx'), laterWordsLoaded()]);
  return part;
}

// What waits on this device is sent by that code, which is here since something was written with it.
if (isWaiting()) void load().catch(() => undefined);

function NotHere() {
  return (
    <ErrorBlock title={<Trans>This part is not on this device yet.</Trans>} onRetry={() => location.reload()}>
      <Trans>Open it once with a connection. After that it works offline too.</Trans>
    </ErrorBlock>
  );
}

const Wizard = lazy(() =>
  load().then(
    (part) => ({ default: part.Wizard }),
    () => ({ default: NotHere }),
  ),
);
const Ideas = lazy(() =>
  load().then(
    (part) => ({ default: part.IdeaLists }),
    () => ({ default: () => null }),
  ),
);

export function BrainstormWizard() {
  return (
    <Suspense fallback={<Skeleton />}>
      <Wizard />
    </Suspense>
  );
}

/** Favourites and other saved ideas; nothing while they are on their way. */
export function SavedIdeas() {
  return (
    <Suspense fallback={null}>
      <Ideas />
    </Suspense>
  );
}

/** Milliseconds after which the page is at rest. */
const afterShow = 1500;

/** Where essays are written: a draft begins without a connection too. */
async function fetchEditor() {
  const { fetchParts } = await import('../editor/essay-editor.screen.tsx');
  await Promise.all(['/essay/write/:id', '/essay/edit/:id'].map(screenWordsLoaded));
  await fetchParts();
}

/** Brings what these screens lead to onto the device, the wizard first, so that one visit is enough to go on offline. */
export function useOfflineParts() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { locale } = i18n;
  useEffect(() => {
    const timer = setTimeout(() => {
      // before the worker is there it would not keep what is loaded
      const ready = navigator.serviceWorker?.controller
        ? Promise.resolve()
        : (navigator.serviceWorker?.ready ?? Promise.resolve());
      void Promise.resolve(ready)
        .then(load)
        .then((part) => part.prepareOffline(user, locale))
        .then(() => (savesData() ? undefined : fetchEditor()))
        .catch(() => undefined);
    }, afterShow);
    return () => clearTimeout(timer);
  }, [user, locale]);
}
