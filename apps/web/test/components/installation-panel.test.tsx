// @vitest-environment happy-dom
// What an administrator reads of the installation, and what is marked.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InstallationPanel } from '#features/admin/installation-panel.tsx';
import { serve, show } from './show.tsx';

const hour = 60 * 60_000;
const fine = {
  version: '1.2.0',
  newer: null,
  database: { works: true, bytes: 52_428_800 },
  files: { works: true, place: 'disk' },
  disk: { free_bytes: 40 * 1024 ** 3, total_bytes: 100 * 1024 ** 3 },
  jobs: { works: true, waiting: 0, failed: 0, oldest_at: null },
  mails: { server: true, waiting: 0, failed: 0 },
  backup: { last_at: new Date(Date.now() - 5 * hour).toISOString(), scheduled: true },
  facts_past_review: 0,
  webhooks: { on: 0, failing: 0, given_up: 0 },
  certificate: null,
};

async function rows(): Promise<Record<string, string>> {
  const list = await screen.findByRole('list');
  const items = within(list).getAllByRole('listitem');
  return Object.fromEntries(items.map((item) => [item.querySelector('b')?.textContent, item.textContent ?? '']));
}

test('the panel shows sizes and ages where the installation is well', async () => {
  serve(() => fine);
  await show(<InstallationPanel />);
  const said = await rows();
  expect(Object.values(said).filter((words) => !words.endsWith('Ready'))).toEqual([]);
  expect(said.Database).toContain('Takes 50 MB.');
  expect(said.Disk).toContain('40 GB of 100 GB are free.');
  expect(said['Last backup']).toContain('5 hours ago · One is made every night.');
  expect(said.Webhooks).toBeUndefined();
  expect(screen.queryByText(/newer version/)).toBeNull();
});

test('what needs a look and what fails are told apart, and a newer version is named', async () => {
  serve(() => ({
    ...fine,
    newer: { version: '1.3.0', link: 'https://lantern.example.org/1.3.0' },
    files: { works: false, place: 's3' },
    jobs: { works: true, waiting: 3, failed: 0, oldest_at: new Date(Date.now() - hour).toISOString() },
    mails: { server: true, waiting: 1, failed: 2 },
    backup: { last_at: new Date(Date.now() - 50 * hour).toISOString(), scheduled: false },
    disk: { free_bytes: 1024 ** 2 * 500, total_bytes: 100 * 1024 ** 3 },
    facts_past_review: 4,
    webhooks: { on: 2, failing: 1, given_up: 1 },
    certificate: { ends_at: new Date(Date.now() - hour).toISOString() },
  }));
  await show(<InstallationPanel />);
  const said = await rows();
  const ending = (words: string) => Object.keys(said).filter((name) => said[name]?.endsWith(words));
  expect(ending('Does not work')).toEqual(['Files', 'Webhooks', 'Certificate of the address']);
  expect(said.Webhooks).toContain('2 are on. 1 does not arrive. 1 was switched off');
  expect(ending('Look at this')).toEqual(['Background jobs', 'Mails', 'Disk', 'Last backup', 'Facts of the catalogue']);
  expect(ending('Ready')).toEqual(['Database']);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'What is new in it' }).href).toBe(
    'https://lantern.example.org/1.3.0',
  );
});
