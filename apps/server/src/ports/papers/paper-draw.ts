import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawBitsCoarsely } from './paper-bits.ts';

/** More would be a poster; its picture is made smaller. */
const pixelsMax = 12_000_000;

/** Draws a page on white, so many pixels wide. */
export async function drawPage(page: PDFPageProxy, width: number) {
  drawBitsCoarsely(page);
  const natural = page.getViewport({ scale: 1 });
  const wanted = width / Math.max(1, natural.width);
  const fits = Math.sqrt(pixelsMax / Math.max(1, natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(wanted, fits) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const context = canvas.getContext('2d');
  await page.render({
    // biome-ignore lint/suspicious/noExplicitAny: the library's types know only the browser's canvas
    canvas: canvas as any,
    // biome-ignore lint/suspicious/noExplicitAny: see above
    canvasContext: context as any,
    viewport,
    background: '#ffffff',
  }).promise;
  return canvas;
}
