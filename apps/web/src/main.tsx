import './components/tokens.css';
import './components/base.css';
import './components/parts.css';
import { i18n } from '@lingui/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startForms } from '#api/form-draft.ts';
import { startSession } from '#api/session.ts';
import { builtRoutes } from '#routes.ts';
import { App } from '#shell/app.tsx';
import { takenOver } from '#shell/early-submit.ts';
import { startWords } from '#shell/language.ts';
import { prepareScreen } from '#shell/screen-of.ts';
import { startServiceWorker } from '#shell/service-worker.tsx';
import { startOutboxes } from '#shell/start-outboxes.ts';
import { followWidths } from '#shell/widths.ts';

/** The screen that stands in the page already, where this reader can go on with it: head.ts says when not. */
function prerenderedScreen(root: HTMLElement) {
  if (!root.hasChildNodes() || 'anew' in document.documentElement.dataset) return undefined;
  return builtRoutes.find(({ path, prerendered }) => prerendered && path === location.pathname);
}

/** The browser answers and paints before what comes next. */
const pause = () => globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  // loading all this code was one task
  await pause();
  void startSession();
  startForms();
  followWidths();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const prerendered = prerenderedScreen(root);
  await startWords();
  await pause();
  const isReady =
    prerendered &&
    (await prepareScreen(prerendered, i18n.locale).then(
      () => true,
      // shown anew it says that it could not be fetched
      () => false,
    ));
  if (isReady) {
    // in parts, between which the page answers
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else {
    root.replaceChildren();
    delete document.documentElement.dataset.anew;
    document.dispatchEvent(new Event(takenOver));
    createRoot(root).render(<App />);
  }
  startOutboxes();
}

if (document.readyState === 'complete') void startServiceWorker();
else window.addEventListener('load', () => void startServiceWorker());
// A function, since the bundler joins no files once a module waits at its top level.
void start();
