import { PDFDocument } from '@cantoo/pdf-lib';
import { loadPdf } from './paper-open.ts';
import { addPages } from './paper-pages.ts';

/** One document of several, in their order. */
export async function merge(papers: readonly Uint8Array[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  for (const bytes of papers) addPages(whole, await loadPdf(bytes));
  return await whole.save();
}
