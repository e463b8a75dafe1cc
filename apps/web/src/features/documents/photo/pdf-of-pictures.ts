// Writes a PDF whose pages are pictures, and nothing else: no dates, no device, no place. docs/decisions/0009 says why
// it is written here.
import { frameOfJpeg, segmentsOfJpeg } from './picture-head.ts';

export type PagePicture = {
  /** `bits`: one bit a pixel, 1 is white, rows filled up to bytes, packed by zlib. */
  kind: 'jpeg' | 'bits';
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
};

/** A4 in points. */
const short = 595.28;
const long = 841.89;

/** Each picture fills an A4 page as far as it can; wide ones lie. */
export function pdfOfPictures(pictures: readonly PagePicture[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const places: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const addObject = (dictionary: string, stream?: Uint8Array<ArrayBuffer>) => {
    places.push(length);
    add(`${places.length} 0 obj\n`);
    if (!stream) return add(`<< ${dictionary} >>\nendobj\n`);
    add(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`);
    add(stream);
    add('\nendstream\nendobj\n');
  };

  // the bytes above 127 tell programs that carry files that this one is not text
  add(Uint8Array.from([...encoder.encode('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]));
  const first = 4;
  const kids = pictures.map((_, at) => `${first + 3 * at} 0 R`).join(' ');
  addObject('/Type /Catalog /Pages 2 0 R');
  addObject(`/Type /Pages /Count ${pictures.length} /Kids [${kids}]`);
  addObject('/Producer (Lantern)');
  for (const [at, picture] of pictures.entries()) {
    const { box, placing } = layOut(picture);
    const contents = first + 3 * at + 1;
    const resources = `<< /XObject << /P ${contents + 1} 0 R >> >>`;
    addObject(`/Type /Page /Parent 2 0 R /MediaBox [0 0 ${box}] /Resources ${resources} /Contents ${contents} 0 R`);
    addObject('', encoder.encode(`q ${placing} cm /P Do Q`));
    const { dictionary, bytes } = imageOf(picture);
    const size = `/Width ${picture.width} /Height ${picture.height}`;
    addObject(`/Type /XObject /Subtype /Image ${size} ${dictionary}`, bytes);
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<< /Size ${places.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`);

  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function layOut({ width, height }: PagePicture): { box: string; placing: string } {
  const [pageWidth, pageHeight] = width > height ? [long, short] : [short, long];
  const scale = Math.min(pageWidth / width, pageHeight / height);
  const [w, h] = [width * scale, height * scale];
  const placing = [w, 0, 0, h, (pageWidth - w) / 2, (pageHeight - h) / 2];
  return { box: `${pageWidth} ${pageHeight}`, placing: placing.map((figure) => figure.toFixed(2)).join(' ') };
}

function imageOf({ kind, bytes }: PagePicture): { dictionary: string; bytes: Uint8Array<ArrayBuffer> } {
  if (kind === 'bits') return { dictionary: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode', bytes };
  const colours = frameOfJpeg(bytes)?.components === 1 ? '/DeviceGray' : '/DeviceRGB';
  return {
    dictionary: `/ColorSpace ${colours} /BitsPerComponent 8 /Filter /DCTDecode`,
    bytes: withoutRemarks(bytes),
  };
}

/**
 * A JPEG without what is not the picture: Exif (with the place and the device), XMP, profiles, comments. Canvas writes
 * none of a photo's own, but some browsers add theirs. The Adobe segment stays: it says how colours are kept.
 */
export function withoutRemarks(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const adobe = 0xee;
  const parts: Uint8Array[] = [jpeg.subarray(0, 2)];
  let rest = 2;
  for (const { marker, at, end } of segmentsOfJpeg(jpeg)) {
    const isRemark = (marker >= 0xe1 && marker <= 0xef && marker !== adobe) || marker === 0xfe;
    if (!isRemark) parts.push(jpeg.subarray(at, end));
    rest = end;
  }
  parts.push(jpeg.subarray(rest));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
