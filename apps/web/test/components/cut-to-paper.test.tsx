// @vitest-environment happy-dom
// The edges that were found are offered as a cut, in the frame of the turned picture; the cut by hand stays.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Adjust, atFirst, type Cut, turnBy } from '#features/documents/photo/adjust.ts';
import { PageEditor } from '#features/documents/photo/page-editor.tsx';
import type { Pages, PhotoPage } from '#features/documents/photo/use-pages.ts';
import { show } from './show.tsx';

function Editor({ paper, begin }: { paper: Cut | undefined; begin: Adjust }) {
  const [adjust, setAdjust] = useState(begin);
  const page: PhotoPage = { id: 'a', file: new File([], 'a.jpg'), preview: new Blob(), paper, adjust };
  const work = { change: (_: string, next: Adjust) => setAdjust(next) } as Pages;
  return <PageEditor page={page} work={work} />;
}
const paper = { top: 0.1, right: 0.2, bottom: 0.3, left: 0 };
const shares = () =>
  ['Top', 'Right', 'Bottom', 'Left'].map((side) => screen.getByLabelText<HTMLInputElement>(side).value);
const offer = () => screen.queryByRole('button', { name: 'Cut to the paper' });

test('the paper that was found is one press away, and the whole picture another', async () => {
  const { user } = await show(<Editor paper={paper} begin={turnBy(atFirst, 1)} />);
  expect(shares()).toEqual(['0', '0', '0', '0']);
  await user.click(screen.getByRole('button', { name: 'Cut to the paper' }));
  expect(shares()).toEqual(['0', '10', '20', '30']);
  expect(offer()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep the whole picture' }));
  expect(shares()).toEqual(['0', '0', '0', '0']);
  expect(offer()).toBeTruthy();
});

test('nothing is offered where no paper was found', async () => {
  await show(<Editor paper={undefined} begin={atFirst} />);
  expect(offer()).toBeNull();
});
