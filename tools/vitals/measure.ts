import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { Devtools } from './devtools.ts';

/**
 * Times in ms since the page was asked for, shift without unit, bytes as they came over the wire until two seconds after
 * the load. `usable`: the first heading stands there, something to press or to fill in below it, and nothing waits any
 * more; 0 where that was never so. `heap`: bytes of the page's own memory at the end.
 */
export type Vitals = Seen & { bytes: number; requests: number; heap: number };

/** Cookies and what the site keeps on the device. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

type Seen = { paint: number; lcp: number; usable: number; shift: number; blocking: number; longest: number };
declare global {
  interface Window {
    seenVitals: Seen;
  }
}

/** Runs in the page before anything of its own, as text: it reads nothing from around it. */
function watch(kept: readonly { name: string; value: string }[]) {
  const seen: Seen = { paint: 0, lcp: 0, usable: 0, shift: 0, blocking: 0, longest: 0 };
  window.seenVitals = seen;
  for (const { name, value } of kept) localStorage.setItem(name, value);
  // what a service worker brings onto the device is no part of the visit
  navigator.serviceWorker.register = () => new Promise(() => undefined);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.blocking += Math.max(0, duration - 50);
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.paint = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = () => {
    const main = document.querySelector('main');
    const isThere =
      main?.querySelector('h1') &&
      main.querySelector('a[href], button, input, select, textarea, summary') &&
      !main.querySelector('[aria-busy="true"]:not([hidden] *)');
    if (!isThere) seen.usable = 0;
    else if (seen.usable === 0) seen.usable = performance.now();
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy', 'hidden'],
  });
}

type NetworkEvent = {
  requestId: string;
  type?: string;
  encodedDataLength: number;
  request?: { url: string };
  response?: { status: number };
};

/** What a tab has fetched; `quietFor` tells since when in ms nothing is on its way. */
function countRequests(devtools: Devtools, sessionId: string) {
  const running = new Set<string>();
  const count = { bytes: 0, requests: 0, status: 0 };
  let isLoaded = false;
  let changed = Date.now();
  const stop = devtools.listen(sessionId, (method, event: NetworkEvent) => {
    if (method === 'Page.loadEventFired') isLoaded = true;
    if (!method.startsWith('Network.')) return;
    changed = Date.now();
    if (method === 'Network.responseReceived' && event.type === 'Document') count.status = event.response?.status ?? 0;
    // what the server tells as it happens does not end; the end of a worker's code is told to the worker
    const isToEnd = event.type !== 'EventSource' && !event.request?.url.startsWith('blob:');
    if (method === 'Network.requestWillBeSent' && isToEnd) running.add(event.requestId);
    if (method === 'Network.loadingFailed') running.delete(event.requestId);
    if (method === 'Network.loadingFinished') {
      running.delete(event.requestId);
      count.bytes += event.encodedDataLength;
      count.requests += 1;
    }
  });
  const quietFor = () => (isLoaded && running.size === 0 ? Date.now() - changed : 0);
  return { count, quietFor, stop };
}

const expression = 'window.seenVitals';

/**
 * Loads a page cold, as a phone far from a mast would, until nothing is on its way; with `untilUsable` also until it can be
 * used, since a machine that is busy runs the page's code long after it came.
 */
export async function measurePage(
  devtools: Devtools,
  url: string,
  state?: State,
  untilUsable = false,
): Promise<Vitals> {
  const { browserContextId, sessionId } = await devtools.openTab();
  const tab = <Result>(method: string, params?: object) => devtools.send<Result>(method, params, sessionId);
  const { count, quietFor, stop } = countRequests(devtools, sessionId);
  try {
    await tab('Page.enable');
    await tab('Network.enable');
    await tab('Performance.enable');
    await tab('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: false });
    if (state) await devtools.send('Storage.setCookies', { browserContextId, cookies: state.cookies });
    const kept = state?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    await tab('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})(${JSON.stringify(kept)})` });
    await tab('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await tab('Emulation.setCPUThrottlingRate', { rate: 6 });
    await tab('Page.navigate', { url });
    const start = Date.now();
    const read = () => tab<{ result: { value?: Seen } }>('Runtime.evaluate', { expression, returnByValue: true });
    const isUsable = async () => !untilUsable || ((await read()).result.value?.usable ?? 0) > 0;
    while (quietFor() < 500 || !(await isUsable())) {
      if (Date.now() - start > 120_000) throw new Error(`${url} does not come to rest`);
      await wait(100);
    }
    if (count.status !== 200) throw new Error(`${url} answered ${count.status}: build the web app first`);
    await wait(2_000);
    const { result } = await read();
    if (!result.value) throw new Error(`${url} was left`);
    const { metrics } = await tab<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const { bytes, requests } = count;
    return { ...result.value, bytes, requests, heap };
  } finally {
    stop();
    await devtools.send('Target.disposeBrowserContext', { browserContextId });
  }
}
