// The wizard and the saved ideas load beside My Essays, so that neither waits for the other.
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { ErrorBlock } from '#components/error-block.tsx';
import { laterWordsLoaded } from '#components/later-words.ts';
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

/** Once the page is at rest: all that the wizard needs, so that it works offline after one visit of the screen. */
export function prepareOffline(user: string, language: string): () => void {
  const timer = setTimeout(() => {
    // before the worker is there it would not keep what is loaded
    const ready = navigator.serviceWorker?.controller
      ? Promise.resolve()
      : (navigator.serviceWorker?.ready ?? Promise.resolve());
    void Promise.resolve(ready)
      .then(load)
      .then((part) => part.prepareOffline(user, language))
      .catch(() => undefined);
  }, 1500);
  return () => clearTimeout(timer);
}
