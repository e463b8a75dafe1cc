// @vitest-environment happy-dom
// One paper or task of a visa: one line with its state and one action; everything else opens under its name.
import type { PackItem } from '@lantern/contract/checklists';
import type { KeptTick } from '@lantern/contract/checklists.papers';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ticks } from '#features/checklists/checklists.api.ts';
import { VisaLineRow } from '#features/checklists/visa-line.tsx';
import type { VisaLine } from '#features/checklists/visa-parts.ts';
import { show } from './show.tsx';

const item = (part: Partial<PackItem>): PackItem => ({
  ...{ id: 'blocked-account', title: 'Blocked account', description: 'About it', issuer: 'bank', weeks: 3 },
  ...{ category: 'Financial', expires: false, need: 'required', required_for: [], not_needed_for: [] },
  ...part,
});
const step = {
  id: 'open-blocked-account',
  title: 'Open it',
  weeks: -26,
  kind: 'due',
  item: 'blocked-account',
} as const;
const lineOf = (part: Partial<VisaLine>): VisaLine => ({
  ...{ id: 'a', part: 'money', title: 'Blocked account', item: item({}), dated: undefined, due: undefined },
  ...{ need: 'required', paper: { state: 'missing' }, state: 'open', from: undefined, isWanted: true },
  ...part,
});

function showLine(line: VisaLine, kept: Record<string, KeptTick['state']> = {}) {
  const put = vi.fn();
  const get = (key: string) => kept[key] && { state: kept[key], document_id: null };
  const ticks = { get, put } as unknown as Ticks;
  return show(
    <ul>
      <VisaLineRow line={line} country="DE" ticks={ticks} papers={[]} isNext={false} />
    </ul>,
  ).then(({ user }) => ({ user, put }));
}

test('ticking a paper keeps the task that it settles too, and taking the tick away opens it again', async () => {
  const { user, put } = await showLine(lineOf({ step }));
  await user.click(screen.getByText('Blocked account', { selector: 'b' }));
  await user.click(screen.getByRole('checkbox', { name: /^I have it ?: Blocked account/ }));
  expect(put.mock.calls).toEqual([
    ['visa:DE:item:blocked-account', { state: 'done', document_id: null }],
    ['visa:DE:step:open-blocked-account', { state: 'completed', document_id: null }],
  ]);
});

test('what was over before the student came says to do it first, and not how late it is', async () => {
  const dated = {
    id: 'renew',
    days: -300,
    kind: 'due',
    day: '2026-11-27',
    state: 'today',
    daysLate: 0,
    isHeld: false,
  } as const;
  await showLine(lineOf({ dated: { ...dated, isFirst: true } }));
  expect(screen.getByText(/^Do this first/)).toBeTruthy();
  expect(screen.queryByText(/late/)).toBeNull();
});

test('a paper is added, a letter is written, photographs are only ticked', async () => {
  await showLine(lineOf({}));
  expect(screen.getByRole('link', { name: /^Add ?: Blocked account/ }).getAttribute('href')).toBe('/documents');
  await showLine(lineOf({ title: 'Letter', item: item({ id: 'motivation', title: 'Letter', category: 'SOP' }) }));
  expect(screen.getByRole('link', { name: /^Write ?: Letter/ }).getAttribute('href')).toBe('/essays');
  const { put, user } = await showLine(
    lineOf({ title: 'Photos', item: item({ id: 'photo', title: 'Photos', category: null }) }),
  );
  expect(screen.queryByRole('link', { name: /^Add ?: Photos/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Done: Photos' }));
  expect(put).toHaveBeenCalledWith('visa:DE:item:photo', { state: 'done', document_id: null });
});

test('what comes later has its month and no action; what is not needed says so', async () => {
  await showLine(lineOf({ title: 'Insurance', state: 'later', from: '2027-08-09' }));
  expect(screen.getByText('Aug 2027')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add ?: Insurance/ })).toBeNull();
  await showLine(lineOf({ title: 'APS', state: 'not-needed', paper: { state: 'not-needed' } }));
  expect(screen.getByText('Not needed')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Add ?: APS/ })).toBeNull();
});

test('a task is ticked in front, and can be in progress', async () => {
  const key = 'visa:DE:step:open-blocked-account';
  const task = lineOf({ title: 'Open it', step });
  delete task.item;
  delete task.paper;
  const { user, put } = await showLine(task, { [key]: 'in-progress' });
  await user.click(screen.getByRole('checkbox', { name: 'Done: Open it' }));
  expect(put).toHaveBeenCalledWith(key, { state: 'completed', document_id: null });
  expect(screen.getByText('In Progress', { selector: 'summary span' })).toBeTruthy();
  await user.click(screen.getByText('Open it', { selector: 'b' }));
  await user.click(screen.getByRole('radio', { name: 'Not Started' }));
  expect(put).toHaveBeenLastCalledWith(key, { state: 'pending', document_id: null });
});
