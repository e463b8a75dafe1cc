import { expect, test } from 'vitest';
import { bottomPaths, dockIcons, dockTabs, navigationGroups, topPaths } from '#shell/navigation.ts';
import { sideIcons } from '#shell/side-icons.ts';
import { builtRoutes, isBuilt, routes, staticPaths } from '../src/routes.ts';

/** Every path that the specification names, canonical or second. */
const specified =
  `/signup /login /forgot-password /personal-info /dashboard /documents /ecas /tests /essays /university-match
/shortlist /essay/write/:id /essay/view/:id /essay/edit/:id /essay-list /unipair /education /saved-universities
/initial-prep-call /scholarshiparc /my-sessions /profile /talk-to-lantern /help /finance /visa /settlement
/progress-tracker /document-checklist /test-prep /extracurricular-plus /eca-development /readiness-quiz
/mock-interviews /mock-interview /mock-interview/ai /mock-interview/submit /mock-interview/book /profile-evaluation
/ask-anything /family-info /visa-support /finance-loan /settlement-plan`.split(/\s+/);

const paths = routes.flatMap((route) => [route.path, ...(route.also ?? [])]);

test('every path of the specification has its line, and no path has two', () => {
  expect(specified.filter((path) => !paths.some((known) => known === path))).toEqual([]);
  expect(paths.length).toBe(new Set(paths).size);
  expect(paths.filter((path) => staticPaths.some((known) => known === path))).toEqual([]);
});

test('every screen that the specification protects needs a session', () => {
  const open = routes.filter((route) => route.access === 'public').map((route) => route.path);
  const student = ['/dashboard', '/essay-list', '/essays', '/profile', '/personal-info', '/documents'];
  expect(open.filter((path) => student.some((closed) => closed === path))).toEqual([]);
  expect(open).toEqual(expect.arrayContaining(['/login', '/signup', '/forgot-password', '/help']));
});

test('the navigation names only known routes, and every target that exists has its icon', () => {
  const targets = [...navigationGroups.flatMap((group) => group.paths), ...topPaths, ...bottomPaths];
  expect(targets.filter((target) => !routes.some((route) => route.path === target))).toEqual([]);
  const built = targets.filter((target) => builtRoutes.some((route) => route.path === target));
  expect(built.filter((target) => !sideIcons[target])).toEqual([]);
  expect(dockTabs.filter(({ path }) => !targets.includes(path) || !dockIcons[path])).toEqual([]);
  const tabs = dockTabs.map(({ path }) => path);
  expect(tabs).toEqual([...new Set(tabs)]);
  expect(built.length).toBeGreaterThan(0);
});

test('a link to one application leads to a screen, one to nowhere does not', () => {
  expect(isBuilt('/saved-universities/5f0c7a3e')).toBe(true);
  expect(isBuilt('/saved-universities/5f0c7a3e/none')).toBe(false);
  expect(isBuilt('/none')).toBe(false);
});
