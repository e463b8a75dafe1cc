// @vitest-environment happy-dom
// Where a student is: each step shows the figure that was computed of its parts, and names every part.
import { type Dashboard, type ProgressStep, stepIds } from '@lantern/contract/dashboard';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { NextCard } from '#features/dashboard/next-card.tsx';
import { ProgressSection } from '#features/dashboard/progress-section.tsx';
import { serve, show, signIn } from './show.tsx';

const partsOf: Record<ProgressStep['id'], ProgressStep['parts'][number]['id'][]> = {
  'personal-info': ['firstName', 'lastName', 'phone'],
  documents: ['Transcript', 'IELTS', 'SOP', 'LOR'],
  activities: ['listed', 'described', 'impact', 'three-described'],
  tests: ['test-listed', 'test-scored'],
  essays: ['started', 'written', 'evaluated', 'revised', 'complete'],
  'university-research': ['university-saved', 'three-saved'],
  shortlist: ['one-chosen', 'two-chosen'],
};

/** A step with so many of its parts done. */
function step(id: ProgressStep['id'], count: number): ProgressStep {
  const parts = partsOf[id].map((part, at) => ({ id: part, done: at < count }));
  const done = Math.min(count, parts.length);
  const status = done === parts.length ? 'completed' : done > 0 ? 'in-progress' : 'pending';
  return { id, status, percent: Math.round((100 * done) / parts.length), done, total: parts.length, parts };
}

const dashboardOf = (percent: number, counts: number[], next: Partial<Dashboard['next']> = {}): Dashboard => ({
  ...{ firstName: 'Amina', city: '', percent, offline: [], sections: [], dates: [] },
  next: {
    ...{ kind: 'all-done', essay_id: null, title: null, used: null, limit: null, open_suggestions: null },
    ...next,
  },
  steps: stepIds.map((id, at) => step(id, counts[at] ?? 0)),
});

beforeEach(signIn);

test('each figure counts the parts below it, and the whole the steps that are complete', async () => {
  serve(() => ({}));
  const dashboard = dashboardOf(29, [3, 4, 1, 1, 0, 1, 0]);
  await show(<ProgressSection dashboard={dashboard} next={undefined} />);
  const section = screen.getByRole('region', { name: 'Where you are' });
  expect(within(section).getByText('2 of 7 done')).toBeTruthy();
  expect(section.textContent).toMatch(/29%: 2 of 7 steps are complete\./);
  const lines = [...section.querySelectorAll('ol > li')];
  const read = lines.map((line) => {
    const states = [...line.querySelectorAll('details li .vh')].map(({ textContent }) => textContent ?? '');
    expect(states.every((state) => /: (done|not yet)$/.test(state))).toBe(true);
    const [done, all] = [states.filter((state) => state.endsWith(': done')).length, states.length];
    const status = /Complete|Not Started|Started/.exec(line.querySelector('summary')?.textContent ?? '')?.[0];
    return [
      line.querySelector('details .num')?.textContent,
      `${Math.round((100 * done) / all)}%: ${done} of ${all}`,
      status,
    ];
  });
  for (const [shown, counted] of read) expect(shown).toBe(counted);
  expect(read.map(([, , status]) => status)).toEqual([
    ...['Complete', 'Complete', 'Started', 'Started', 'Not Started', 'Started', 'Not Started'],
  ]);
});

test('when all of it is done it says so', async () => {
  serve(() => ({}));
  await show(<NextCard dashboard={dashboardOf(100, [3, 4, 4, 2, 5, 2, 2])} />);
  expect(screen.getByRole('heading', { name: 'Everything here is done' })).toBeTruthy();
});
