import './components/layers.css';
import './components/tokens.css';
import './components/base.css';
import './components/parts.css';
import './start-react.ts';
import { i18n } from '@lingui/core';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askIntlAside } from '#api/ask-intl-aside.ts';
import { startForms } from '#api/form-draft.ts';
import { pause } from '#api/pause.ts';
import { currentUser, startSession } from '#api/session.ts';
import { builtRoutes, isOpenTo, type Route } from '#routes.ts';
import { App } from '#shell/app.tsx';
import { takenOver } from '#shell/early-actions.ts';
import { isPath } from '#shell/is-path.ts';
import { keepFocus } from '#shell/kept-focus.ts';
import { startWords } from '#shell/language.ts';
import { prepareScreen } from '#shell/screen-of.ts';
import { startServiceWorker } from '#shell/service-worker.tsx';
import { startOutboxes } from '#shell/start-outboxes.ts';
import { bringSideIcons } from '#shell/use-side-icons.ts';
import { followWidths, isWide } from '#shell/widths.ts';

/** The screen that stands in the page already, where this reader can go on with it: head.ts says when not. */
function prerenderedScreen(root: HTMLElement) {
  const isAnew = 'anew' in document.documentElement.dataset || 'frame' in root.dataset;
  if (!root.hasChildNodes() || isAnew) return undefined;
  return builtRoutes.find(({ path, prerendered }) => prerendered && path === location.pathname);
}

/** The screen that a signed-in reader has asked for. */
function signedInScreen(): Route | undefined {
  const { role, duties } = currentUser() ?? {};
  const isAsked = (path: string) => isPath(path, location.pathname);
  return (
    role &&
    builtRoutes.find((route) => [route.path, ...(route.also ?? [])].some(isAsked) && isOpenTo(route, role, duties))
  );
}

/**
 * Milliseconds that the app waits for a screen's code, which was asked for together with its own: what is nearly there comes
 * in one step with the frame. Later the screen follows its heading.
 */
const codeTimeout = 1000;

async function bringScreen(screen: Route) {
  const late = new Promise((resolve) => setTimeout(resolve, codeTimeout));
  const all = Promise.all([prepareScreen(screen, i18n.locale), isWide() && bringSideIcons()]);
  // what cannot be fetched says so in its place
  await Promise.race([all, late]).catch(() => undefined);
}

async function start() {
  // loading all this code was one task
  await pause();
  askIntlAside();
  void startSession();
  await pause();
  startForms();
  followWidths();
  if (isWide() && currentUser()) void bringSideIcons();
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
    const screen = signedInScreen();
    if (screen) await bringScreen(screen);
    if (!('frame' in root.dataset)) root.replaceChildren();
    delete document.documentElement.dataset.anew;
    document.dispatchEvent(new Event(takenOver));
    // in parts; what stands there goes when all of it is made
    startTransition(() => createRoot(root).render(<App />));
  }
  startOutboxes();
  keepFocus();
}

if (document.readyState === 'complete') void startServiceWorker();
else window.addEventListener('load', () => void startServiceWorker());
// A function, since the bundler joins no files once a module waits at its top level.
void start();
