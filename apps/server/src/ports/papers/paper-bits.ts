// Scans in black and white are small files of very many points: one at 600 dots per inch has 35 million, which take 140 MB
// as a reader draws them. Nobody sees them all on a screen, so they are made fewer before they are drawn.
import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Twice what a page picture has. */
const pointsMax = 4_000_000;

/** A decoded picture as the library hands it from its parser to its canvas. */
type Bits = { kind: number; width: number; height: number; data: Uint8Array };

const isBits = (image: unknown): image is Bits =>
  typeof image === 'object' && image !== null && 'kind' in image && image.kind === ImageKind.GRAYSCALE_1BPP;

/** The same picture in greys, each of so many points in a square; small ones stay as they are. */
function withFewerPoints(image: unknown): unknown {
  if (!isBits(image) || image.width * image.height <= pointsMax) return image;
  const step = Math.ceil(Math.sqrt((image.width * image.height) / pointsMax));
  const width = Math.ceil(image.width / step);
  const height = Math.ceil(image.height / step);
  const rowBytes = Math.ceil(image.width / 8);
  const data = new Uint8Array(width * height * 3);
  const white = new Uint16Array(width);
  const seen = new Uint16Array(width);
  for (let row = 0; row < height; row += 1) {
    white.fill(0);
    seen.fill(0);
    for (let y = row * step; y < Math.min(image.height, (row + 1) * step); y += 1)
      for (let x = 0; x < image.width; x += 1) {
        const at = Math.floor(x / step);
        seen[at] = (seen[at] as number) + 1;
        const byte = image.data[y * rowBytes + (x >> 3)] ?? 0;
        white[at] = (white[at] as number) + ((byte >> (7 - (x & 7))) & 1);
      }
    for (let at = 0; at < width; at += 1) {
      const shade = Math.round((255 * (white[at] as number)) / (seen[at] as number));
      data.fill(shade, (row * width + at) * 3, (row * width + at + 1) * 3);
    }
  }
  return { ...image, kind: ImageKind.RGB_24BPP, width, height, data };
}

/** From here on the page's pictures of bits have fewer points. The library keeps what it has decoded in `objs`. */
export function drawBitsCoarsely(page: PDFPageProxy): void {
  const objects = page.objs as { resolve: (id: string, image: unknown) => void };
  const resolve = objects.resolve.bind(objects);
  objects.resolve = (id, image) => resolve(id, withFewerPoints(image));
}
