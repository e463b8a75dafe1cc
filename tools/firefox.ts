// One journey in Firefox, as a stage of npm test: what is written for all browsers is tried in a second engine.
// Says with the exit code 77 that this machine has no Firefox.
import { withScratchServer } from './bench/scratch.ts';
import { engines } from './browsers/engine.ts';
import { journey } from './browsers/flows/first-day.ts';
import { pageOf } from './browsers/page.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(`node tools/firefox.ts
Signs up, widens the window from 390 to 1280 points, chooses a month, writes an essay, uploads a paper, opens menus,
reads Arabic and signs out, in the Firefox that LANTERN_FIREFOX names or that is installed. Build the web app first.
npm run engines does the flows of all features.\n`);
  process.exit(0);
}

const notRunCode = 77;
const start = engines.firefox.find();
if (!start) {
  console.log(engines.firefox.missing);
  process.exit(notRunCode);
}

await withScratchServer(async ({ url }) => {
  const firefox = await start();
  try {
    console.log(firefox.version);
    const window = await firefox.openWindow();
    const open = (path: string) => window.open(new URL(url).origin + path);
    await journey({ page: pageOf(window), open }, console.log);
    const broken = window.broken();
    if (broken.length > 0) throw new Error(`the page complained: ${broken.join('\n')}`);
  } finally {
    await firefox.close();
  }
});
