// @vitest-environment happy-dom
// A screen whose code came late stays the one that is shown.
import { msg } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Route } from '#routes.ts';
import { ErrorBoundary } from '#shell/error-boundary.tsx';
import { prepareScreen, screenOf } from '#shell/screen-of.ts';
import { show } from './show.tsx';

function Screen() {
  const [agrees, setAgrees] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
      Yes
    </label>
  );
}

const route: Route = {
  ...{ path: '/late', feature: 'late', title: msg`Late`, access: 'public' as const },
  load: async () => ({ Screen }),
};

/** As the app does on each rendering. */
function Page() {
  const Shown = screenOf(route);
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}

test('what was pressed stays when the code is asked for once more and the page is rendered again', async () => {
  const { user, change } = await show(<Page />);
  await user.click(await screen.findByRole('checkbox', { name: 'Yes' }));
  await prepareScreen(route, 'en');
  change(<Page />);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Yes' })).checked).toBe(true);
});

test('code that is there in time is shown without waiting', async () => {
  const inTime: Route = { ...route, path: '/in-time' };
  await prepareScreen(inTime, 'en');
  expect(screenOf(inTime)).toBe(Screen);
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

test.each([
  ['its code', new TypeError('Failed to fetch dynamically imported module: /assets/finance.js'), true],
  ['its styles', new Error('Unable to preload CSS for /assets/finance.css'), true],
  ['nothing', new Error('x is undefined'), false],
])('a screen that lacks %s on this device says so', async (_what, error, isMissing) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );
  expect(screen.queryByText('This screen is not on this device yet.') !== null).toBe(isMissing);
  expect(screen.queryByText('Unexpected Application Error!') === null).toBe(isMissing);
  vi.restoreAllMocks();
});
