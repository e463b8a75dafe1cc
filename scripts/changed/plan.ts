// What a change can reach: which tests of the server and which journeys. Unit and component tests are vitest's own
// `--changed`. Where one thing cannot be told from another, everything runs.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachIn } from './reach.ts';

export type Plan = { server: readonly string[]; journeys: readonly string[]; isWebTouched: boolean };

// The server as a whole is behind these; each test says by the contract that it imports what of it it is about.
const wholes = [
  'test/support/app.ts',
  'test/support/cluster.ts',
  'src/server.ts',
  'src/app.ts',
  'src/features/features.ts',
];
const stops = new Set([...wholes.map((path) => `apps/server/${path}`), 'apps/web/src/routes.ts']);

/** They go over all features, or over all of our code. */
const overFeatures = /^apps\/server\/test\/system\//;
const overSources = /^apps\/server\/test\/system\/hostile-patterns/;
const source = /^(apps|packages)\/[^/]+\/src\/.+\.tsx?$/;

/** Every test of the server, and every journey, is reached by a change here. */
const everyServerTest =
  /^(package-lock\.json|apps\/server\/(package\.json|vitest\.config\.ts|src\/[^/]+\.ts|src\/database\/.+|src\/features\/features\.ts|test\/support\/(app|cluster)\.ts))$/;
const everyJourney =
  /^(package-lock\.json|playwright\.config\.ts|scripts\/(lantern|routes)\.ts|tests\/e2e\/(server|people)\.ts|apps\/web\/(package\.json|[^/]+\.(ts|html)|build\/.+|src\/[^/]+|src\/shell\/.+))$/;

type Screen = { firstWord: string; file: string };

/** The screens of the web app, by the first word of their addresses. */
function readScreens(root: string): Screen[] {
  const table = readFileSync(join(root, 'apps/web/src/routes.ts'), 'utf8');
  return table.split(/\n {2}\{\n/).flatMap((line) => {
    const file = /import\('#([^']+)'\)/.exec(line)?.[1];
    const paths = [...line.matchAll(/'\/([\w-]*)[^']*'/g)].map(([, word = '']) => word);
    return file ? paths.map((firstWord) => ({ firstWord, file: `apps/web/src/${file}` })) : [];
  });
}

/** The screens that a journey opens: it names an address that begins so, or goes over all of them. */
function screensOf(code: string, screens: readonly Screen[]): readonly Screen[] {
  if (code.includes('LANTERN_SCREENS')) return screens;
  const words = new Set([...code.replaceAll('\\', '').matchAll(/(?<![\w.])\/([\w-]+)/g)].map(([, word]) => word));
  return screens.filter(({ firstWord }) => words.has(firstWord));
}

/** `changed` are paths from the root. */
export function planFor(root: string, changed: readonly string[]): Plan {
  const { reach, importsOf } = reachIn(root, stops);
  const meets = (files: Set<string>) => changed.some((path) => files.has(path));
  const list = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();

  // a feature is told by its contract, which has its name
  const features = [...new Set(list('apps/server/src/features/*/index.ts').map((path) => path.split('/')[4] ?? ''))];
  const filesOf = (feature: string) => list(`apps/server/src/features/${feature}/**/*.ts`);
  const callsOf = (feature: string) => list(`packages/contract/src/${feature}{,.*}.ts`);
  const touched = features.filter((feature) => meets(reach(...filesOf(feature))));
  // a screen shows its own feature: what that asks of others is tried by the tests of the server
  const standsItselfOn = (feature: string) => {
    const others = new Set(features.filter((one) => one !== feature).flatMap(filesOf));
    const { reach } = reachIn(root, new Set([...stops, ...others]));
    return new Set([...reach(...filesOf(feature))].filter((path) => !others.has(path)));
  };
  const shown = touched.filter((feature) => meets(standsItselfOn(feature)));
  const makeCalls = (some: readonly string[]) => {
    const calls = new Set(some.flatMap(callsOf));
    return (path: string) => importsOf(path).some((one) => calls.has(one));
  };
  const [callsTouched, callsShown] = [makeCalls(touched), makeCalls(shown)];

  const tests = list('apps/server/test/**/*.test.ts');
  const isTestReached = (path: string) => {
    if (touched.length > 0 && overFeatures.test(path)) return true;
    if (changed.some((one) => source.test(one)) && overSources.test(path)) return true;
    const files = reach(path);
    // what a test and its helpers call, not what one contract says of another
    return (
      meets(files) ||
      [...files].some((one) => one.startsWith('apps/server/test/') && !stops.has(one) && callsTouched(one))
    );
  };
  const server = changed.some((path) => everyServerTest.test(path)) ? tests : tests.filter(isTestReached);

  const screens = readScreens(root);
  const isScreenReached = (path: string) => {
    const files = reach(path);
    return meets(files) || [...files].some((one) => one.endsWith('.api.ts') && callsShown(one));
  };
  const reached = new Set(screens.map(({ file }) => file).filter(isScreenReached));
  const all = list('tests/e2e/*.spec.ts');
  const journeys = changed.some((path) => everyJourney.test(path))
    ? all
    : all.filter(
        (path) =>
          meets(reach(path)) ||
          screensOf(readFileSync(join(root, path), 'utf8'), screens).some(({ file }) => reached.has(file)),
      );
  const isWebTouched = journeys.length > 0 || changed.some((path) => path.startsWith('apps/web/'));
  return { server: server.filter((path) => !path.endsWith('-s3.test.ts')), journeys, isWebTouched };
}
