import { Problem } from '@lantern/contract/problem';

const head = '%PDF-';
/** First bytes of Word files, old and new. */
const word = ['\xd0\xcf\x11\xe0', 'PK\x03\x04'];
const pictures = ['\xff\xd8\xff', '\x89PNG', 'RIFF'];

const asWord =
  'Only PDF files are allowed. Open this file in your word processor and choose "Save as" or "Export", then PDF.';
const asPrefixed =
  'This file has other data before the PDF begins. Open it in a PDF reader and save or print it as a new PDF. The new file works.';
const asPicture = 'Only PDF files are allowed. Choose "From a photo", and Lantern makes a PDF of this picture.';

/**
 * Lets a PDF through and refuses everything else, by its first bytes; names and declared types are not believed.
 * A file that starts with anything before `%PDF-` is refused too: it could be a page to one reader and a PDF to another.
 */
export async function* onlyPdf(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start = Buffer.alloc(0);
  let known = false;
  for await (const chunk of source) {
    if (!known) {
      start = Buffer.concat([start, chunk]);
      if (start.length < head.length) continue;
      requirePdf(start);
      known = true;
      yield start;
      continue;
    }
    yield chunk;
  }
  if (!known) requirePdf(start);
}

/** Refuses by the first bytes of a file: all of them, or at least eight. */
export function requirePdf(start: Uint8Array): void {
  const text = Buffer.from(start.subarray(0, 8)).toString('latin1');
  if (text.startsWith(head)) return;
  if (start.length === 0) throw new Problem('not_a_pdf', { detail: 'This file is empty.' });
  if (word.some((mark) => text.startsWith(mark))) throw new Problem('not_a_pdf', { detail: asWord });
  if (pictures.some((mark) => text.startsWith(mark))) throw new Problem('not_a_pdf', { detail: asPicture });
  if (Buffer.from(start.subarray(0, 1024)).includes(head)) throw new Problem('not_a_pdf', { detail: asPrefixed });
  throw new Problem('not_a_pdf');
}
