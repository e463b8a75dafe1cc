// Scans in black and white are small files of very many points: one at 600 dots per inch has 35 million, which take 140 MB
// as a reader draws them. Nobody sees them all on a screen, so they are made fewer before they are drawn.
import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Twice what a page picture has. */
const pointsMax = 4_000_000;

/** A decoded picture as the library hands it from its parser to its canvas. */
type Bits = { kind: number; width: number; height: number; data: Uint8Array };

const isBits = (image: unknown): image is Bits =>
  typeof image === 'object' && image !== null && 'kind' in image && image.kind === ImageKind.GRAYSCALE_1BPP;

/** A decoded stencil: a colour is painted where its bits are 0, such as the ink of a scan over its paper. */
type Stencil = Omit<Bits, 'kind'>;

const isStencil = (image: unknown): image is Stencil =>
  typeof image === 'object' &&
  image !== null &&
  !('kind' in image) &&
  'data' in image &&
  // bits, one row after the other, each from a byte of its own
  (image.data instanceof Uint8Array || image.data instanceof Uint8ClampedArray) &&
  'width' in image &&
  'height' in image &&
  image.data.length >= ((Number(image.width) + 7) >> 3) * Number(image.height);

/** Of the points in a square of a stencil so many are ink before the one in their place is: one stroke of a thin letter. */
const inkShare = 1 / 3;

/** The same picture, each point made of so many in a square; small ones stay as they are. */
function withFewerPoints(image: unknown): unknown {
  if (isStencil(image) && isLarge(image)) {
    const { width, height, bright } = brightness(image);
    const rowBytes = Math.ceil(width / 8);
    const data = new Uint8Array(rowBytes * height).fill(0xff);
    for (let row = 0; row < height; row += 1)
      for (let at = 0; at < width; at += 1)
        if ((bright[row * width + at] as number) <= 1 - inkShare) {
          const byte = row * rowBytes + (at >> 3);
          data[byte] = (data[byte] as number) & ~(0x80 >> (at & 7));
        }
    return { ...image, width, height, data };
  }
  if (!isBits(image) || !isLarge(image)) return image;
  const { width, height, bright } = brightness(image);
  const data = new Uint8Array(width * height * 3);
  for (const [at, part] of bright.entries()) data.fill(Math.round(255 * part), at * 3, (at + 1) * 3);
  return { ...image, kind: ImageKind.RGB_24BPP, width, height, data };
}

const isLarge = ({ width, height }: Stencil) => width * height > pointsMax;

/** How many of the bits in each square are set, 0 to 1. */
function brightness(image: Stencil): { width: number; height: number; bright: Float32Array } {
  const step = Math.ceil(Math.sqrt((image.width * image.height) / pointsMax));
  const width = Math.ceil(image.width / step);
  const height = Math.ceil(image.height / step);
  const rowBytes = Math.ceil(image.width / 8);
  const bright = new Float32Array(width * height);
  const set = new Uint16Array(width);
  const seen = new Uint16Array(width);
  for (let row = 0; row < height; row += 1) {
    set.fill(0);
    seen.fill(0);
    for (let y = row * step; y < Math.min(image.height, (row + 1) * step); y += 1)
      for (let x = 0; x < image.width; x += 1) {
        const at = Math.floor(x / step);
        seen[at] = (seen[at] as number) + 1;
        const byte = image.data[y * rowBytes + (x >> 3)] ?? 0;
        set[at] = (set[at] as number) + ((byte >> (7 - (x & 7))) & 1);
      }
    for (let at = 0; at < width; at += 1) bright[row * width + at] = (set[at] as number) / (seen[at] as number);
  }
  return { width, height, bright };
}

/** From here on the page's pictures of bits have fewer points. The library keeps what it has decoded in `objs`. */
export function drawBitsCoarsely(page: PDFPageProxy): void {
  const objects = page.objs as { resolve: (id: string, image: unknown) => void };
  const resolve = objects.resolve.bind(objects);
  objects.resolve = (id, image) => resolve(id, withFewerPoints(image));
}
