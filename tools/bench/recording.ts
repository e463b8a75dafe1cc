// What a browser's memory does while an answer is recorded, in real time. Reads /proc, so it runs on Linux only.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { printTable } from './figures.ts';
import { readKb } from './processes.ts';
import { withScratchServer } from './scratch.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    minutes: { type: 'string', default: '1' },
    camera: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- recording [--minutes 1] [--camera]
Records an answer for so long (at most 15, where a recording ends by itself) in Chromium with its fake microphone, or its
fake camera, and prints MB before it, at each third, afterwards, and once it was played. The heap is what is left after
collecting; the processes are the page's and the browser's own; the disk is what the browser's databases hold. Build the
web app first.\n`);
  process.exit(0);
}
const minutes = Math.min(15, Number(options.minutes));
const megabyte = 1024 * 1024;

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** A student before the first question. A context with a folder: without one a browser keeps its databases in memory. */
async function openQuestion(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  const data = { name: 'Amina Rahman', email: 'amina@example.org', password: 'Boat2022!', agreeToTerms: true };
  const answer = await page.request.post(`${url}/api/auth/sign-up/email`, { headers: { origin: url }, data });
  if (!answer.ok()) throw new Error(`no student: ${answer.status()}`);
  await page.goto(`${url}/mock-interview/ai`);
  await page.getByRole('radio', { name: /^General/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start interview' }).click();
  await page.getByText(/Question 1 of 5/).waitFor();
  return page;
}

async function processesOf(browser: CDPSession, type: string): Promise<number[]> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  return processInfo.filter((one) => one.type === type).map(({ id }) => id);
}

async function measure(when: string, page: CDPSession, browser: CDPSession, folder: string) {
  await page.send('HeapProfiler.collectGarbage');
  const { metrics } = await page.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  const resident = (pids: number[]) => pids.map((pid) => readKb(`/proc/${pid}/status`, 'VmRSS') / 1024);
  // a renderer waits for the next page beside that of ours, and is smaller
  const renderer = Math.max(...resident(await processesOf(browser, 'renderer')));
  const [own = Number.NaN] = resident(await processesOf(browser, 'browser'));
  return [when, heap / megabyte, renderer, own, bytesIn(join(folder, 'Default/IndexedDB')) / megabyte];
}

await withScratchServer(async ({ url }, dataDir) => {
  const folder = join(dataDir, 'browser');
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.LANTERN_CHROMIUM || '/usr/bin/chromium',
    viewport: { width: 390, height: 844 },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--disable-background-networking',
    ],
  });
  try {
    const page = await openQuestion(context, url);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const browser = await context.browser()?.newBrowserCDPSession();
    if (!browser) throw new Error('this browser says nothing of its processes');
    const rows: (string | number)[][] = [];
    const note = async (when: string) => rows.push(await measure(when, cdp, browser, folder));
    await sleep(3000);
    await note('before it');
    await page.getByRole('button', { name: options.camera ? 'Record with camera' : 'Record my answer' }).click();
    const started = performance.now();
    await page.getByRole('button', { name: 'Finish answer' }).waitFor();
    for (const third of [1, 2, 3]) {
      // the last a little before the end, where a recording of 15 minutes would end by itself
      const at = (minutes * third) / 3;
      await sleep(at * 60_000 - (third === 3 ? 4000 : 0) - (performance.now() - started));
      await note(`after ${at < 1 ? `${Math.round(at * 60)} s` : `${Math.round(at * 10) / 10} min`}`);
    }
    await page.getByRole('button', { name: 'Finish answer' }).click();
    await page.getByText(/Your recording: \d/).waitFor();
    await note('finished');
    const media = page.getByLabel(options.camera ? 'Watch again' : 'Listen again');
    await media.evaluate(async (element: HTMLMediaElement) => {
      element.playbackRate = 16;
      const ended = new Promise((resolve) => element.addEventListener('ended', resolve, { once: true }));
      await element.play();
      await ended;
    });
    await note('played');
    printTable(['MB', 'heap', 'page', 'browser', 'on disk'], rows);
    process.stdout.write(`${await page.getByText(/Your recording: \d/).textContent()}\n`);
  } finally {
    await context.close();
  }
});
process.exit();
