import { PDFDocument } from '@cantoo/pdf-lib';
import { addCover } from './paper-cover.ts';
import { loadPdf } from './paper-open.ts';
import { addPages } from './paper-pages.ts';
import type { CoverLine } from './papers.ts';

type Source = { name: string; category: string; bytes: Uint8Array };

/** One document of several, in their order, behind a list of what is in it. */
export async function merge(papers: readonly Source[]): Promise<Uint8Array> {
  const whole = await PDFDocument.create();
  const lines: CoverLine[] = [];
  for (const { name, category, bytes } of papers) {
    const from = await loadPdf(bytes);
    lines.push({ name, category, pages: addPages(whole, from) });
  }
  await addCover(whole, lines);
  return await whole.save();
}
