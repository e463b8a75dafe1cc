// How quickly pages show on a slow phone: LCP against bare pages, layout shift, blocking time. Fails past the limits.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startLantern } from '../scripts/lantern.ts';
import { otherAddresses } from '../scripts/other-addresses.ts';
import { readScreens } from '../scripts/routes.ts';
import { serveBarePages } from './vitals/bare-pages.ts';
import { Devtools } from './vitals/devtools.ts';
import { measurePage, type State, type Vitals } from './vitals/measure.ts';
import { fillRecord, printScreens } from './vitals/screens.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`npm run vitals -- [--runs N] [--screens]
Loads pages in Chromium at 400 kbps, 400 ms round trip and a processor 6 times slower, N times each (3), and prints
the median of LCP, layout shift and blocking time. Build the web app first. Exits with 1 past a limit.
With --screens it loads every screen of a student instead, in a browser that takes the machine for one of 2 GB, and
prints the table of docs/low-end.md, which has no limits.\n`);
  process.exit(0);
}
const runsAt = process.argv.indexOf('--runs');
const isOfScreens = process.argv.includes('--screens');
const runs = runsAt > 0 ? Number(process.argv[runsAt + 1]) : 3;

/** Ratios of LCP to the bare page of the same kind; shift without unit; ms of blocking above that of the bare React page. */
const limits = { landing: 1.5, public: 1.6, app: 1.8, shift: 0.1, blocking: 200 };

const folder = await mkdtemp(join(tmpdir(), 'lantern-vitals-'));
const bare = await serveBarePages(join(folder, 'bare'));
// as an installation for people has: without a mail server one screen says so, once the server has told it
const lantern = await startLantern(join(folder, 'data'), { SMTP_URL: 'smtp://127.0.0.1:1' });
const executablePath = process.env.LANTERN_CHROMIUM || '/usr/bin/chromium';
const devtools = await Devtools.launch(executablePath, [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-GB',
  // Android's own mode for phones of little memory, with the heap that Chromium gives a page on 2 GB (a quarter of it)
  ...(isOfScreens ? ['--enable-low-end-device-mode', '--js-flags=--max-old-space-size=512'] : []),
]);

type Page = { name: string; url: string; against?: string; limit?: number; state?: State };

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function median(all: readonly Vitals[]): Vitals {
  const of = (key: keyof Vitals) => middle(all.map((one) => one[key]));
  const keys = Object.keys(all[0] ?? {}) as (keyof Vitals)[];
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Vitals;
}

/** Each page once in every run, so that a busy minute of the machine weighs on all of them alike. */
async function measureAll(pages: readonly Page[]): Promise<Map<Page, Vitals[]>> {
  const all = new Map<Page, Vitals[]>(pages.map((page) => [page, []]));
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`run ${run} of ${runs}\n`);
    for (const page of pages) {
      all.get(page)?.push(await measurePage(devtools, page.url, page.state, isOfScreens));
      if (isOfScreens) process.stderr.write(`${page.name}\n`);
    }
  }
  return all;
}

/** A student who has been on this device before; what the browser keeps for offline is not there. */
async function signUp(): Promise<State> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const data = { name: 'Amina Rahman', email: 'amina@example.org', password: 'Boat2022!', agreeToTerms: true };
  const headers = { origin: lantern.url };
  const answer = await context.request.post(`${lantern.url}/api/auth/sign-up/email`, { headers, data });
  if (!answer.ok()) throw new Error(`no student: ${answer.status()}`);
  if (isOfScreens) await fillRecord(context.request, lantern.url);
  const page = await context.newPage();
  await page.goto(`${lantern.url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // what the device remembers of who is signed in
  await page.waitForFunction(() => localStorage.getItem('lantern.user') !== null);
  const state = await context.storageState();
  await browser.close();
  return state;
}

let failed = 0;

async function holdAgainstLimits(): Promise<void> {
  const student = await signUp();
  const pages: Page[] = [
    { name: 'bare static page', url: `${bare.url}/static.html` },
    { name: 'landing', url: `${lantern.url}/`, against: 'bare static page', limit: limits.landing },
    { name: 'bare React page', url: `${bare.url}/react.html` },
    ...['/login', '/signup', '/forgot-password', '/help'].map((path) => ({
      name: path,
      url: lantern.url + path,
      against: 'bare static page',
      limit: limits.public,
    })),
    ...['/dashboard', '/personal-info'].map((path) => ({
      name: path,
      url: lantern.url + path,
      against: 'bare React page',
      limit: limits.app,
      state: student,
    })),
  ];
  const seen = new Map<string, Vitals>();
  const measured = await measureAll(pages);
  process.stdout.write('page              LCP ms   ratio  limit   shift  blocking ms      KB  requests\n');
  for (const [{ name, against, limit }, all] of measured) {
    const vitals = median(all);
    seen.set(name, vitals);
    const base = against ? seen.get(against) : undefined;
    const ratio = base ? vitals.lcp / base.lcp : undefined;
    const over =
      (ratio ?? 0) > (limit ?? Infinity) ||
      vitals.shift > limits.shift ||
      (against !== undefined && vitals.blocking > (seen.get('bare React page')?.blocking ?? 0) + limits.blocking);
    if (over) failed += 1;
    const cells = [
      name.padEnd(17),
      vitals.lcp.toFixed(0).padStart(6),
      (ratio?.toFixed(2) ?? '').padStart(7),
      (limit?.toFixed(1) ?? '').padStart(6),
      vitals.shift.toFixed(3).padStart(7),
      vitals.blocking.toFixed(0).padStart(12),
      (vitals.bytes / 1024).toFixed(1).padStart(7),
      String(vitals.requests).padStart(9),
      over ? '  over' : '',
    ];
    process.stdout.write(`${cells.join(' ')}\n`);
  }
}

async function showScreens(): Promise<void> {
  const state = await signUp();
  const { student } = await readScreens();
  const pages: Page[] = [
    // before there is an account
    ...['/', '/signup', '/login', '/help'].map((name) => ({ name, url: lantern.url + name })),
    ...[...student, ...otherAddresses].map((name) => ({ name, url: lantern.url + name, state })),
  ];
  const measured = await measureAll(pages);
  printScreens([...measured].map(([{ name }, all]) => ({ name, ...median(all) })));
}

try {
  await (isOfScreens ? showScreens() : holdAgainstLimits());
} finally {
  await devtools.stop();
  await lantern.stop();
  await bare.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
