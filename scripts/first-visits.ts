// What a browser really fetches for the first visit of each screen that is open to everybody or to students, with a student
// who has a few of everything.
import { chromium } from '@playwright/test';
import { withScratchServer } from './bench/scratch.ts';
import { makeStudent } from './first-visits/student.ts';
import { type Fetched, type Visit, visit } from './first-visits/visit.ts';
import { otherAddresses } from './other-addresses.ts';
import { readScreens } from './routes.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`node scripts/first-visits.ts [--files] [part of a path ...]
Opens each screen of everybody and of students in Chromium with nothing kept, weighs pages, code, words and answers as
they come over the wire, and fails past a limit. What is fetched when the screen is idle keeps it usable without a connection: it is
shown apart and is not part of the limit. Build the web app first.
  --files  names every file\n`);
  process.exit(0);
}

const atOnce = 3;
const limits = { bytes: 165 * 1024, requests: 14 };
/** Requests of those that have more, which nobody weighed before November 2026: what they have may not grow. */
const moreRequests: Readonly<Record<string, number>> = { '/finance': 16, '/settlement': 15 };
/** Makes a workspace and goes on to the dashboard: two first visits, of which the second has its line. */
const twoVisits = '/look-around';
const showFiles = process.argv.includes('--files');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const total = (all: readonly Fetched[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
const cell = (all: readonly Fetched[]) =>
  `${(total(all) / 1024).toFixed(1).padStart(8)} KB ${String(all.length).padStart(3)}`;

let failed = 0;
await withScratchServer(async ({ url }) => {
  const { signIn, essay } = await makeStudent(url);
  const addresses = await readScreens();
  const screens = [
    ...addresses.everybody.filter((path) => path !== twoVisits).map((path) => ({ path, as: undefined })),
    ...[
      ...addresses.student,
      ...otherAddresses,
      `/essays?evaluate=${essay}`,
      `/essay/edit/${essay}`,
      `/essay/view/${essay}`,
    ].map((path) => ({ path, as: signIn })),
  ].filter(({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)));

  const browser = await chromium.launch({
    executablePath: process.env.LANTERN_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    process.stdout.write(`${'first visit'.padEnd(24)}${'screen'.padStart(15)}${'when idle'.padStart(15)}\n`);
    const visits = screens.map(({ path, as }) => {
      let visited: Promise<Visit> | undefined;
      return { path, visited: () => (visited ??= visit(browser, as, url + path)) };
    });
    for (const [index, { path, visited }] of visits.entries()) {
      // mostly a visit waits for its screen to stand still: the next ones do so beside it
      for (const next of visits.slice(index, index + atOnce)) void next.visited();
      const { first, idle } = await visited();
      const name = path.replace(essay, ':id');
      const isOver = total(first) > limits.bytes || first.length > (moreRequests[name] ?? limits.requests);
      if (isOver) failed += 1;
      process.stdout.write(`${name.padEnd(24)}${cell(first)}${cell(idle)}${isOver ? '  OVER' : ''}\n`);
      if (showFiles)
        for (const [when, files] of Object.entries({ first, idle }))
          for (const file of files)
            process.stdout.write(`  ${when.padEnd(6)}${String(file.bytes).padStart(7)} ${file.path}\n`);
    }
  } finally {
    await browser.close();
  }
});
if (failed > 0)
  process.stderr.write(`${failed} first visits passed ${limits.bytes / 1024} KB or ${limits.requests} requests.\n`);
process.exit(failed > 0 ? 1 : 0);
