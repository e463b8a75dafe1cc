// @vitest-environment happy-dom
// One paper of a checklist: its tick says whether it is there, everything else opens under its name.
import type { KeptTick, PaperState } from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PaperRow } from '#components/paper-row.tsx';
import { show } from './show.tsx';

const paper = { _id: 'paper-1', name: 'Grade 12 transcript', status: 'pending' } as VaultDocument;

async function showRow(state: PaperState, part: { tick?: KeptTick; canSkip?: boolean; papers?: VaultDocument[] } = {}) {
  const onTick = vi.fn<(tick: KeptTick) => void>();
  const { user } = await show(
    <ul>
      <PaperRow
        title="Transcript"
        description="Your marks, signed."
        state={state}
        papers={part.papers ?? [paper]}
        tick={part.tick}
        onTick={onTick}
        canSkip={part.canSkip ?? false}
      />
    </ul>,
  );
  await user.click(screen.getByText('Transcript', { selector: 'span:not(.vh)' }));
  return { user, onTick, box: screen.getByRole<HTMLInputElement>('checkbox', { name: 'Transcript' }) };
}

test('a press on the box marks it as there, and one more takes that back; the paper that was chosen stays', async () => {
  const missing = await showRow({ state: 'missing' }, { tick: { state: 'open', document_id: 'paper-1' } });
  expect(missing.box.checked).toBe(false);
  await missing.user.click(missing.box);
  expect(missing.onTick.mock.calls).toEqual([[{ state: 'done', document_id: 'paper-1' }]]);
});

test('a tick that is taken away lets its paper go', async () => {
  const there = await showRow({ state: 'vault', paper });
  expect(there.box.checked).toBe(true);
  screen.getByText('In your vault');
  // what is there is not to be added
  expect(screen.queryByRole('link')).toBeNull();
  await there.user.click(there.box);
  expect(there.onTick.mock.calls).toEqual([[{ state: 'open', document_id: null }]]);
});

test('under its name a paper of the vault is chosen, or added', async () => {
  const { user, onTick } = await showRow({ state: 'missing' });
  screen.getByText('Your marks, signed.');
  expect(screen.getByRole('link', { name: /^Add it to your vault ?: Transcript$/ }).getAttribute('href')).toBe(
    '/documents',
  );
  const list = screen.getByRole('combobox', { name: 'Paper in your vault' });
  expect(within(list).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(list, 'paper-1');
  expect(onTick.mock.calls).toEqual([[{ state: 'done', document_id: 'paper-1' }]]);
});

test('without papers there is no list to choose from; what is not needed can be said, and taken back', async () => {
  const { user, onTick } = await showRow({ state: 'missing' }, { canSkip: true, papers: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Not needed for me' }));
  expect(onTick.mock.calls).toEqual([[{ state: 'not-needed', document_id: null }]]);
});

test('what is not needed has a box that cannot be pressed, and the way back', async () => {
  const { user, onTick, box } = await showRow({ state: 'not-needed' }, { canSkip: true });
  expect(box.disabled).toBe(true);
  screen.getByText('Not needed for you');
  await user.click(screen.getByRole('button', { name: 'I need it after all' }));
  expect(onTick.mock.calls).toEqual([[{ state: 'open', document_id: null }]]);
});

test.each<[PaperState, RegExp]>([
  [{ state: 'rejected', paper }, /^Rejected$/],
  [{ state: 'expires', paper: { ...paper, expires_on: '2027-03-01' } }, /^Ends 1 Mar(ch)? 2027: too soon$/],
  [{ state: 'vault', paper: { ...paper, status: 'verified' } }, /^In your vault, verified$/],
])('%o is said beside its name; only missing and done are left to the box', async (state, words) => {
  await showRow(state);
  screen.getByText(words);
});
