import { PDFDocument } from '@cantoo/pdf-lib';
import { drawPage } from './paper-draw.ts';
import { openPdf } from './paper-open.ts';
import { addPages } from './paper-pages.ts';

/** Width in pixels of an A4 page and quality of its picture, from fine to just legible (about 100 dots per inch). */
const grades = [
  { width: 1654, quality: 70 },
  { width: 1240, quality: 60 },
  { width: 1000, quality: 50 },
  { width: 827, quality: 45 },
] as const;
/** More pages than this as pictures are never under 2 MB. */
const pagesMax = 60;

/**
 * First the same document, written anew with its objects packed; then its pages as pictures, ever coarser, until it fits.
 * Undefined when the coarsest does not fit.
 */
export async function shrink(bytes: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
  const packed = await pack(bytes);
  if (packed && packed.byteLength <= maxBytes) return packed;
  const document = await openPdf(bytes);
  if (document.numPages > pagesMax) return undefined;
  for (const grade of grades) {
    const copy = await PDFDocument.create();
    let size = 0;
    for (let number = 1; number <= document.numPages && size <= maxBytes; number++) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const picture = await (await drawPage(page, grade.width)).encode('jpeg', grade.quality);
      size += picture.byteLength;
      copy.addPage([width, height]).drawImage(await copy.embedJpg(picture), { x: 0, y: 0, width, height });
      page.cleanup();
    }
    if (size > maxBytes) continue;
    const made = await copy.save();
    if (made.byteLength <= maxBytes) return made;
  }
  return undefined;
}

async function pack(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const from = await PDFDocument.load(bytes);
    const to = await PDFDocument.create();
    addPages(to, from);
    return await to.save({ useObjectStreams: true });
  } catch {
    return undefined;
  }
}
