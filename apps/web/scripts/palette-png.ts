import { crc32, deflateSync } from 'node:zlib';

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

/** What is hardly seen counts little, how much is seen through counts more. */
function difference(a: Pixel, b: Pixel): number {
  const seen = (a[3] + b[3]) / 510;
  return seen * ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2) + 3 * (a[3] - b[3]) ** 2;
}

function nearest(colours: readonly Pixel[], pixel: Pixel): number {
  const differences = colours.map((colour) => difference(colour, pixel));
  return differences.indexOf(Math.min(...differences));
}

/** Always the colour that is farthest from those taken, so that none is missed altogether. */
function paletteOf(pixels: readonly Pixel[], count: number): Pixel[] {
  const colours = pixels.slice(0, 1);
  const missed = (pixel: Pixel) => Math.min(...colours.map((colour) => difference(colour, pixel)));
  while (colours.length < count) colours.push(pixels.reduce((a, b) => (missed(b) > missed(a) ? b : a)));
  // those that are seen through come first: only they have an entry in tRNS
  return colours.sort((a, b) => a[3] - b[3]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/**
 * A square picture as a PNG of at most 16 colours, four bits each (W3C, PNG specification, third edition): a third of one
 * with all its colours. `rgba`: rows from the top, four bytes a pixel; `size`: its side in pixels, even.
 */
export function palettePng(rgba: readonly number[], size: number, count: number): Buffer {
  const pixels = Array.from({ length: size * size }, (_, at) => rgba.slice(at * 4, at * 4 + 4) as unknown as Pixel);
  const palette = paletteOf(pixels, count);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([4, 3], 8);
  const places = pixels.map((pixel) => nearest(palette, pixel));
  const rows = Array.from({ length: size }, (_, row) => [
    0,
    ...Array.from({ length: size / 2 }, (_, pair) => {
      const at = row * size + pair * 2;
      return ((places[at] ?? 0) << 4) | (places[at + 1] ?? 0);
    }),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3]).filter((alpha) => alpha < 255))),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
