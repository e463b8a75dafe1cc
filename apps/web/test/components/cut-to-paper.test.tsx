// @vitest-environment happy-dom
// The corners that were found are the page, in the frame of the turned picture; they are moved by keys, by taps, or left out.
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Adjust, atFirst, type Corners, turnBy } from '#features/documents/photo/adjust.ts';
import { CornerFrame } from '#features/documents/photo/corner-frame.tsx';
import { PageEditor } from '#features/documents/photo/page-editor.tsx';
import type { Pages, PhotoPage } from '#features/documents/photo/use-pages.ts';
import { show } from './show.tsx';

const paper: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.8, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.05, y: 0.8 },
];

function Editor({ found, begin }: { found: Corners | undefined; begin: Adjust }) {
  const [adjust, setAdjust] = useState(begin);
  const page: PhotoPage = { id: 'a', file: new File([], 'a.jpg'), preview: new Blob(), paper: found, adjust };
  const work = { change: (_: string, next: Adjust) => setAdjust(next) } as Pages;
  return (
    <>
      <PageEditor page={page} work={work} />
      <output aria-label="corners">{JSON.stringify(adjust.corners)}</output>
    </>
  );
}
const kept = (): Corners => JSON.parse(screen.getByRole('status', { name: 'corners' }).textContent ?? '');
const offer = () => screen.queryByRole('button', { name: 'Crop to the paper' });

test('the paper that was found is one press away, and the whole picture another', async () => {
  const { user } = await show(<Editor found={paper} begin={turnBy(atFirst, 1)} />);
  const whole = kept();
  await user.click(screen.getByRole('button', { name: 'Crop to the paper' }));
  // what was bottom left is top left after a turn to the right
  expect(kept()[0].x).toBeCloseTo(0.2);
  expect(kept()[0].y).toBeCloseTo(0.05);
  expect(offer()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep the whole picture' }));
  expect(kept()).toEqual(whole);
  expect(offer()).toBeTruthy();
});

test('cutting is not offered where no paper was found', async () => {
  await show(<Editor found={undefined} begin={atFirst} />);
  expect(offer()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep the whole picture' })).toBeNull();
});

function Frame({ turn = 0 }: { turn?: Adjust['turn'] }) {
  const [corners, setCorners] = useState(paper);
  return (
    <>
      <CornerFrame picture={{ url: 'blob:a', turn: 0 }} turn={turn} corners={corners} onCorners={setCorners} />
      <output aria-label="corners">{JSON.stringify(corners)}</output>
    </>
  );
}

test('arrow keys move a corner, also where words run from right to left, and its place is said', async () => {
  const { user } = await show(<Frame />, 'ar');
  const [topLeft] = screen.getAllByRole('slider');
  topLeft?.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
  expect(kept()[0]).toEqual({ x: 0.155, y: 0.205 });
  expect(screen.getAllByRole('slider')).toHaveLength(4);
  expect(topLeft?.getAttribute('aria-valuetext')).toMatch(/٪|%/);
});

test('a tap puts the nearest corner there: nothing has to be dragged', async () => {
  await show(<Frame />);
  const frame = screen.getByRole('group', { name: 'Corners of the page' });
  frame.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 400 }) as DOMRect;
  const ground = frame.querySelector(':scope > rect');
  if (!ground) throw new Error('nothing can be tapped');
  fireEvent.click(ground, { clientX: 290, clientY: 70 });
  expect(kept()).toEqual([paper[0], { x: 0.95, y: 0.05 }, paper[2], paper[3]]);
});

test('nothing can be tapped until the picture lies as its corners do', async () => {
  await show(<Frame turn={1} />);
  const isBusy = () => screen.getByRole('img', { name: 'Your paper' }).parentElement?.getAttribute('aria-busy');
  expect(isBusy()).toBe('true');
  // the picture of before the turn comes late
  fireEvent.load(screen.getByRole('img', { name: 'Your paper' }));
  expect(isBusy()).toBe('true');
});

test('a picture that is laid out can be tapped', async () => {
  await show(<Frame />);
  const picture = screen.getByRole('img', { name: 'Your paper' });
  fireEvent.load(picture);
  expect(picture.parentElement?.getAttribute('aria-busy')).toBe('false');
});
