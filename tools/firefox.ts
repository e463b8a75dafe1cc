// One journey in Firefox, as a stage of npm test: what is written for all browsers is tried in a second engine.
// Says with the exit code 77 that this machine has no Firefox.
import { existsSync } from 'node:fs';
import { withScratchServer } from './bench/scratch.ts';
import { startFirefox } from './browsers/firefox.ts';
import { journey } from './browsers/journey.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`node tools/firefox.ts
Signs up, widens the window from 390 to 1280 points, chooses a month, writes an essay, uploads a paper, opens menus,
reads Arabic and signs out, in the Firefox that LANTERN_FIREFOX names or that is installed. Build the web app first.\n`);
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
  const firefox = await startFirefox(executablePath);
  try {
    console.log(firefox.version);
    await journey(firefox, new URL(url).origin);
    const broken = firefox.broken();
    if (broken.length > 0) throw new Error(`the page complained: ${broken.join('\n')}`);
  } finally {
    await firefox.close();
  }
});
