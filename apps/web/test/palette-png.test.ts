import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { palettePng } from '../scripts/palette-png.ts';

const clear = [0, 0, 0, 0];
const green = [11, 93, 83, 255];
const white = [255, 255, 255, 255];

/** The parts of a PNG by their type. */
function chunksOf(png: Buffer): Record<string, Buffer> {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  return chunks;
}

test('a picture keeps its colours, two pixels a byte, and what is seen through', () => {
  const png = palettePng([clear, green, white, green].flat(), 2, 3);
  const { IHDR, PLTE, tRNS, IDAT } = chunksOf(png);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  // width, height, four bits, a palette
  expect([IHDR?.readUInt32BE(0), IHDR?.readUInt32BE(4), IHDR?.[8], IHDR?.[9]]).toEqual([2, 2, 4, 3]);
  expect([...(tRNS ?? [])]).toEqual([0]);
  const colour = (place: number) => [...(PLTE?.subarray(place * 3, place * 3 + 3) ?? [])];
  const rows = inflateSync(IDAT ?? Buffer.alloc(0));
  const pixels = [rows[1], rows[3]].flatMap((pair = 0) => [colour(pair >> 4), colour(pair & 15)]);
  expect(pixels).toEqual([clear, green, white, green].map((pixel) => pixel.slice(0, 3)));
});

test('with fewer colours than the picture has, each pixel gets the nearest', () => {
  const { PLTE, IDAT } = chunksOf(palettePng([green, white, [12, 90, 80, 255], [250, 250, 250, 255]].flat(), 2, 2));
  expect(PLTE).toHaveLength(6);
  const rows = inflateSync(IDAT ?? Buffer.alloc(0));
  expect(rows[3]).toBe(rows[1]);
});
