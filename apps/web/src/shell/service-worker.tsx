import { Trans } from '@lingui/react/macro';
import { trustedScript } from '#api/trusted-script.ts';
import { toast } from '#components/toast.tsx';

const script = '/sw.js';
/** Milliseconds between two looks for a new version while a page stays open. */
const lookEvery = 60 * 60_000;

/** Whether this page loads anew when another worker takes over. */
let reloads = false;

function offer(waiting: ServiceWorker) {
  const run = () => {
    // also on a page that the first worker took over: it has what the reader asked for only by loading anew
    reloads = true;
    waiting.postMessage('take-over');
  };
  toast({
    text: <Trans>A new version of Lantern is ready.</Trans>,
    stays: true,
    action: { label: <Trans>Reload</Trans>, run },
  });
}

/** Offers every worker but the `first` of a device, which takes over by itself: WebKit says afterwards that it is installed. */
function watch(registration: ServiceWorkerRegistration, first: ServiceWorker | null) {
  if (registration.waiting && registration.waiting !== first && navigator.serviceWorker.controller)
    offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && worker !== first && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

/** Makes the app open offline. Runs after the page has loaded, so that it never slows the first screen. */
export async function startServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const controlled = Boolean(navigator.serviceWorker.controller);
  // The first worker takes an open page over silently; a later one only when the reader asked for it.
  reloads = controlled;
  navigator.serviceWorker.addEventListener('controllerchange', () => reloads && location.reload());
  // A browser may refuse, in a private window for example: the app then works on without it.
  const registration = await navigator.serviceWorker.register(trustedScript(script)).catch(() => undefined);
  if (!registration) return;
  watch(registration, registration.active ? null : (registration.installing ?? registration.waiting));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < lookEvery) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
  if (controlled) return;
  const { active } = await navigator.serviceWorker.ready;
  // A pre-rendered page has the style of its screen in it, which was not fetched.
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
  active?.postMessage({ keep: sheets.map((href) => new URL(href).pathname) });
  // What came before the worker took over, and what was on its way then.
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().map((entry) => new URL(entry.name).pathname);
    const keep = loaded.filter((path) => path.startsWith('/assets/'));
    if (keep.length > 0) active?.postMessage({ keep });
  }).observe({ type: 'resource', buffered: true });
}
