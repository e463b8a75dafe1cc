// npm run pictures:docs: makes the pictures of docs/tour.md of a demo school that is seeded for them.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startLantern } from './lantern.ts';

const { values: asked } = parseArgs({ options: { help: { type: 'boolean' }, readme: { type: 'boolean' } } });
if (asked.help) {
  process.stdout.write(`npm run pictures:docs -- [--readme]
Seeds a demo school in a folder that is thrown away, and writes the pictures of docs/tour.md into docs/pictures; with
--readme that of the README too. Build the web app first, and look at each picture before you commit it.\n`);
  process.exit(0);
}

/** In bytes: somebody reads this on prepaid data. */
const largest = 60 * 1024;
const docs = join(import.meta.dirname, '../docs');
const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

type Picture = { name: string; path: string; prepare?: (page: Page) => Promise<void> };

const openScores = async (page: Page) => {
  await page.getByRole('tab', { name: /^Scores/ }).click();
  await page.waitForTimeout(1000);
};

const nextStep = async (page: Page) => {
  await page.getByText('Do this next').first().waitFor({ timeout: 90_000 });
};

async function seed(dataDir: string): Promise<string> {
  const program = join(import.meta.dirname, '../apps/server/src/operate.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'seed'], {
    // here and nowhere else, whatever the shell names
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATABASE_POOLER_URL: '',
      S3_BUCKET: '',
      S3_ENDPOINT: '',
      DATA_DIR: dataDir,
    },
  });
  const password = /password (\S+)/.exec(stdout)?.[1];
  if (!password) throw new Error(`the seed says no password: ${stdout}`);
  return password;
}

const folder = await mkdtemp(join(tmpdir(), 'lantern-pictures-'));
const password = await seed(join(folder, 'data'));
const lantern = await startLantern(join(folder, 'data'), { LOG_LEVEL: 'error' }, 'with an administrator');
const executablePath = process.env.LANTERN_CHROMIUM || '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

async function signIn(key: string, viewport: typeof phone): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ viewport, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' },
    deviceScaleFactor: viewport === phone ? 2 : 1,
  });
  const answer = await context.request.post(`${lantern.url}/api/auth/sign-in/email`, {
    headers: { origin: lantern.url },
    data: { email: `${key}@demo-school.example`, password, rememberMe: false },
  });
  if (!answer.ok()) throw new Error(`${key} cannot sign in: ${answer.status()}`);
  return context;
}

async function read(context: BrowserContext, path: string) {
  return await (await context.request.get(`${lantern.url}${path}`)).json();
}

const untilFilled = (page: Page) =>
  page.waitForFunction(
    () => ![...document.querySelectorAll('[aria-busy="true"]')].some((element) => element.checkVisibility()),
    undefined,
    { timeout: 90_000 },
  );

/** A screen whose lists are there. */
async function open(context: BrowserContext, { path, prepare }: Omit<Picture, 'name'>): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${lantern.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // what a screen fetches once it stands still comes last
  await page.waitForTimeout(3000);
  await untilFilled(page);
  await prepare?.(page);
  await untilFilled(page);
  await page.mouse.move(0, 0);
  return page;
}

/** As WebP, as good as fits. */
async function keep(context: BrowserContext, { name, ...picture }: Picture): Promise<void> {
  const page = await open(context, picture);
  const devtools = await context.newCDPSession(page);
  for (let quality = 90; quality >= 40; quality -= 5) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
    const webp = Buffer.from(data, 'base64');
    if (webp.length > largest) continue;
    await writeFile(join(docs, 'pictures', `${name}.webp`), webp);
    process.stdout.write(`docs/pictures/${name}.webp: ${Math.ceil(webp.length / 1024)} KB at quality ${quality}\n`);
    await page.close();
    return;
  }
  throw new Error(`${name} is over ${largest} bytes at any quality`);
}

try {
  await mkdir(join(docs, 'pictures'), { recursive: true });
  const nadia = await signIn('nadia', phone);
  const { user } = await read(nadia, '/api/auth/session');
  const { essays } = await read(nadia, `/api/essay/my-essays/${user.id}`);
  const { applications } = await read(nadia, `/api/applications/student/${user.id}`);
  const idOf = (all: { _id: string }[], name: string) =>
    all.find((one) => JSON.stringify(one).includes(name))?._id ?? '';
  const pictures: Picture[] = [
    { name: 'dashboard', path: '/dashboard' },
    { name: 'unipair', path: '/unipair' },
    {
      name: 'application',
      path: `/saved-universities/${idOf(applications, 'University of Waterloo')}`,
      prepare: nextStep,
    },
    { name: 'editor', path: `/essay/edit/${idOf(essays, 'Nine taka')}`, prepare: openScores },
    { name: 'visa', path: '/visa' },
  ];
  for (const picture of pictures) await keep(nadia, picture);
  const farhana = await signIn('farhana', phone);
  await keep(farhana, { name: 'mentor', path: '/mentor' });
  if (asked.readme) {
    const page = await open(await signIn('nadia', laptop), { path: '/dashboard' });
    await page.screenshot({ path: join(docs, 'screenshot.png') });
  }
} finally {
  await browser.close();
  await lantern.stop();
  await rm(folder, { recursive: true, force: true });
}
