// The main flow of every feature in Firefox, WebKit and Chromium, as a table of seconds or what went wrong. Once a day in
// CI, since it takes minutes in each engine; npm test has one journey in Firefox (tools/firefox.ts).
import { mkdirSync, writeFileSync } from 'node:fs';
import { withScratchServer } from './bench/scratch.ts';
import { type EngineName, engineNames, engines, type Running, type Window } from './browsers/engine.ts';
import type { Flow } from './browsers/flow.ts';
import { flows } from './browsers/flows.ts';
import { faultsOf } from './browsers/looks.ts';
import { pageOf } from './browsers/page.ts';
import { makeStaff, newStudent, type Person, type Staff } from './browsers/people.ts';

const words = process.argv.slice(2);
const chosenEngines = engineNames.filter((name) => words.includes(name));
const parts = words.filter((word) => !engineNames.some((name) => name === word));
const chosen = flows.filter(({ name }) => parts.length === 0 || parts.some((part) => name.startsWith(part)));

if (words.includes('--help') || chosen.length === 0) {
  process.stdout.write(`npm run engines [-- ${engineNames.join('|')}] [flow ...]
Does the main flow of each feature in each engine on this machine, on a phone's window, and prints a table of seconds;
a flow is chosen by the beginning of its name. Pictures of what failed go to test-results/engines. Exits with 1 when a
flow failed or an engine is missing. Build the web app first (npm start does). Debian's packages: firefox-esr chromium
webkit2gtk-driver xvfb. Flows: ${flows.map(({ name }) => name).join(', ')}.\n`);
  process.exit(words.includes('--help') ? 0 : 1);
}

const phone = [390, 844] as const;
const pictures = 'test-results/engines';

type Done = { seconds: number; failure?: string };

async function personOf({ as }: Flow, base: string, staff: Staff): Promise<Person | undefined> {
  if (as === 'nobody') return undefined;
  return as === 'student' ? newStudent(base) : staff[as];
}

async function keepPicture(window: Window, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  const picture = await window.picture().catch(() => undefined);
  if (picture) writeFileSync(`${pictures}/${name.replaceAll(/[^\w]+/g, '-')}.png`, picture);
}

/** One flow in a window of its own; a failure is told, not thrown. */
async function doFlow(flow: Flow, engine: string, running: Running, base: string, staff: Staff): Promise<Done> {
  const person = await personOf(flow, base, staff);
  const window = await running.openWindow();
  const page = pageOf(window);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  try {
    await page.resize(...phone);
    for (const cookie of person?.cookies ?? []) await window.keepCookie(cookie, base);
    await flow.go({ page, me: person ?? staff.admin, staff, open: (path) => page.open(base + path) });
    const faults = [...(await faultsOf(page)), ...window.broken()];
    if (faults.length > 0) throw new Error(faults.join('; '));
    return { seconds: seconds() };
  } catch (error) {
    await keepPicture(window, `${engine} ${flow.name}`);
    return { seconds: seconds(), failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await window.close();
  }
}

const table = new Map<string, Map<EngineName, Done>>(chosen.map(({ name }) => [name, new Map()]));
const versions: string[] = [];
let missing = 0;

await withScratchServer(async (lantern) => {
  const base = new URL(lantern.url).origin;
  const staff = await makeStaff(lantern);
  for (const name of chosenEngines.length > 0 ? chosenEngines : engineNames) {
    const start = engines[name].find();
    if (!start) {
      console.log(engines[name].missing);
      missing += 1;
      continue;
    }
    const running = await start();
    versions.push(`${name}: ${running.version}`);
    for (const flow of chosen) {
      const done = await doFlow(flow, name, running, base, staff);
      table.get(flow.name)?.set(name, done);
      const said = done.failure ? `FAILED ${done.failure}` : '';
      process.stderr.write(`${name} ${flow.name}: ${done.seconds.toFixed(1)} s ${said}\n`);
    }
    await running.close();
  }
});

const all = [...table.values()].flatMap((row) => [...row.values()]);
const failed = all.filter(({ failure }) => failure).length;
const columns = engineNames.filter((name) => [...table.values()].some((row) => row.has(name)));
const wide = Math.max(...chosen.map(({ name }) => name.length));
console.log(`\n${versions.join('\n')}\n\n${''.padEnd(wide)}${columns.map((name) => name.padStart(10)).join('')}`);
for (const [flow, row] of table) {
  const cells = columns.map((name) => {
    const done = row.get(name);
    return (done?.failure ? 'FAILED' : (done?.seconds.toFixed(1) ?? '')).padStart(10);
  });
  console.log(flow.padEnd(wide) + cells.join(''));
}
for (const [flow, row] of table)
  for (const [name, { failure }] of row) if (failure) console.log(`\n${flow} in ${name}: ${failure}`);
console.log(`\n${all.length - failed} passed, ${failed} failed, ${missing} engines missing`);
process.exit(failed + missing > 0 ? 1 : 0);
