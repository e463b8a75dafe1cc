// Firefox as the journey's browser, by puppeteer over WebDriver BiDi.
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Driver } from './page.ts';

type Firefox = Driver & {
  version: string;
  /** What the page's own code threw so far. */
  broken(): string[];
  close(): Promise<void>;
};

export async function startFirefox(executablePath: string): Promise<Firefox> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
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
    version: await browser.version(),
    broken: () => errors.filter((error) => !isOfALeftPage(error)),
    open: (url) => page.goto(url),
    async run(fn, ...args) {
      const answer = await page.evaluateHandle(fn as (...args: unknown[]) => unknown, ...args);
      return (answer.asElement() ?? (await answer.jsonValue())) as ReturnType<typeof fn>;
    },
    type: (element, text) => (element as ElementHandle).type(text),
    choosePaper: (input, file) => (input as ElementHandle<HTMLInputElement>).uploadFile(file),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
