// The paper is found in drawn pictures: on a dark table, aslant, with little contrast, at the edge; and not where none is.
import { expect, test } from 'vitest';
import { type Corners, isStraight, turnedCorners } from '#features/documents/photo/adjust.ts';
import { findPaper, findSheet } from '#features/documents/photo/paper-edges.ts';

const [width, height] = [120, 160];

type Sheet = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  lean?: number;
  paper?: number;
  table?: number;
};

/** Brightness of a sheet with lines of text, turned about the middle, with the grain of a cheap camera. */
function draw({ left, right, top, bottom, lean = 0, paper = 225, table = 70 }: Sheet): Uint8Array {
  const light = new Uint8Array(width * height);
  let seed = 1;
  const grain = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 9) - 4;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const u = width / 2 + dx * Math.cos(lean) + dy * Math.sin(lean);
      const v = height / 2 - dx * Math.sin(lean) + dy * Math.cos(lean);
      const isPaper = u >= left && u <= right && v >= top && v <= bottom;
      const isInk =
        isPaper && u > left + 8 && u < right - 14 && v > top + 10 && v < bottom - 12 && Math.round(v) % 6 < 2;
      // one side of the table lies in the shade
      const shade = 1 - 0.25 * (x / width);
      light[y * width + x] = Math.max(0, Math.min(255, (isPaper ? (isInk ? 90 : paper) : table) * shade + grain()));
    }
  return light;
}

const sheet = { left: 20, right: 100, top: 24, bottom: 136 };

test.each([
  ['on a dark table', sheet],
  ['with little contrast', { ...sheet, paper: 215, table: 185 }],
])('white paper %s is found to a few pixels', (_, drawn) => {
  const corners = findPaper(draw(drawn), width, height);
  const expected = [
    [20, 24],
    [100, 24],
    [100, 136],
    [20, 136],
  ];
  expect(corners).toBeDefined();
  for (const [at, { x, y }] of (corners ?? []).entries()) {
    expect(Math.abs(x - (expected[at]?.[0] ?? 0))).toBeLessThan(4);
    expect(Math.abs(y - (expected[at]?.[1] ?? 0))).toBeLessThan(4);
  }
});

test.each([0.06, -0.1, 0.2])('of paper that lies aslant (%s) the corners are found', (lean) => {
  const corners = findSheet(draw({ ...sheet, lean }), { width, height });
  // of the turned sheet
  const expected = [
    [-40, -56],
    [40, -56],
    [40, 56],
    [-40, 56],
  ].map(([u = 0, v = 0]) => ({
    x: (width / 2 + u * Math.cos(lean) - v * Math.sin(lean)) / width,
    y: (height / 2 + u * Math.sin(lean) + v * Math.cos(lean)) / height,
  }));
  for (const [at, { x, y }] of expected.entries()) {
    expect(Math.abs((corners?.[at]?.x ?? 9) - x)).toBeLessThan(0.035);
    expect(Math.abs((corners?.[at]?.y ?? 9) - y)).toBeLessThan(0.035);
  }
  expect(isStraight(corners as Corners)).toBe(false);
});

test('a side outside of the picture lies on its edge', () => {
  const corners = findSheet(draw({ ...sheet, bottom: 400 }), { width, height });
  expect([corners?.[2].y, corners?.[3].y]).toEqual([1, 1]);
  expect(corners?.[0].x).toBeGreaterThan(0.1);
});

const flat = (of: (x: number, y: number) => number) =>
  Uint8Array.from({ length: width * height }, (_, at) => of(at % width, Math.floor(at / width)));

test.each([
  ['an even wall', flat(() => 140)],
  ['a table that gets darker', flat((x) => 200 - x)],
  ['stripes', flat((x) => (x % 16 < 8 ? 90 : 160))],
  ['two walls that meet', flat((x) => (x < 60 ? 90 : 200))],
  ['text that fills the picture', draw({ left: -50, right: 170, top: -50, bottom: 210 })],
  ['a small card', draw({ left: 45, right: 75, top: 60, bottom: 100 })],
])('nothing is cut where there is no paper: %s', (_, light) => {
  expect(findSheet(light, { width, height })).toBeUndefined();
});

test('the found corners turn with the picture', () => {
  const corners: Corners = [
    { x: 0, y: 0.25 },
    { x: 0.75, y: 0.25 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  expect(turnedCorners(corners, 0)).toEqual(corners);
  expect(turnedCorners(corners, 1)[1]).toEqual({ x: 0.75, y: 0 });
  expect(turnedCorners(turnedCorners(corners, 1), 3)).toEqual(corners);
});
