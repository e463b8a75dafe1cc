import type { Browser, BrowserContext, Request } from '@playwright/test';

export type Fetched = { path: string; bytes: number };
/** `first`: until the screen stands still. `idle`: what it fetches then, to be there without a connection. */
export type Visit = { first: Fetched[]; idle: Fetched[] };

/** What `whenIdle` of the web app leaves in the browser's timeline when it begins. */
const mark = 'lantern-idle';
/** Milliseconds without a request: longer than the app waits before it fetches when idle. */
const rest = 5000;

export type SignIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Opens an address in a browser that has kept nothing but the sign-in, and lists all that comes over the wire. */
export async function visit(browser: Browser, storageState: SignIn | undefined, url: string): Promise<Visit> {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    viewport: { width: 390, height: 844 },
    // the language of the longest words
    locale: 'bn-BD',
    // it keeps what the page has fetched, from the browser's own cache
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript(hearNothing);
    const page = await context.newPage();
    const seen: { request: Request; at: number }[] = [];
    let moved = Date.now();
    page.on('request', (request) => {
      if (!request.url().startsWith('http')) return;
      moved = Date.now();
      seen.push({ request, at: moved });
    });
    await page.goto(url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    while (Date.now() - moved < rest) await page.waitForTimeout(200);
    const began = await page.evaluate((name) => {
      const [first] = performance.getEntriesByName(name);
      return first && performance.timeOrigin + first.startTime;
    }, mark);
    const parts: Visit = { first: [], idle: [] };
    for (const { request, at } of seen) {
      const fetched = { path: new URL(request.url()).pathname, bytes: await bytesOf(request) };
      // the stream of changes opens just before or just after that: it always counts as of the first visit
      const isIdle = began !== undefined && at >= began && !isStream(request);
      (isIdle ? parts.idle : parts.first).push(fetched);
    }
    return parts;
  } finally {
    await context.close();
  }
}

/** In the page: what another visit does meanwhile (reading what is new, being there) is no part of this one. */
function hearNothing() {
  Object.defineProperty(EventSource.prototype, 'onmessage', { set: () => undefined });
}

const isStream = (request: Request) => request.resourceType() === 'eventsource';

/** Of the body, encoded. The stream of changes never ends: it counts as a request only. */
async function bytesOf(request: Request): Promise<number> {
  if (isStream(request)) return 0;
  const failure = request.failure();
  if (failure) throw new Error(`${request.url()} was not fetched: ${failure.errorText}`);
  // below nothing: an answer that the browser had already
  return Math.max(0, (await request.sizes()).responseBodySize);
}
