// The journey of tools/firefox.ts in WebKitGTK, the engine of Safari as Debian has it. Not a part of npm test: it
// needs webkit2gtk-driver and xvfb.
import { existsSync, globSync } from 'node:fs';
import { withScratchServer } from './bench/scratch.ts';
import { journey } from './browsers/journey.ts';
import { openScreen } from './browsers/screen.ts';
import { startWebKit } from './browsers/webkit.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`npm run webkit
Signs up, chooses a month, writes an essay, uploads a paper, opens menus, widens the window from 390 to 1280 points,
looks for rules that run through their headings, reads Arabic and signs out. Needs Debian's webkit2gtk-driver and xvfb;
LANTERN_MINIBROWSER names another MiniBrowser. Build the web app first (npm start does).\n`);
  process.exit(0);
}

const driver = '/usr/bin/WebKitWebDriver';
const [browser] = [process.env.LANTERN_MINIBROWSER ?? [], ...globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')].flat();
if (!browser || ![driver, browser, '/usr/bin/Xvfb'].every((path) => existsSync(path))) {
  console.error('This needs WebKitGTK, its driver and a screen: apt-get install webkit2gtk-driver xvfb');
  process.exit(1);
}

await withScratchServer(async ({ url }) => {
  const screen = await openScreen();
  try {
    const webkit = await startWebKit(driver, browser, screen.display);
    try {
      console.log(webkit.version);
      await journey(webkit, new URL(url).origin);
    } finally {
      await webkit.close();
    }
  } finally {
    screen.close();
  }
});
process.exit();
