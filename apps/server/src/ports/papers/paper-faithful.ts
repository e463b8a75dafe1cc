// What a copy shows is what a reader shows of the paper. Two libraries are at work: one copies pages as objects, the other
// draws them as readers do. They can disagree: about fields and marks without a stored look, about layers that are off,
// about objects that a damaged or altered file has twice. So both are drawn and compared, and where they differ, the page
// of the copy becomes a picture of what the reader shows, with nothing of the page behind it.
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './paper-draw.ts';
import { isEncrypted, loadPdf, openPdf } from './paper-open.ts';
import { addPages, type PagePicture } from './paper-pages.ts';
import { hasStrays } from './paper-strays.ts';

export type Original = { bytes: Uint8Array; max?: number | undefined };
type Page = { of: number; number: number };

/** Wide enough for one letter of a footnote to be seen. */
const comparedWidth = 600;
const fineWidth = 1240;
const fineQuality = 75;
/** Of 255; the same drawing by the same library is the same to the last point. */
const shadeMax = 24;
const pointsMax = 5;
/**
 * Larger pictures are left out of the comparison, where a layer cannot hide them and no other object stands under their
 * number: to decode those of scans takes more time and memory than all else.
 */
const smallPicture = 300_000;
/** Plain papers above this size are not compared: two more of them in memory are too much beside their smaller copy. */
const largeBytes = 5_000_000;
/** Processor time after which no more pages are compared. */
const comparedMs = 12_000;
/** More pages than this are not drawn in one copy. */
const drawnMax = 60;

/** One document of the first pages of some papers, or of all of their pages, in their order. */
export async function faithfulCopy(originals: readonly Original[]): Promise<PDFDocument> {
  const loaded = await Promise.all(originals.map(async ({ bytes }) => await loadIfPossible(bytes)));
  const counts = await Promise.all(
    originals.map(async ({ bytes, max = Number.POSITIVE_INFINITY }) => {
      const { numPages, loadingTask } = await openPdf(bytes);
      await loadingTask.destroy();
      return Math.min(numPages, max);
    }),
  );
  // counting has read every file once more
  globalThis.gc?.();
  const pictures = originals.map(() => new Map<number, PagePicture>());
  const assemble = async () => {
    const copy = await PDFDocument.create();
    for (const [of, document] of loaded.entries())
      await addPages(copy, document, counts[of] ?? 0, pictures[of] ?? new Map());
    return copy;
  };
  const draw = async (pages: readonly Page[]) => {
    for (const [of, { bytes }] of originals.entries()) {
      const mine = pages.filter((page) => page.of === of);
      if (mine.length > 0) await drawPages(bytes, mine, pictures[of] as Map<number, PagePicture>);
    }
  };

  const allPages = counts.flatMap((count, of) => Array.from({ length: count }, (_, at) => ({ of, number: at + 1 })));
  await draw(allPages.filter(({ of, number }) => !loaded[of] || number > loaded[of].getPageCount()));
  const first = await assemble();
  // to write a large copy only to compare nothing of it takes the memory that its smaller pictures need
  if (!originals.some(({ bytes }) => isCompared(bytes))) return first;
  const differing = await findDifferences(await first.save(), originals, allPages);
  if (differing.length === 0) return first;
  await draw(differing);
  return await assemble();
}

/** What only readers can open is drawn as a whole. */
async function loadIfPossible(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    const document = await loadPdf(bytes);
    return document.getPageCount() > 0 ? document : undefined;
  } catch (error) {
    if (isEncrypted(error)) throw error;
    return undefined;
  }
}

async function drawPages(bytes: Uint8Array, pages: readonly Page[], into: Map<number, PagePicture>): Promise<void> {
  const document = await openPdf(bytes);
  for (const { number } of pages) {
    if (into.size >= drawnMax) throw new Error('too many pages to draw');
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const canvas = await drawPage(page, fineWidth);
    into.set(number, { jpeg: await canvas.encode('jpeg', fineQuality), width, height });
    page.cleanup();
    globalThis.gc?.();
  }
  await document.loadingTask.destroy();
}

/** The pages that look otherwise in the copy, as far as time allows. */
async function findDifferences(copied: Uint8Array, originals: readonly Original[], pages: readonly Page[]) {
  const started = process.cpuUsage();
  const spentMs = () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  const differing: Page[] = [];
  for (const [of, { bytes }] of originals.entries()) {
    if (!isCompared(bytes)) continue;
    const maxImageSize = hasLayers(bytes) || hasStrays(bytes) ? undefined : smallPicture;
    const original = await openPdf(bytes, maxImageSize);
    const copy = await openPdf(copied, maxImageSize);
    for (const [at, page] of pages.entries()) {
      if (page.of !== of || spentMs() > comparedMs) continue;
      if (!(await looksSame(original, page.number, copy, at + 1))) differing.push(page);
      globalThis.gc?.();
    }
    await original.loadingTask.destroy();
    await copy.loadingTask.destroy();
    globalThis.gc?.();
  }
  return differing;
}

const speaksOf = (bytes: Uint8Array, words: readonly string[]) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return words.some((word) => file.includes(word));
};

/** Whether a file speaks of layers openly. */
const hasLayers = (bytes: Uint8Array) => speaksOf(bytes, ['/OCProperties', '/OCG']);

const isCompared = (bytes: Uint8Array) => bytes.byteLength <= largeBytes || mayDiffer(bytes);

/** Whether a file has layers, fields, marks or strays, or was written on after it was made; a plain scan has and was not. */
function mayDiffer(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isAltered = file.indexOf('startxref') !== file.lastIndexOf('startxref');
  return isAltered || hasLayers(bytes) || speaksOf(bytes, ['/AcroForm']) || hasMarks(file) || hasStrays(bytes);
}

/** Some programs give every page a list of marks with nothing in it. */
function hasMarks(file: Buffer): boolean {
  for (let at = file.indexOf('/Annots'); at !== -1; at = file.indexOf('/Annots', at + 1))
    if (!/^\/Annots\s{0,4}\[\s{0,4}\]/.test(file.toString('latin1', at, at + 20))) return true;
  return false;
}

async function looksSame(one: PDFDocumentProxy, page: number, other: PDFDocumentProxy, otherPage: number) {
  const [mine, yours] = [await pointsOf(one, page), await pointsOf(other, otherPage)];
  if (mine.length !== yours.length) return false;
  let different = 0;
  for (let at = 0; at < mine.length && different <= pointsMax; at += 4)
    for (let colour = at; colour < at + 3; colour += 1)
      if (Math.abs((mine[colour] as number) - (yours[colour] as number)) > shadeMax) {
        different += 1;
        break;
      }
  return different <= pointsMax;
}

async function pointsOf(document: PDFDocumentProxy, number: number): Promise<Uint8ClampedArray> {
  const page = await document.getPage(number);
  const canvas = await drawPage(page, comparedWidth);
  page.cleanup();
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  // the points of a canvas are freed only when it is collected, or made small
  canvas.width = 1;
  canvas.height = 1;
  return data;
}
