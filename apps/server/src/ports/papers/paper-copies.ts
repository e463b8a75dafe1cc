import { PDFDocument } from '@cantoo/pdf-lib';
import { loadPdf } from './paper-open.ts';
import { addPages } from './paper-pages.ts';

/** A copy of the first pages. */
export async function firstPages(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const to = await PDFDocument.create();
  addPages(to, await loadPdf(bytes), pages);
  return await to.save();
}
