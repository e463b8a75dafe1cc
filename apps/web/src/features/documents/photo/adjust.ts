// What a student does to a picture: turning, its corners, contrast. Pure: no canvas. All in the frame of the picture as it is
// shown, so "top" is what the student sees at the top.

export type Point = { x: number; y: number };
/** In the order in which one reads: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];
export const tones = ['clearer', 'scan', 'original'] as const;
export type Tone = (typeof tones)[number];
/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
/** What the corners enclose becomes the page; they are shares of the picture, 0 to 1. */
export type Adjust = { turn: Turn; corners: Corners; tone: Tone };
export type Size = { width: number; height: number };
export type Frame = Size & { x: number; y: number };

type Box = { top: number; right: number; bottom: number; left: number };
const boxed = ({ top, right, bottom, left }: Box): Corners => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

export const whole: Corners = boxed({ top: 0, right: 1, bottom: 1, left: 0 });
export const atFirst: Adjust = { turn: 0, corners: whole, tone: 'clearer' };

/** A quarter turn on, clockwise (1) or back (-1). The corners turn along. */
export function turnBy({ turn, corners, tone }: Adjust, by: 1 | -1): Adjust {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const on = ({ x, y }: Point): Point => (by === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x });
  const moved: Corners =
    by === 1
      ? [on(bottomLeft), on(topLeft), on(topRight), on(bottomRight)]
      : [on(topRight), on(bottomRight), on(bottomLeft), on(topLeft)];
  return { turn: ((turn + by + 4) % 4) as Turn, corners: moved, tone };
}

/** Corners of the picture as it was taken, in the frame of the turned one. */
export function turnedCorners(corners: Corners, turn: Turn): Corners {
  let turned: Adjust = { ...atFirst, corners };
  for (let by = 0; by < turn; by++) turned = turnBy(turned, 1);
  return turned.corners;
}

/** Less than this share of the picture is no difference. */
const hair = 0.0005;
const isNear = (one: number, other: number) => Math.abs(one - other) < hair;

export const isSame = (some: Corners, others: Corners): boolean =>
  some.every(({ x, y }, at) => isNear(x, others[at]?.x ?? 0) && isNear(y, others[at]?.y ?? 0));

/** Whether they are a rectangle that stands straight: nothing is to be straightened. */
export const isStraight = ([topLeft, topRight, bottomRight, bottomLeft]: Corners): boolean =>
  isNear(topLeft.y, topRight.y) &&
  isNear(bottomLeft.y, bottomRight.y) &&
  isNear(topLeft.x, bottomLeft.x) &&
  isNear(topRight.x, bottomRight.x);

/** The share of the picture that two sides span at least where they meet. */
const leastSpan = 0.01;

/** Whether it goes round clockwise without a dent, and each corner is wide enough to be a page. */
function isPage(corners: Corners): boolean {
  return corners.every(({ x, y }, at) => {
    const [before, after] = [corners[(at + 3) % 4] ?? { x, y }, corners[(at + 1) % 4] ?? { x, y }];
    return (x - before.x) * (after.y - y) - (y - before.y) * (after.x - x) >= leastSpan;
  });
}

/** Moves one corner, inside the picture; where it would no longer be a page nothing moves. */
export function moveCorner(corners: Corners, at: number, to: Point): Corners {
  if (!Number.isFinite(to.x) || !Number.isFinite(to.y)) return corners;
  const inside = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
  const moved = corners.with(at, { x: inside(to.x), y: inside(to.y) }) as unknown as Corners;
  return isPage(moved) ? moved : corners;
}

/** Which corner is the nearest to a place. */
export function nearestCorner(corners: Corners, { x, y }: Point): number {
  const far = corners.map((corner) => Math.hypot(corner.x - x, corner.y - y));
  return far.indexOf(Math.min(...far));
}

function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The upright box around what is left of the turned picture, in its pixels. */
export function frameOf(upright: Size, { turn, corners }: Pick<Adjust, 'turn' | 'corners'>): Frame {
  const { width, height } = turnedSize(upright, turn);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const x = Math.min(width - 1, Math.round(Math.min(...xs) * width));
  const y = Math.min(height - 1, Math.round(Math.min(...ys) * height));
  return {
    x,
    y,
    width: Math.max(1, Math.round(Math.max(...xs) * width) - x),
    height: Math.max(1, Math.round(Math.max(...ys) * height) - y),
  };
}

/** The corners in pixels of that box. */
export function cornersIn(frame: Frame, upright: Size, { turn, corners }: Pick<Adjust, 'turn' | 'corners'>): Corners {
  const { width, height } = turnedSize(upright, turn);
  return corners.map(({ x, y }) => ({ x: x * width - frame.x, y: y * height - frame.y })) as unknown as Corners;
}

/** How large the straightened sheet is: of two opposite sides the longer one, which was nearer to the camera. */
export function sheetSize([topLeft, topRight, bottomRight, bottomLeft]: Corners): Size {
  const length = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y);
  return {
    width: Math.max(1, length(topLeft, topRight), length(bottomLeft, bottomRight)),
    height: Math.max(1, length(topLeft, bottomLeft), length(topRight, bottomRight)),
  };
}

const a4 = Math.SQRT2;

/** Longer than this in its width, a picture is a screen that was rolled: legible only on several pages. */
const longestOnPage = 2.2;
/** What two pages share, so that no line is cut on both. */
const shared = 0.03;
const partsMax = 20;

/** How an upright picture is cut into pages, from its top to its bottom; most are one page. */
export function pageParts({ width, height }: Size): Corners[] {
  const length = height / width;
  if (length <= longestOnPage) return [whole];
  const count = Math.min(partsMax, Math.ceil(length / a4));
  return Array.from({ length: count }, (_, at) =>
    boxed({
      left: 0,
      right: 1,
      top: Math.max(0, (at - shared) / count),
      bottom: Math.min(1, (at + 1 + shared) / count),
    }),
  );
}

/** Pixels for a picture that fills an A4 page of this width as far as it can, upright or lying. Never more than it has. */
export function sizeOnPage({ width, height }: Size, pageWidth: number): Size {
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const scale = Math.min(1, pageWidth / short, (pageWidth * a4) / long);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The same for a preview whose longer side is `longest` pixels. */
export function sizeWithin({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
