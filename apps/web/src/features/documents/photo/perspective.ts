// Straightens a sheet that was photographed at a slant: what its four corners enclose becomes a rectangle. Pure: works on
// pixels, some rows at a time, so that a cheap phone never holds a second whole page.
import type { Corners, Point, Size } from './adjust.ts';

/**
 * Where a place of the rectangle (0 to 1 across and down) lies between the four corners: the projective mapping of the unit
 * square (Heckbert 1989, Fundamentals of Texture Mapping, 2.2.3).
 */
export function placeIn([topLeft, topRight, bottomRight, bottomLeft]: Corners): (u: number, v: number) => Point {
  const { x: x0, y: y0 } = topLeft;
  const [dx1, dy1] = [topRight.x - bottomRight.x, topRight.y - bottomRight.y];
  const [dx2, dy2] = [bottomLeft.x - bottomRight.x, bottomLeft.y - bottomRight.y];
  const [dx3, dy3] = [x0 - topRight.x - dx2, y0 - topRight.y - dy2];
  const area = dx1 * dy2 - dx2 * dy1 || 1;
  const g = (dx3 * dy2 - dx2 * dy3) / area;
  const h = (dx1 * dy3 - dx3 * dy1) / area;
  const [a, d] = [topRight.x - x0 + g * topRight.x, topRight.y - y0 + g * topRight.y];
  const [b, e] = [bottomLeft.x - x0 + h * bottomLeft.x, bottomLeft.y - y0 + h * bottomLeft.y];
  return (u, v) => {
    const far = g * u + h * v + 1;
    return { x: (a * u + b * v + x0) / far, y: (d * u + e * v + y0) / far };
  };
}

type Pixels = Size & { data: Uint8ClampedArray };
type Rows = { from: number; count: number };

/** Some rows of the straightened sheet, which is `size` large; `corners` are in pixels of the picture. */
export function straightRows(
  picture: Pixels,
  corners: Corners,
  size: Size,
  rows: Rows,
): Uint8ClampedArray<ArrayBuffer> {
  const place = placeIn(corners);
  const out = new Uint8ClampedArray(4 * size.width * rows.count);
  for (let row = 0; row < rows.count; row++)
    for (let column = 0; column < size.width; column++) {
      // of the middle of each pixel
      const { x, y } = place((column + 0.5) / size.width, (rows.from + row + 0.5) / size.height);
      mix(picture, x - 0.5, y - 0.5, out, 4 * (row * size.width + column));
    }
  return out;
}

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last);

/** The four pixels around a place, each by how near it is. */
function mix({ data, width, height }: Pixels, x: number, y: number, out: Uint8ClampedArray, to: number) {
  const [left, top] = [within(Math.floor(x), width - 1), within(Math.floor(y), height - 1)];
  const [right, bottom] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)];
  const [across, down] = [within(x - left, 1), within(y - top, 1)];
  const [a, b] = [4 * (top * width + left), 4 * (top * width + right)];
  const [c, d] = [4 * (bottom * width + left), 4 * (bottom * width + right)];
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[a + channel] ?? 0) * (1 - across) + (data[b + channel] ?? 0) * across;
    const lower = (data[c + channel] ?? 0) * (1 - across) + (data[d + channel] ?? 0) * across;
    out[to + channel] = upper * (1 - down) + lower * down;
  }
  out[to + 3] = 255;
}
