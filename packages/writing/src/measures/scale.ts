/** From a measured value to a score of 0-10, through points that a person set. */

/** [value, score] pairs in rising order of value. */
export type Anchors = readonly (readonly [number, number])[];

/** Straight lines between the points, flat outside them. Anything that is not a number scores like the first point. */
export function scoreBy(anchors: Anchors, value: number): number {
  const first = anchors[0];
  const last = anchors[anchors.length - 1];
  if (!first || !last) return 0;
  if (!(value > first[0])) return first[1];
  if (value >= last[0]) return last[1];
  for (let i = 1; i < anchors.length; i++) {
    const [x0, y0] = anchors[i - 1] as readonly [number, number];
    const [x1, y1] = anchors[i] as readonly [number, number];
    if (value <= x1) return x1 === x0 ? y1 : y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
  }
  return last[1];
}

export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Number.isFinite(value) ? Math.round(value * factor) / factor : 0;
}

/** Things per hundred words; 0 for a text without words. */
export function perHundred(count: number, words: number): number {
  return words === 0 ? 0 : (count * 100) / words;
}
