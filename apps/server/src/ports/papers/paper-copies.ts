import { PDFDocument } from '@cantoo/pdf-lib';

/** Copies pages into a new document: what the old one would run or carry along stays behind. */
export async function firstPages(bytes: Uint8Array, pages: number): Promise<Uint8Array> {
  const from = await PDFDocument.load(bytes);
  const to = await PDFDocument.create();
  const numbers = from.getPageIndices().slice(0, pages);
  for (const page of await to.copyPages(from, numbers)) to.addPage(page);
  return await to.save();
}
