// One journey in Firefox, as a stage of npm test: what is written for all browsers is tried in a second engine.
// Says with the exit code 77 that this machine has no Firefox.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { withScratchServer } from './bench/scratch.ts';
import { journey } from './firefox/journey.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`node scripts/firefox.ts
Signs up, chooses a month, writes an essay, uploads a paper, opens menus, reads Arabic and signs out, in the Firefox that
LANTERN_FIREFOX names or that is installed. Build the web app first.\n`);
  process.exit(0);
}

const notRunCode = 77;
const known = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const executablePath = process.env.LANTERN_FIREFOX ?? known.find((path) => existsSync(path));
if (!executablePath) {
  console.log('There is no Firefox on this machine: install firefox-esr, or set LANTERN_FIREFOX to its path.');
  process.exit(notRunCode);
}

await withScratchServer(async ({ url }) => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  try {
    console.log(await browser.version());
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.setViewport({ width: 1280, height: 900 });
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await journey(page, new URL(url).origin);
    if (broken.length > 0) throw new Error(`the page complained: ${broken.join('\n')}`);
  } finally {
    await browser.close();
  }
});
