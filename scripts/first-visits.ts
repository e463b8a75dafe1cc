// What a browser really fetches for the first visit of each screen: of a student who has a few of everything, of the mentor
// with whom it is shared, of the administrator, and of everybody.
import { chromium } from '@playwright/test';
import { withScratchServer } from '../tools/bench/scratch.ts';
import { makeScreens } from './first-visits/screens.ts';
import { type Fetched, type Visit, visit } from './first-visits/visit.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`node scripts/first-visits.ts [--files] [part of a path ...]
Opens each screen in Chromium with nothing kept, weighs pages, code, words and answers as
they come over the wire, and fails past a limit. What is fetched when the screen is idle keeps it usable without a connection: it is
shown apart and is not part of the limit. Build the web app first.
  --files  names every file\n`);
  process.exit(0);
}

const atOnce = 5;
const limits = { bytes: 180 * 1024, requests: 18 };
const showFiles = process.argv.includes('--files');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const total = (all: readonly Fetched[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
const cell = (all: readonly Fetched[]) =>
  `${(total(all) / 1024).toFixed(1).padStart(8)} KB ${String(all.length).padStart(3)}`;

const named = (name: string, visited: Promise<Visit>) =>
  visited.catch((error) => {
    throw new Error(`${name} could not be weighed`, { cause: error });
  });

let failed = 0;
await withScratchServer(async (lantern) => {
  const screens = (await makeScreens(lantern)).filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
  );
  const browser = await chromium.launch({
    executablePath: process.env.LANTERN_CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  try {
    process.stdout.write(`${'first visit'.padEnd(40)}${'screen'.padStart(15)}${'when idle'.padStart(15)}\n`);
    const visits = screens.map(({ name, path, as }) => {
      let visited: Promise<Visit> | undefined;
      return { name, visited: () => (visited ??= named(name, visit(browser, as, lantern.url + path))) };
    });
    for (const [index, { name, visited }] of visits.entries()) {
      // mostly a visit waits for its screen to stand still: the next ones do so beside it
      for (const next of visits.slice(index, index + atOnce)) void next.visited().catch(() => undefined);
      const { first, idle } = await visited();
      const isOver = total(first) > limits.bytes || first.length > limits.requests;
      if (isOver) failed += 1;
      process.stdout.write(`${name.padEnd(40)}${cell(first)}${cell(idle)}${isOver ? '  OVER' : ''}\n`);
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
