// @vitest-environment happy-dom
// "How many essays have I written?" is counted from the student's own list.
import type { EssayRow } from '@lantern/contract/essays';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OwnEssays } from '#features/assistant/computed/own-essays.tsx';
import { goOffline, serve, show, signIn } from './show.tsx';

beforeEach(signIn);

const essay = (title: string, sample = false): EssayRow => ({
  _id: crypto.randomUUID(),
  title,
  essay_type: 'SOP',
  type: 'SOP',
  status: 'in-progress',
  prompt: '',
  tags: [],
  word_count: 120,
  character_count: 640,
  max_words: 1000,
  limit_unit: 'words',
  preview: 'The pump spat water.',
  favorited: false,
  sample,
  prompt_count: 0,
  revision: 3,
  evaluated_revision: null,
  overall: null,
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
});

test('they are counted and named, without a guest’s samples', async () => {
  serve(() => ({ essays: [essay('The pump'), essay('The list on the roof'), essay('A sample', true)] }));
  await show(<OwnEssays />);
  await screen.findByText('Essays that you have here: 2');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'The pump',
    'The list on the roof',
  ]);
});

test('none is none, and what is not known is not none', async () => {
  serve(() => ({ essays: [] }));
  const { unmount } = await show(<OwnEssays />);
  await screen.findByText('You have no essay here yet.');
  unmount();
});

test('without a connection it says that this cannot be shown', async () => {
  goOffline();
  await show(<OwnEssays />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be shown now/);
});
