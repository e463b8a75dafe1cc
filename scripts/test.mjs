// npm test: installs what is missing, runs every stage, and says at the end how many passed and failed. With --changed it
// runs what a change can reach: since this branch left main, or since the commit of --changed=<commit>.
// Runs on Node 20 in a fresh clone: plain JavaScript.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser, installFirefox } from './browser.mjs';
import { findNode, installPackages, root, runMain, Stop, withBin } from './setup.mjs';

// A stage without a report counts as one test, by its exit code. `report` names who writes the JSON report. A stage with
// `mayBeAbsent` can say, with the exit code 77, that this machine lacks what it needs: it then counts as nothing.
const allStages = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'server', command: ['vitest', 'run'], folder: 'apps/server', report: 'vitest' },
  {
    name: 's3',
    command: ['node', 'tools/s3-server.ts', '--', 'vitest', 'run', '--root', 'apps/server'],
    report: 'vitest',
    mayBeAbsent: true,
  },
  { name: 'web build', command: ['vite', 'build', '--logLevel', 'warn'], folder: 'apps/web' },
  { name: 'budgets', command: ['node', 'scripts/budgets.ts'] },
  { name: 'first visits', command: ['node', 'scripts/first-visits.ts'], needsBrowser: true },
  { name: 'journeys', command: ['playwright', 'test'], report: 'playwright', needsBrowser: true },
  // A second engine, where there is one or Debian's can be installed.
  { name: 'firefox', command: ['node', 'tools/firefox.ts'], mayBeAbsent: true },
  // The limit is wide: this is about what is lost, not about how long a start takes.
  { name: 'chaos', command: ['node', 'tools/chaos.ts', '--rounds', '3', '--limit', '60'] },
];

const absentCode = 77;
/** Characters of a failure that are said again at the end. */
const endLength = 2000;

const reports = {
  vitest: {
    prepare: (file) => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} }),
    count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    failures: ({ testResults }) =>
      testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}\n${message}`] : []),
        ...assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
      ]),
  },
  playwright: {
    prepare: (file) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
    // A test that passed only when repeated is not one to trust.
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
    failures: ({ suites }) => suites.flatMap(failedSpecs),
  },
};

/** Of a playwright report; suites hold suites. */
function failedSpecs({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [
    ...failed.map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}: ${title}\n${errors.map(({ message }) => message).join('\n')}`;
    }),
    ...suites.flatMap(failedSpecs),
  ];
}

await runMain(async () => {
  installPackages('all');
  const asked = process.argv.slice(2).find((word) => /^--changed(=|$)/.test(word));
  if (process.argv.length > (asked ? 3 : 2))
    throw new Stop('npm test takes --changed or --changed=<commit> alone; CONTRIBUTING.md says how one test is run.');
  const stages = asked ? stagesOfChange(asked.split('=')[1]) : allStages;
  const browser = findBrowser();
  installFirefox();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-reports-'));
  const total = { passed: 0, failed: 0 };
  const failedStages = [];
  const absent = [];
  const stageSeconds = [];
  for (const stage of stages) {
    console.log(`\n== ${stage.name}`);
    const started = performance.now();
    const {
      passed,
      failed,
      isAbsent,
      failures = [],
    } = await runStage(stage, browser, join(folder, `${stages.indexOf(stage)}.json`));
    stageSeconds.push(`${stage.name} ${Math.round((performance.now() - started) / 1000)}`);
    total.passed += passed;
    total.failed += failed;
    if (isAbsent) absent.push(stage.name);
    if (failed > 0) failedStages.push({ name: `${stage.name} (${failed})`, failures });
  }
  rmSync(folder, { recursive: true });
  // Said again here: the end of a long log is what is read first, and often all that is kept of it.
  for (const { name, failures } of failedStages)
    for (const failure of failures) console.log(`\n[${name}] ${failure.slice(0, endLength)}`);
  if (failedStages.length > 0) console.log(`\nFailed: ${failedStages.map(({ name }) => name).join(', ')}`);
  if (absent.length > 0) console.log(`\nNot run on this machine and not counted: ${absent.join(', ')} (see above)`);
  console.log(`\nSeconds: ${stageSeconds.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** Of the stages those that a change can reach, with their tests that it can reach. */
function stagesOfChange(since) {
  const args = ['scripts/changed.ts', ...(since ? ['--since', since] : [])];
  const plan = JSON.parse(execFileSync(findNode(), args, { cwd: root, encoding: 'utf8', env: withBin() }));
  console.log(
    `${plan.changed.length} files changed since ${plan.since}: ${plan.server.length} test files of the server, ${plan.journeys.length} of journeys`,
  );
  const inServer = plan.server.map((path) => path.replace('apps/server/', ''));
  const words = { check: ['--', '--changed', plan.since], server: inServer, journeys: plan.journeys };
  const isReached = {
    check: plan.changed.length > 0,
    server: inServer.length > 0,
    'web build': plan.isWebTouched,
    budgets: plan.isWebTouched,
    'first visits': plan.isWebTouched,
    journeys: plan.journeys.length > 0,
  };
  return allStages
    .filter(({ name }) => isReached[name])
    .map((stage) => ({ ...stage, command: [...stage.command, ...(words[stage.name] ?? [])] }));
}

/** Without a browser the other stages still run; those that need it fail. */
function findBrowser() {
  try {
    return findOrInstallBrowser();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    return undefined;
  }
}

async function runStage(stage, browser, file) {
  if (stage.needsBrowser && !browser) {
    console.log('Not run: there is no browser.');
    return { passed: 0, failed: 1 };
  }
  const report = reports[stage.report];
  const { args, env } = report?.prepare(file) ?? { args: [], env: {} };
  const extra = browser ? { ...env, LANTERN_CHROMIUM: browser } : env;
  const { code, end } = await run([...stage.command, ...args], join(root, stage.folder ?? '.'), withBin(extra));
  if (stage.mayBeAbsent && code === absentCode) return { passed: 0, failed: 0, isAbsent: true };
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [end] };
  const counted = readReport(report, file);
  // A stage can fail outside its tests: a broken configuration, a crash, no tests at all.
  if (code !== 0 && counted.failed === 0) return { ...counted, failed: 1 };
  if (code === 0 && counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return counted;
}

function readReport(report, file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    return { ...report.count(content), failures: report.failures(content) };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Streams the output; answers with the exit code, and how the output ends. */
function run([command, ...args], cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let end = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from.on('data', (said) => {
        to.write(said);
        end = `${end}${said}`.slice(-endLength);
      });
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, end: error.message });
    });
    child.once('exit', (code) => {
      // what it left running may hold its output open
      const timer = setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, 1000);
      child.once('close', () => {
        clearTimeout(timer);
        resolve({ code: code ?? 1, end });
      });
    });
  });
}
