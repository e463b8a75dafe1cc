import type { Browser, BrowserContext } from '@playwright/test';

/** Times in ms, shift without unit, bytes as they came over the wire until two seconds after the load. */
export type Vitals = { lcp: number; shift: number; blocking: number; bytes: number; requests: number };

/** Cookies and what the site keeps on the device. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

type Seen = { lcp: number; shift: number; blocking: number };
declare global {
  interface Window {
    seenVitals: Seen;
  }
}

/** Loads a page cold, as a phone far from a mast would. */
export async function measurePage(browser: Browser, url: string, state?: State): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    let bytes = 0;
    let requests = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.addInitScript(() => {
      const seen: Seen = { lcp: 0, shift: 0, blocking: 0 };
      window.seenVitals = seen;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
      }).observe({ type: 'longtask', buffered: true });
    });
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}: build the web app first`);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2_000);
    const seen = await page.evaluate(() => window.seenVitals);
    return { ...seen, bytes, requests };
  } finally {
    await context.close();
  }
}
