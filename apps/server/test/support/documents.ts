// Reads what was made, with other programs than those that made it.
import { inflateRawSync } from 'node:zlib';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pages' text, a line for each line; the fonts' names; the file's properties. */
export async function readPdf(bytes: Uint8Array) {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await opening.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  await opening.destroy();
  return { pages, text: pages.join('\n'), info: info as Record<string, unknown> };
}

/** How far from the left edge of the first page these words begin, in points. */
export async function placeOf(bytes: Uint8Array, words: string): Promise<number> {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const { items } = await (await (await opening.promise).getPage(1)).getTextContent();
  await opening.destroy();
  const item = items.find((one) => 'str' in one && one.str.includes(words));
  return item && 'transform' in item ? Number(item.transform[4]) : Number.NaN;
}

/** The entries of a zip file by name. */
export function unzip(bytes: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006') + 16);
  while (bytes.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    entries.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The paragraphs of a Word document: their own properties as written, and their text with its line breaks. */
export function readDocx(bytes: Buffer): { properties: string; runs: string[]; text: string }[] {
  const document = unzip(bytes).get('word/document.xml') ?? '';
  return [...document.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside = '']) => ({
    properties: /<w:pPr>(.*?)<\/w:pPr>/s.exec(inside)?.[1] ?? '',
    runs: [...inside.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run = '']) => run),
    text: [...inside.matchAll(/<w:t[^>]*>(.*?)<\/w:t>|<w:br\/>/gs)]
      .map(([, text]) => (text ?? '\n').replace(/&(\w+);/g, (whole, name: string) => characters[name] ?? whole))
      .join(''),
  }));
}
