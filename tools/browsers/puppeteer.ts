// Firefox over WebDriver BiDi and Chromium over its own protocol, by puppeteer.
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import type { Running, Window } from './engine.ts';

async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  // Firefox also complains here of a file whose bytes still came through the service worker when the page was left
  const aborted = new Set<string>();
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') aborted.add(request.url());
  });
  const isOfALeftPage = (error: string) =>
    [...aborted].some((url) => error.includes(`Failed to load ‘${url}’. A ServiceWorker intercepted the request`));
  return {
    broken: () => errors.filter((error) => !isOfALeftPage(error)),
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    keepCookie: ({ name, value }, origin) =>
      context.setCookie({ name, value, domain: new URL(origin).hostname, path: '/', httpOnly: true }),
    async run(fn, ...args) {
      const answer = await page.evaluateHandle(fn as (...args: unknown[]) => unknown, ...args);
      return (answer.asElement() ?? (await answer.jsonValue())) as ReturnType<typeof fn>;
    },
    type: (element, text) => (element as ElementHandle).type(text),
    choosePaper: (input, file) => (input as ElementHandle<HTMLInputElement>).uploadFile(file),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    close: () => context.close(),
  };
}

export async function startPuppeteer(kind: 'firefox' | 'chrome', executablePath: string): Promise<Running> {
  const args = kind === 'chrome' ? ['--no-sandbox'] : [];
  const browser = await puppeteer.launch({ browser: kind, executablePath, headless: true, args });
  return {
    version: await browser.version(),
    openWindow: () => openWindow(browser),
    close: () => browser.close(),
  };
}
