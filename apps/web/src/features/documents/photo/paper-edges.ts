// Finds a sheet of paper that lies on something darker: four lines along which the picture goes from dark to light. Pure:
// works on the brightness of a small copy.
import type { Corners, Point, Size } from './adjust.ts';
import { boxMean } from './paper-light.ts';

/** The longer side of the copy that is looked at. */
export const lookedAtLongest = 160;

/** How far a line may lean: about 17 degrees. */
const steepest = 0.3;
const leans = 31;
/** A stronger step counts as this one, so that a long line wins over a short strong one. */
const strongest = 24;
/** How much lighter the paper must be than what lies beside it, of 255. */
const leastStep = 9;
/** The share of a side along which it must be. */
const leastShare = 0.7;
/** Pixels between a side and where its two sides are compared. */
const beside = 3;
/** The share of the picture that a paper takes at least. */
const leastPaper = 0.2;

/** Strokes of this many pixels close: words, which would be stronger lines than the edge of a paper on a light table. */
const stroke = 3;

/** The brightest around, then the darkest of that: what is dark and thin goes, edges stay where they are. */
function withoutWords(light: Uint8Array, width: number, height: number): Uint8Array {
  return around(around(light, width, height, Math.max), width, height, Math.min);
}

/** The brightest (or darkest) within `stroke` pixels of each, first along rows, then along columns. */
function around(values: Uint8Array, width: number, height: number, pick: (a: number, b: number) => number): Uint8Array {
  const along = (from: Uint8Array, length: number, step: number) =>
    from.map((value, at) => {
      const place = Math.floor(at / step) % length;
      let found = value;
      for (let by = Math.max(-stroke, -place); by <= Math.min(stroke, length - 1 - place); by++)
        found = pick(found, from[at + by * step] ?? value);
      return found;
    });
  return along(along(values, width, 1), height, width);
}

type Picture = Size & { light: Uint8Array };
/** `x = at + lean * (y - height / 2)`; not found: the edge of the picture. */
type Line = { at: number; lean: number; isFound: boolean };

const lightAt = ({ light, width, height }: Picture, x: number, y: number): number | undefined => {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? undefined : light[row * width + column];
};

function turned({ light, width, height }: Picture): Picture {
  const other = new Uint8Array(light.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) other[x * height + y] = light[y * width + x] ?? 0;
  return { light: other, width: height, height: width };
}

/** How much lighter it gets from left to right at each pixel, up to `strongest`. */
function stepsOf({ light, width, height }: Picture, way: 1 | -1): Float32Array {
  const steps = new Float32Array(light.length);
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const step = way * ((light[at + 1] ?? 0) - (light[at - 1] ?? 0));
      steps[at] = Math.max(0, Math.min(strongest, step));
    }
  return steps;
}

/** The line from top to bottom along which it gets lighter most: rightwards (1) at a left side, leftwards (-1) at a right one. */
function sideOf(picture: Picture, way: 1 | -1): Line {
  const { width, height } = picture;
  const steps = stepsOf(picture, way);
  const [first, last] = way === 1 ? [1, Math.round(0.6 * width)] : [Math.round(0.4 * width), width - 2];
  let best: Line = { at: way === 1 ? 0 : width - 1, lean: 0, isFound: false };
  let most = 0;
  for (let at = first; at <= last; at++)
    for (let step = 0; step < leans; step++) {
      const lean = steepest * ((2 * step) / (leans - 1) - 1);
      let sum = 0;
      for (let y = 0; y < height; y++) {
        const x = Math.round(at + lean * (y - height / 2));
        if (x > 0 && x < width - 1) sum += steps[y * width + x] ?? 0;
      }
      if (sum > most) {
        most = sum;
        best = { at, lean, isFound: true };
      }
    }
  return best;
}

type Sides = { left: Line; right: Line; top: Line; bottom: Line };

/** Where a line that stands meets one that lies. */
function meet(standing: Line, lying: Line, { width, height }: Size): Point {
  // x = a + b (y - h/2), y = c + d (x - w/2)
  const { at: a, lean: b } = standing;
  const { at: c, lean: d } = lying;
  const x = (a + b * (c - (d * width) / 2 - height / 2)) / (1 - b * d);
  return { x, y: c + d * (x - width / 2) };
}

const cornersOf = ({ left, right, top, bottom }: Sides, size: Size): Corners => [
  meet(left, top, size),
  meet(right, top, size),
  meet(right, bottom, size),
  meet(left, bottom, size),
];

/** Whether it is lighter inside than outside nearly all along from one corner to the next (clockwise). */
function isEdge(picture: Picture, from: Point, to: Point): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // clockwise on a screen, inside lies to the right
  const [inX, inY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  let lighter = 0;
  let all = 0;
  for (let share = 0.06; share < 0.95; share += 0.02) {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const inside = lightAt(picture, x + inX * beside, y + inY * beside);
    const outside = lightAt(picture, x - inX * beside, y - inY * beside);
    if (inside === undefined || outside === undefined) continue;
    all += 1;
    if (inside - outside >= leastStep) lighter += 1;
  }
  return all > 0 && lighter / all >= leastShare;
}

function areaOf(corners: Corners): number {
  const twice = corners.reduce((sum, { x, y }, at) => {
    const next = corners[(at + 1) % 4] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/**
 * The corners of the paper; undefined where there is none. One side may lie outside of the picture: then the picture's edge
 * is taken for it.
 */
export function findPaper(light: Uint8Array, width: number, height: number): Corners | undefined {
  const picture = { light: boxMean(withoutWords(light, width, height), width, height, 1), width, height };
  const lying = turned(picture);
  const sides: Sides = {
    left: sideOf(picture, 1),
    right: sideOf(picture, -1),
    top: sideOf(lying, 1),
    bottom: sideOf(lying, -1),
  };
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(sides, picture);
  const areEdges = {
    top: isEdge(picture, topLeft, topRight),
    right: isEdge(picture, topRight, bottomRight),
    bottom: isEdge(picture, bottomRight, bottomLeft),
    left: isEdge(picture, bottomLeft, topLeft),
  };
  if (Object.values(areEdges).filter((isThere) => !isThere).length > 1) return undefined;
  const border = (at: number): Line => ({ at, lean: 0, isFound: false });
  const corners = cornersOf(
    {
      left: areEdges.left ? sides.left : border(0),
      right: areEdges.right ? sides.right : border(width - 1),
      top: areEdges.top ? sides.top : border(0),
      bottom: areEdges.bottom ? sides.bottom : border(height - 1),
    },
    picture,
  );
  return areaOf(corners) >= leastPaper * width * height ? corners : undefined;
}

/** Nearer to the edge of the picture than this share, a corner lies on it. */
const atEdge = 0.02;

/** The corners of the paper of this picture, as shares of it; undefined where there is none, or nothing around it. */
export function findSheet(light: Uint8Array, { width, height }: Size): Corners | undefined {
  const corners = findPaper(light, width, height);
  const share = (place: number) => {
    const inside = Math.round(Math.min(Math.max(place, 0), 1) * 1000) / 1000;
    return inside < atEdge ? 0 : inside > 1 - atEdge ? 1 : inside;
  };
  const sheet = corners?.map(({ x, y }) => ({ x: share(x / (width - 1)), y: share(y / (height - 1)) }));
  const hasAround = sheet?.some(({ x, y }) => (x > 0 && x < 1) || (y > 0 && y < 1));
  return hasAround ? (sheet as unknown as Corners) : undefined;
}
