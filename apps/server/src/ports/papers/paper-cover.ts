import type { PDFDocument } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import type { CoverLine } from './papers.ts';

const width = 1240;
const height = 1754;
const a4: [number, number] = [595.28, 841.89];
const margin = 120;
const rowHeight = 52;
const rowsOfPage = 26;

/**
 * Puts a list of the papers, with the page on which each begins, in front. It is drawn as pictures: names come in every
 * script, and a canvas shapes them all.
 */
export async function addCover(document: PDFDocument, lines: readonly CoverLine[]): Promise<void> {
  const covers = Math.max(1, Math.ceil(lines.length / rowsOfPage));
  let page = covers + 1;
  const rows = lines.map((line, index) => {
    const begins = page;
    page += line.pages;
    return { text: `${index + 1}. ${line.name.replace(/\.pdf$/i, '')}`, side: line.category, begins };
  });
  for (let cover = 0; cover < covers; cover++) {
    const picture = drawList(rows.slice(cover * rowsOfPage, (cover + 1) * rowsOfPage));
    const image = await document.embedPng(await picture.encode('png'));
    document.insertPage(cover, a4).drawImage(image, { x: 0, y: 0, width: a4[0], height: a4[1] });
  }
}

function drawList(rows: readonly { text: string; side: string; begins: number }[]) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#14232a';
  rows.forEach(({ text, side, begins }, index) => {
    const y = 200 + index * rowHeight;
    context.font = '28px sans-serif';
    context.textAlign = 'left';
    context.fillText(text, margin, y, 700);
    context.fillText(side, 850, y, 180);
    context.textAlign = 'right';
    context.fillText(String(begins), width - margin, y);
  });
  return canvas;
}
