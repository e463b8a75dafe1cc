// The pictures of scans, made coarser one at a time: a page of 12 megapixels takes 50 MB as it is drawn.
import { PDFArray, type PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import { createCanvas, Image } from '@napi-rs/canvas';
import { isPicture } from './paper-names.ts';

/** Width in pixels of an A4 page, and quality of its pictures. */
export type Grade = { width: number; quality: number };

const key = (name: string) => PDFName.of(name);
/** Height of A4 in its width. */
const upright = Math.SQRT2;
/** Stamps and logos; little is won with them. */
const bytesMin = 20_000;
/** What a reader of the same PDF would not draw either; see paper-open.ts. */
const pixelsMax = 40_000_000;

export type Picture = { stream: PDFRawStream; original: Uint8Array; width: number; height: number };

/** The pictures that can be made coarser: photos and scans in JPEG. */
export function findPictures(document: PDFDocument): Picture[] {
  return document.context.enumerateIndirectObjects().flatMap(([, stream]) => {
    if (!(stream instanceof PDFRawStream) || !isPicture(stream) || !isPlainJpeg(stream.dict)) return [];
    const [width, height] = ['Width', 'Height'].map((name) => numberAt(stream.dict, name)) as [number, number];
    const original = stream.contents;
    return original.length > bytesMin && width * height <= pixelsMax ? [{ stream, original, width, height }] : [];
  });
}

/** Puts a coarser picture in the place of one, where that is smaller. */
export async function coarsen({ stream, original, width, height }: Picture, grade: Grade): Promise<void> {
  const scale = Math.min(1, (grade.width * upright) / Math.max(width, height));
  const image = new Image();
  image.src = Buffer.from(withoutTurn(original));
  await image.decode();
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = await canvas.encode('jpeg', grade.quality);
  // the pixels of both are freed only when they are collected
  image.src = Buffer.alloc(0);
  globalThis.gc?.();
  if (made.byteLength >= original.byteLength) return;
  stream.updateContents(made);
  stream.dict.set(key('Width'), PDFNumber.of(canvas.width));
  stream.dict.set(key('Height'), PDFNumber.of(canvas.height));
  stream.dict.set(key('ColorSpace'), key('DeviceRGB'));
}

function isPlainJpeg(dictionary: PDFDict): boolean {
  const filter = dictionary.lookup(key('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  const isPlain = ['Decode', 'DecodeParms', 'Mask'].every((name) => !dictionary.has(key(name)));
  return only === key('DCTDecode') && isPlain && [1, 3].includes(coloursOf(dictionary));
}

/** How many colours make a pixel; 0 where a picture would look otherwise without its own table of colours. */
function coloursOf(dictionary: PDFDict): number {
  const space = dictionary.lookup(key('ColorSpace'));
  if (space instanceof PDFName) return { '/DeviceGray': 1, '/DeviceRGB': 3 }[space.asString()] ?? 0;
  if (!(space instanceof PDFArray)) return 0;
  const kind = space.lookup(0);
  const profile = space.lookup(1);
  if (kind === key('ICCBased') && profile instanceof PDFStream) return numberAt(profile.dict, 'N');
  return kind === key('CalRGB') ? 3 : kind === key('CalGray') ? 1 : 0;
}

function numberAt(dictionary: PDFDict, name: string): number {
  const number = dictionary.lookup(key(name));
  return number instanceof PDFNumber ? number.asNumber() : 0;
}

/** Readers of PDFs do not turn a photo as its camera notes (EXIF), but the canvas does. */
function withoutTurn(jpeg: Uint8Array): Uint8Array {
  const parts = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== 0xda && at + 4 <= jpeg.length) {
    const end = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
    if (jpeg[at + 1] !== 0xe1) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}
