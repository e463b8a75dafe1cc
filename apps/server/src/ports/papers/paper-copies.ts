import { PDFDocument } from '@cantoo/pdf-lib';
import { loadPdf } from './paper-open.ts';
import { addPages } from './paper-pages.ts';

/** A copy of the first pages, or of all. */
export async function copyPages(bytes: Uint8Array, max?: number): Promise<{ bytes: Uint8Array; pages: number }> {
  const to = await PDFDocument.create();
  const pages = addPages(to, await loadPdf(bytes), max);
  return { bytes: await to.save(), pages };
}
