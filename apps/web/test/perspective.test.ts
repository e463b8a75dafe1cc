// A sheet that was photographed at a slant comes back as the rectangle that it is.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Corners, Point } from '#features/documents/photo/adjust.ts';
import { placeIn, straightRows } from '#features/documents/photo/perspective.ts';

const slanted: Corners = [
  { x: 60, y: 40 },
  { x: 250, y: 20 },
  { x: 290, y: 380 },
  { x: 20, y: 340 },
];

test('the corners of the rectangle are the corners of the sheet, and straight lines stay straight', () => {
  const place = placeIn(slanted);
  const ends = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  for (const [at, { x, y }] of ends.entries()) {
    expect(x).toBeCloseTo(slanted[at]?.x ?? 0, 6);
    expect(y).toBeCloseTo(slanted[at]?.y ?? 0, 6);
  }
  const area = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  for (const v of [0.2, 0.5, 0.9]) expect(area(place(0, v), place(0.4, v), place(1, v))).toBeCloseTo(0, 6);
  // what is nearer to the camera is larger: the middle of the sheet is not the middle between its corners
  expect(place(0.5, 0.5).y).toBeLessThan(195);
});

test('every place of the rectangle lies inside the sheet', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (u, v) => {
      const { x, y } = placeIn(slanted)(u, v);
      for (const [at, from] of slanted.entries()) {
        const to = slanted[(at + 1) % 4] ?? from;
        expect((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)).toBeGreaterThan(-1e-6);
      }
    }),
  );
});

const [width, height] = [300, 400];
const size = { width: 200, height: 280 };
/** Of the sheet itself: a chessboard of five by seven, each field another grey. */
const field = (u: number, v: number) => 40 + 5 * (Math.floor(u * 5) + 5 * Math.floor(v * 7));

/** What a camera sees of it, found the other way round: each place of the sheet is painted where it lies. */
function photo(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(4 * width * height);
  const place = placeIn(slanted);
  const fine = 1200;
  for (let row = 0; row < fine; row++)
    for (let column = 0; column < fine; column++) {
      const [u, v] = [(column + 0.5) / fine, (row + 0.5) / fine];
      const { x, y } = place(u, v);
      const grey = field(u, v);
      data.set([grey, grey, 255 - grey, 255], 4 * (Math.floor(y) * width + Math.floor(x)));
    }
  return data;
}

test('what was drawn on the sheet stands where it belongs, whichever rows are asked for', () => {
  const picture = { data: photo(), width, height };
  const all = straightRows(picture, slanted, size, { from: 0, count: size.height });
  for (let down = 0; down < 7; down++)
    for (let across = 0; across < 5; across++) {
      const [u, v] = [(across + 0.5) / 5, (down + 0.5) / 7];
      const at = 4 * (Math.floor(v * size.height) * size.width + Math.floor(u * size.width));
      const grey = field(u, v);
      expect([...all.subarray(at, at + 4)]).toEqual([grey, grey, 255 - grey, 255]);
    }
  const some = straightRows(picture, slanted, size, { from: 64, count: 3 });
  expect(some).toEqual(all.slice(4 * 64 * size.width, 4 * 67 * size.width));
});

test('a rectangle comes back as it was', () => {
  const data = Uint8ClampedArray.from({ length: 4 * 6 * 5 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256));
  const straight: Corners = [
    { x: 0, y: 0 },
    { x: 6, y: 0 },
    { x: 6, y: 5 },
    { x: 0, y: 5 },
  ];
  const own = { width: 6, height: 5 };
  expect(straightRows({ data, ...own }, straight, own, { from: 0, count: 5 })).toEqual(data);
});
