import { PDFDocument } from '@cantoo/pdf-lib';
import { addPages } from './paper-pages.ts';

/** A copy of the first pages. */
export async function firstPages(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const to = await PDFDocument.create();
  addPages(to, await PDFDocument.load(bytes), pages);
  return await to.save();
}
