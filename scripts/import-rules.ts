// Checks who imports whom, and that the check itself can fail: every rule must be broken by the canary, exactly as
// each of its files says in its first line.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/import-rules.ts\nChecks the import rules (.dependency-cruiser.cjs) and their canary.\n',
  );
  process.exit(0);
}

/** Far below what there is, far above what a cruise that understands nothing finds. */
const fewestModules = 150;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const canary = join(root, 'scripts/import-canary');
const config: Required<Pick<IConfiguration, 'forbidden' | 'options'>> = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
);
const folders = ['apps', 'packages'];

const sqlVerb = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^>`]*>)?`/;
const mayTypeSql = /\.store\.ts$|^apps\/server\/src\/(database|ports)\//;

type Found = { rule: string; from: string; to: string };

function listSources(folder: string): string[] {
  return globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !path.includes('node_modules'),
  );
}

async function findViolations(folder: string): Promise<{ violations: Found[]; cruised: Set<string> }> {
  const options = { ...config.options, baseDir: folder, ruleSet: { forbidden: config.forbidden }, validate: true };
  const { output } = await cruise(folders, options, {
    // the canary has no node_modules of its own
    modules: ['node_modules', join(root, 'node_modules')],
  });
  const { summary, modules } = output as ICruiseResult;
  const violations = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  for (const path of listSources(folder)) {
    // a query needs no import when the database is handed over, so its words are looked for as well
    const isSilent = !violations.some(({ rule, from }) => rule === 'sql-in-stores' && from === path);
    if (path.startsWith('apps/server/') && !mayTypeSql.test(path) && isSilent) {
      if (sqlVerb.test(readFileSync(join(folder, path), 'utf8')))
        violations.push({ rule: 'sql-in-stores', from: path, to: 'a query' });
    }
  }
  return { violations, cruised: new Set(modules.map(({ source }) => source)) };
}

async function checkCanary(): Promise<string[]> {
  const { violations } = await findViolations(canary);
  const found = new Set(violations.map(({ rule, from }) => `${rule}: ${from}`));
  const expected = new Set<string>();
  for (const path of listSources(canary)) {
    const rule = /^\/\/ breaks: (\S+)/.exec(readFileSync(join(canary, path), 'utf8'))?.[1];
    // a rule about folders names the folder
    if (rule) expected.add(`${rule}: ${rule === 'no-feature-cycles' ? dirname(path) : path}`);
  }
  const untried = config.forbidden.filter(({ name }) => ![...expected].some((entry) => entry.startsWith(`${name}: `)));
  return [
    ...[...expected].filter((entry) => !found.has(entry)).map((entry) => `the canary lives: ${entry}`),
    ...[...found].filter((entry) => !expected.has(entry)).map((entry) => `not expected of the canary: ${entry}`),
    ...untried.map(({ name }) => `no canary for the rule ${name}`),
  ];
}

const { violations, cruised } = await findViolations(root);
const sources = listSources(root);
const failures = [
  ...violations.map(({ rule, from, to }) => {
    const comment = config.forbidden.find(({ name }) => name === rule)?.comment ?? '';
    return `${rule}: ${from} -> ${to}\n    ${comment}`;
  }),
  ...sources.filter((path) => !cruised.has(path)).map((path) => `not read: ${path}`),
  ...(sources.length < fewestModules ? [`only ${sources.length} modules, expected ${fewestModules} or more`] : []),
  ...(await checkCanary()),
];
for (const failure of failures) process.stderr.write(`${failure}\n`);
process.stdout.write(`${cruised.size} modules, ${config.forbidden.length} rules, ${failures.length} failures\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
