// @vitest-environment happy-dom
// The document checklist while it is ticked: headings and rows stay where they are, and so does the focus.
import type { VaultDocument } from '@lantern/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearOutboxes } from '#api/outbox.ts';
import { Screen } from '#features/checklists/document-checklist.screen.tsx';
import { serve, show, signIn } from './show.tsx';

const at = '2026-11-01T00:00:00.000Z';
const transcript: VaultDocument = {
  ...{ _id: '0b5d52aa-0000-4000-8000-00000000000c', name: 'Grade 12', file_name: 'Grade 12', category: 'Other' },
  ...{ size: 1000, uploadDate: at, upload_date: at, status: 'pending', path: 'p', s3_key: 'p', file_url: '/p' },
  ...{ version: 1, sha256: 'a', checks: null, has_thumbnail: false, expires_on: null, expiry_answered: true },
  ...{ status_reason: '', reviewed_by: '', reviewed_at: null },
};

function play() {
  const ticks: Record<string, object> = {};
  serve(({ path, method, body }) => {
    if (path.includes('/ticks/') && method === 'PUT') {
      const _id = decodeURIComponent(path.split('/').at(-1) ?? '');
      ticks[_id] = { document_id: null, ...body, _id, revision: 1, updated_at: at };
      return { tick: ticks[_id] };
    }
    if (path.includes('/ticks/')) return { ticks: Object.values(ticks) };
    if (path.includes('/visa')) return { visas: [] };
    if (path.includes('/applications/')) return { applications: [] };
    return { documents: [transcript], used_bytes: 1000, quota_bytes: 1e9 };
  });
}
afterEach(() => clearOutboxes());

const list = () => screen.getByRole('region', { name: 'Papers to get' });
const names = () =>
  within(list())
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-labelledby') ?? '')
    .map((id) => document.getElementById(id)?.textContent);
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('a tick leaves its row, the headings and the focus where they are; the next step is another one', async () => {
  signIn();
  play();
  const { user } = await show(<Screen />);
  await screen.findByRole('region', { name: 'Papers to get' });
  const [before, said] = [names(), headings()];
  for (const name of before) {
    const box = within(list()).getByRole<HTMLInputElement>('checkbox', { name: name ?? '' });
    box.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(box.checked).toBe(true));
    expect(document.activeElement).toBe(box);
    expect([names(), headings()]).toEqual([before, said]);
  }
  // all are there: it says so where the next step stood
  screen.getByText('You have all the papers on this list.');
  expect(screen.queryByText('Do this next')).toBeNull();
});

test('a paper that is chosen by keys alone keeps its row in its place too', async () => {
  signIn();
  play();
  await show(<Screen />);
  await screen.findByRole('region', { name: 'Papers to get' });
  const before = names();
  const [choice] = within(list()).getAllByRole<HTMLSelectElement>('combobox', { hidden: true });
  if (!choice) throw new Error('no list');
  choice.focus();
  choice.value = transcript._id;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(within(list()).getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true));
  expect(names()).toEqual(before);
  expect(document.activeElement).toBe(choice);
});
