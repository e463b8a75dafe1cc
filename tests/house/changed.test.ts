// What `npm test -- --changed` runs: too little would let a fault through, everything would make it useless.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFor } from '../../scripts/changed/plan.ts';

const root = join(import.meta.dirname, '../..');
const names = (paths: readonly string[]) => paths.map((path) => /([\w-]+)\.(test|spec)\.ts$/.exec(path)?.[1]);
const planOf = (...changed: string[]) => {
  const { server, journeys, isWebTouched } = planFor(root, changed);
  return { server: names(server), journeys: names(journeys), isWebTouched };
};

test('a change of a rule on the server reaches the tests that call it, the role matrix and the screens that show it', () => {
  const { server, journeys } = planOf('apps/server/src/features/activities/activities.service.ts');
  expect(server).toEqual(expect.arrayContaining(['activities', 'roles', 'features', 'hostile-patterns']));
  expect(server).not.toContain('chat');
  expect(journeys).toEqual(expect.arrayContaining(['activities', 'screens']));
  expect(journeys).not.toContain('documents');
});

test('a change of a screen reaches the journeys that open it, and no test of the server but those that read sources', () => {
  const { server, journeys } = planOf('apps/web/src/features/finance/finance.screen.tsx');
  expect(server).toEqual(['hostile-patterns']);
  expect(journeys).toEqual(expect.arrayContaining(['abroad', 'screens', 'surfaces']));
  expect(journeys).not.toContain('documents');
});

test('a change of a package reaches what imports it', () => {
  const inBrowser = planOf('packages/speaking/src/give-feedback.ts');
  expect(inBrowser.journeys).toContain('other-servers');
  expect(inBrowser.server).toEqual(['hostile-patterns']);
  const { server } = planOf('packages/matching/src/strength.ts');
  expect(server).toContain('matching');
  expect(server).not.toContain('documents');
});

test('a change of what everything stands on reaches everything', () => {
  const everything = planFor(root, ['package-lock.json']);
  expect(everything.server.length).toBeGreaterThan(90);
  expect(everything.journeys.length).toBeGreaterThan(25);
  expect(planFor(root, ['apps/server/src/database/migrations/0001_start.sql']).server).toEqual(everything.server);
  expect(planFor(root, ['apps/web/src/shell/layout.tsx']).journeys).toEqual(everything.journeys);
  expect(planFor(root, ['apps/web/src/components/toast.tsx']).journeys).toEqual(everything.journeys);
});

test('a change of a test reaches it alone, and one of a page for readers nothing', () => {
  expect(planOf('apps/server/test/finance.test.ts').server).toEqual(['finance']);
  expect(planOf('tests/e2e/call.spec.ts').journeys).toEqual(['call']);
  expect(planOf('docs/architecture.md')).toEqual({ server: [], journeys: [], isWebTouched: false });
});
