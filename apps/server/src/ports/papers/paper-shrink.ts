import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPage } from './paper-draw.ts';
import { faithfulCopy } from './paper-faithful.ts';
import { openPdf } from './paper-open.ts';
import { coarsen, findPictures, type Grade, type Picture } from './paper-pictures.ts';

/** From fine to just legible: from 200 to 90 dots per inch. */
const grades: readonly Grade[] = [
  { width: 1654, quality: 70 },
  { width: 1240, quality: 60 },
  { width: 1000, quality: 50 },
  { width: 827, quality: 45 },
  { width: 744, quality: 35 },
  { width: 744, quality: 22 },
];
/** After so many a grade is given up that would make far too much of all: each picture takes a third of a second. */
const sampled = 3;
const farTooMuch = 1.3;
const isHopeless = (made: number, expected: number, maxBytes: number) =>
  made === sampled && expected > maxBytes * farTooMuch;

/** More pages than this as pictures are never under 2 MB. */
const pagesMax = 60;

/**
 * First the same document, written anew with its objects packed; then with its pictures made ever coarser; then its pages
 * as pictures. Undefined when the coarsest does not fit.
 */
export async function shrink(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
  const copy = await faithfulCopy([{ bytes }]);
  const packed = await copy.save();
  if (packed.byteLength <= maxBytes) return packed;
  return (await withCoarserPictures(copy, packed.byteLength, maxBytes)) ?? (await asPictures(copy, maxBytes));
}

async function withCoarserPictures(copy: PDFDocument, size: number, maxBytes: number): Promise<Uint8Array | undefined> {
  // the largest first: they say soonest that a grade is too fine
  const pictures = findPictures(copy).sort((a, b) => b.original.byteLength - a.original.byteLength);
  const all = bytesOf(pictures);
  const rest = size - all;
  for (const grade of grades) {
    let made = 0;
    let from = 0;
    for (const [at, picture] of pictures.entries()) {
      await coarsen(picture, grade);
      made += picture.stream.contents.byteLength;
      from += picture.original.byteLength;
      if (isHopeless(at + 1, rest + made * (all / from), maxBytes) || rest + made > maxBytes) break;
    }
    if (from < all || rest + made > maxBytes) continue;
    const written = await copy.save();
    if (written.byteLength <= maxBytes) return written;
  }
  return undefined;
}

const bytesOf = (pictures: readonly Picture[]) => pictures.reduce((sum, { original }) => sum + original.byteLength, 0);

async function asPictures(of: PDFDocument, maxBytes: number): Promise<Uint8Array | undefined> {
  if (of.getPageCount() > pagesMax) return undefined;
  const document = await openPdf(await of.save());
  for (const grade of grades) {
    const copy = await PDFDocument.create();
    let size = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const picture = await (await drawPage(page, grade.width)).encode('jpeg', grade.quality);
      size += picture.byteLength;
      copy.addPage([width, height]).drawImage(await copy.embedJpg(picture), { x: 0, y: 0, width, height });
      page.cleanup();
      globalThis.gc?.();
      if (isHopeless(number, size * (document.numPages / number), maxBytes) || size > maxBytes) break;
    }
    if (copy.getPageCount() < document.numPages || size > maxBytes) continue;
    const made = await copy.save();
    if (made.byteLength <= maxBytes) return made;
  }
  return undefined;
}
