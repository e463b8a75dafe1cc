import type { Block, Column, Printable } from '../print.ts';
import { type Line, layLines, type Setting } from './lines.ts';
import { grey, margin, Pages, roomWidth } from './pages.ts';

const settings = {
  title: { weight: 700, size: 18, leading: 1.35, width: roomWidth },
  heading: { weight: 700, size: 12.5, leading: 1.5, width: roomWidth },
  paragraph: { weight: 400, size: 11, leading: 1.55, width: roomWidth },
  small: { weight: 400, size: 9.5, leading: 1.45, width: roomWidth },
  cell: { weight: 400, size: 8.5, leading: 1.4 },
} as const;

const cellGap = 8;

/** Makes a PDF of A4 pages. What no font can draw is shown as a placeholder; who asks is told before (unprintable.ts). */
export async function makePdf(printable: Printable): Promise<Buffer> {
  const { title, author, meta, blocks, language = 'en', direction } = printable;
  const head = layLines(title, { ...settings.title, direction });
  // a name in other letters stands on the title's side all the same
  const side = direction ?? (head[0]?.isRtl ? 'rtl' : 'ltr');

  const pages = new Pages();
  for (const line of head) pages.drawLine(line, settings.title.size);
  pages.skip(2);
  for (const text of meta)
    for (const line of layLines(text, { ...settings.small, direction: side }))
      pages.drawLine(line, settings.small.size, grey);
  pages.skip(16);
  for (const block of blocks) drawBlock(pages, block, direction);
  return pages.finish({ title, author, language, created: new Date() });
}

function drawBlock(pages: Pages, block: Block, direction: Setting['direction']) {
  if (block.kind === 'table') return drawTable(pages, block.columns, block.rows);
  const setting = block.kind === 'note' ? settings.small : settings[block.kind];
  const lines = layLines(block.text, { ...setting, direction });
  if (block.kind === 'heading') {
    pages.skip(10);
    // a heading does not stand alone at the foot of a page
    if (pages.left < 70) pages.startPage();
  }
  for (const line of lines) pages.drawLine(line, setting.size, block.kind === 'note' ? grey : undefined);
  pages.skip(block.kind === 'heading' ? 2 : 8);
}

type Cell = { lines: Line[]; x: number; width: number; isFigure: boolean };

function drawTable(pages: Pages, columns: Column[], rows: string[][]) {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = roomWidth - cellGap * (columns.length - 1);
  function layRow(texts: string[], weight: 400 | 700): Cell[] {
    let x = margin;
    return columns.map(({ share, isFigure = false }, index) => {
      const width = (share / shares) * room;
      const lines = layLines(texts[index] ?? '', { ...settings.cell, weight, width });
      const cell = { lines, x, width, isFigure };
      x += width + cellGap;
      return cell;
    });
  }
  const head = layRow(
    columns.map(({ label }) => label),
    700,
  );
  drawRow(pages, head);
  for (const texts of rows) {
    const row = layRow(texts, 400);
    if (pages.left < heightOf(row)) {
      pages.startPage();
      drawRow(pages, head);
    }
    drawRow(pages, row);
  }
  pages.skip(10);
}

const heightOf = (cells: Cell[]) =>
  Math.max(...cells.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0))) + 5;

/** A row goes on to the next page only if it is taller than a page. */
function drawRow(pages: Pages, cells: Cell[]) {
  const { size } = settings.cell;
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  for (let index = 0; index < count; index++) {
    const height = Math.max(...cells.map(({ lines }) => lines[index]?.height ?? 0));
    if (pages.left < height) pages.startPage();
    const y = pages.take(height);
    for (const { lines, x, width, isFigure } of cells) {
      const line = lines[index];
      if (line)
        pages.drawAt(line, size, { x: isFigure ? x + width - line.width : x, y, width: isFigure ? line.width : width });
    }
  }
  pages.take(3);
  pages.rule();
  pages.take(2);
}
