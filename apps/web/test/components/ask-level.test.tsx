// @vitest-environment happy-dom
// The level of universities that were saved without one: one press answers for all of them, and can be taken back.
import type { Application } from '@lantern/contract/applications';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearOutboxes } from '#api/outbox.ts';
import { useApplications } from '#api/saved-universities.ts';
import { AskLevel } from '#components/ask-level.tsx';
import { goOffline, serve, show, signIn } from './show.tsx';

const saved = (at: number, level: Application['level']): Application => ({
  ...{ _id: `0b5d52aa-0000-4000-8000-00000000000${at}`, institution_id: `ror-${at}`, name: `University ${at}` },
  ...{ city: '', country: 'DE', program: '', level, intake: null, deadline: null, stage: 'considering', costs: [] },
  ...{ tests_needed: [], requirements: [], notes: '', papers: [], essays: [], portfolio_needed: null, portfolio: null },
  ...{ asked: [], submitted: null, decision: null, offer: null, deposit: null, revision: 1 },
  ...{ created_at: '2026-11-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z' },
});

function play() {
  let all = [saved(1, null), saved(2, 'PG'), saved(3, null)];
  serve(({ path, body }) => {
    const id = path.split('/').at(-1);
    if (!path.includes('/update/')) return { applications: all };
    all = all.map((one) => (one._id === id ? { ...one, ...body, revision: one.revision + 1 } : one));
    return { application: all.find(({ _id }) => _id === id) };
  });
  return () => all.map(({ level }) => level);
}

const words = { UG: 'Undergraduate', PG: 'Postgraduate', PhD: 'Doctorate' };

function Asks() {
  const { rows = [] } = useApplications();
  return (
    <>
      <AskLevel
        rows={rows.filter(({ level }) => level === null)}
        title="Which level?"
        why="Then we know."
        wordOf={(level) => words[level]}
      />
      <p>{rows.map(({ level }) => level ?? 'none').join(' ')}</p>
      <a href="/next">What stands next</a>
    </>
  );
}

afterEach(() => clearOutboxes());

test('one press answers for all that have none, and leaves the others; Undo asks again', async () => {
  signIn();
  const levels = play();
  const { user } = await show(<Asks />);
  await screen.findByRole('heading', { name: 'Which level?' });
  await user.click(screen.getByRole('button', { name: 'Undergraduate' }));
  await waitFor(() => expect(levels()).toEqual(['UG', 'PG', 'UG']));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Which level?' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(levels()).toEqual([null, 'PG', null]));
  await screen.findByRole('heading', { name: 'Which level?' });
});

test('where the question goes, who uses keys goes on at what stands next', async () => {
  signIn();
  play();
  const { user } = await show(<Asks />);
  (await screen.findByRole('button', { name: 'Doctorate' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What stands next'));
});

test('without a connection the answer is kept on the device', async () => {
  signIn();
  play();
  const { user } = await show(<Asks />);
  await screen.findByText('none PG none');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Postgraduate' }));
  await screen.findByText('PG PG PG');
});

test('nothing is asked where every one has a level', async () => {
  await show(<AskLevel rows={[]} title="Which level?" why="" wordOf={(level) => words[level]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
