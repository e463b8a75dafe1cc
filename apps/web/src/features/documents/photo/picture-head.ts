// How large a picture is, from its first bytes: known before it is decoded, which takes four bytes of memory a pixel.
import type { Size } from './adjust.ts';

/** How much of a file is looked at: photos of phones carry previews and places in front of their size. */
export const headBytes = 512 * 1024;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The kind of picture that iPhones take, whatever its file is called. */
export const isHeic = (bytes: Uint8Array) => /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(text(bytes, 4, 12));

/** Undefined for a format that is not known here, or a head that is cut short. The size is before any turning. */
export function sizeInHead(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return frameOfJpeg(bytes);
    if (text(bytes, 1, 4) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) };
    if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return sizeOfWebp(bytes, view);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

export type JpegFrame = Size & { components: number };

/** What the start-of-frame segment says (ITU T.81, B.2.2). */
export function frameOfJpeg(bytes: Uint8Array): JpegFrame | undefined {
  for (const { marker, at } of segmentsOfJpeg(bytes)) {
    // C4, C8 and CC share the range and are tables
    if (marker < 0xc0 || marker > 0xcf || marker === 0xc4 || marker === 0xc8 || marker === 0xcc) continue;
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, 10);
    return { height: view.getUint16(5), width: view.getUint16(7), components: view.getUint8(9) };
  }
  return undefined;
}

export type Segment = {
  marker: number;
  /** where its FF stands */
  at: number;
  /** where the next one begins */
  end: number;
};

/** The segments of a JPEG up to the beginning of its picture. */
export function* segmentsOfJpeg(bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // fill bytes may stand before a marker
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xda || marker === 0xd9) return;
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    yield { marker, at, end };
    at = end;
  }
}

/** The three kinds of WebP keep their size in three ways (RFC 9649). */
function sizeOfWebp(bytes: Uint8Array, view: DataView): Size | undefined {
  const kind = text(bytes, 12, 16);
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return { width: three(24) + 1, height: three(27) + 1 };
}
