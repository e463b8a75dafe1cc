// Which resources a page's drawing asks for. Scanners give all pages one list of all their pictures.
import { decodePDFRawStream, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';

const resources = PDFName.of('Resources');
/** What is named from these may draw in turn. */
const drawing = ['XObject', 'Pattern', 'Font'].map((kind) => PDFName.of(kind));

/** Names in these streams, and in those that they draw with the same resources. */
export function namesUsed(streams: readonly PDFRawStream[], from: PDFDict): ReadonlySet<PDFName> {
  const names = new Set<PDFName>();
  // grows while it is walked through
  const seen = new Set(streams);
  for (const stream of seen)
    for (const name of namesIn(stream)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const kind of drawing) {
        const map = from.lookup(kind);
        if (map instanceof PDFDict) for (const one of drawnBy(map.lookup(name))) seen.add(one);
      }
    }
  return names;
}

/** What draws with the resources around it, because it has none of its own. */
function drawnBy(object: PDFObject | undefined): PDFRawStream[] {
  if (object instanceof PDFRawStream) return isPicture(object) || object.dict.has(resources) ? [] : [object];
  return object instanceof PDFDict && !object.has(resources) ? glyphsOf(object) : [];
}

/** The drawings of a font that is drawn (Type 3). */
export function glyphsOf(font: PDFDict): PDFRawStream[] {
  const glyphs = font.lookup(PDFName.of('CharProcs'));
  if (!(glyphs instanceof PDFDict)) return [];
  return glyphs.keys().flatMap((key) => {
    const glyph = glyphs.lookup(key);
    return glyph instanceof PDFRawStream ? [glyph] : [];
  });
}

export const isPicture = ({ dict }: PDFRawStream) => dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image');

function namesIn(stream: PDFRawStream): PDFName[] {
  const text = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  return [...new Set(text.match(/\/[^\0\t\n\f\r ()<>[\]{}/%]+/g))].map((name) => PDFName.of(name.slice(1)));
}
