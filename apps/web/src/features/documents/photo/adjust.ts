// What a student does to a picture: turning, cutting edges off, contrast. Pure: no canvas. All in the frame of the
// picture as it is shown, so "top" is what the student sees at the top.

export type Side = 'top' | 'right' | 'bottom' | 'left';
/** The share of the picture that is cut off at each side, 0 to 1. */
export type Cut = Record<Side, number>;
export const tones = ['clearer', 'scan', 'original'] as const;
export type Tone = (typeof tones)[number];
/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export type Adjust = { turn: Turn; cut: Cut; tone: Tone };
export type Size = { width: number; height: number };
export type Frame = Size & { x: number; y: number };

export const nothingCut: Cut = { top: 0, right: 0, bottom: 0, left: 0 };
export const atFirst: Adjust = { turn: 0, cut: nothingCut, tone: 'clearer' };

/** What must be left between two opposite sides. */
const least = 0.1;
const opposite: Record<Side, Side> = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

/** A quarter turn on, clockwise (1) or back (-1). The cut edges turn along. */
export function turnBy({ turn, cut, tone }: Adjust, by: 1 | -1): Adjust {
  const { top, right, bottom, left } = cut;
  const moved =
    by === 1
      ? { top: left, right: top, bottom: right, left: bottom }
      : { top: right, right: bottom, bottom: left, left: top };
  return { turn: ((turn + by + 4) % 4) as Turn, cut: moved, tone };
}

/** A cut of the picture as it was taken, in the frame of the turned one. */
export function turnedCut(cut: Cut, turn: Turn): Cut {
  let turned: Adjust = { ...atFirst, cut };
  for (let by = 0; by < turn; by++) turned = turnBy(turned, 1);
  return turned.cut;
}

export const isSameCut = (one: Cut, other: Cut): boolean =>
  (['top', 'right', 'bottom', 'left'] as const).every((side) => one[side] === other[side]);

/** Moves one side; it stops before the opposite one. */
export function moveSide(cut: Cut, side: Side, to: number): Cut {
  const most = 1 - least - cut[opposite[side]];
  const share = Number.isFinite(to) ? Math.min(Math.max(to, 0), Math.max(most, 0)) : 0;
  return { ...cut, [side]: Math.round(share * 1000) / 1000 };
}

function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** The part of the turned picture that is left, in its pixels. */
export function frameOf(upright: Size, { turn, cut }: Pick<Adjust, 'turn' | 'cut'>): Frame {
  const { width, height } = turnedSize(upright, turn);
  const x = Math.round(cut.left * width);
  const y = Math.round(cut.top * height);
  return {
    x,
    y,
    width: Math.max(1, Math.round((1 - cut.right) * width) - x),
    height: Math.max(1, Math.round((1 - cut.bottom) * height) - y),
  };
}

const a4 = Math.SQRT2;

/** Longer than this in its width, a picture is a screen that was rolled: legible only on several pages. */
const longestOnPage = 2.2;
/** What two pages share, so that no line is cut on both. */
const shared = 0.03;
const cutsMax = 20;

/** How an upright picture is cut into pages, from its top to its bottom; one without a cut for most. */
export function pageCuts({ width, height }: Size): Cut[] {
  const length = height / width;
  if (length <= longestOnPage) return [nothingCut];
  const count = Math.min(cutsMax, Math.ceil(length / a4));
  return Array.from({ length: count }, (_, at) => ({
    ...nothingCut,
    top: Math.max(0, (at - shared) / count),
    bottom: Math.max(0, (count - at - 1 - shared) / count),
  }));
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
