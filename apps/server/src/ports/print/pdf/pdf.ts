import type { Block, Column, Printable } from '../print.ts';
import { type Line, layLines } from './lines.ts';
import { grey, Pages } from './pages.ts';

const settings = {
  title: { weight: 700, size: 18, leading: 1.35 },
  heading: { weight: 700, size: 12.5, leading: 1.5 },
  entry: { weight: 700, size: 11, leading: 1.45 },
  paragraph: { weight: 400, size: 11, leading: 1.55 },
  small: { weight: 400, size: 9.5, leading: 1.45 },
  cell: { weight: 400, size: 8.5, leading: 1.4 },
} as const;

const cellGap = 8;

/** Letters, gaps and margins: first as always, then tighter, down to 8.4 points of a paragraph. */
const densities = [
  { scale: 1, gaps: 1, margin: 68 },
  { scale: 0.94, gaps: 0.8, margin: 56 },
  { scale: 0.88, gaps: 0.6, margin: 48 },
  { scale: 0.82, gaps: 0.5, margin: 42 },
  { scale: 0.765, gaps: 0.4, margin: 38 },
] as const;
type Density = (typeof densities)[number];

/** A page with the sizes that it is set in. */
type Sheet = {
  pages: Pages;
  gap: (points: number) => void;
  set: (name: keyof typeof settings) => { weight: 400 | 700; size: number; leading: number; width: number };
};

function sheetOf({ scale, gaps, margin }: Density): Sheet {
  const pages = new Pages(margin);
  return {
    pages,
    gap: (points) => pages.skip(points * gaps),
    set(name) {
      const { weight, size, leading } = settings[name];
      return { weight, size: size * scale, leading: 1 + (leading - 1) * Math.sqrt(gaps), width: pages.roomWidth };
    },
  };
}

/** Makes a PDF of A4 pages. What no font can draw is shown as a placeholder; unprintable.ts warns before. */
export async function makePdf(printable: Printable): Promise<Buffer> {
  const { title, author, language = 'en', fit } = printable;
  let pages = setPages(printable, densities[0]);
  if (fit && pages.count > 1)
    for (const density of densities.slice(1)) {
      const tighter = setPages(printable, density);
      if (tighter.count > 1) continue;
      pages = tighter;
      break;
    }
  return pages.finish({ title, author, language, created: new Date() });
}

function setPages({ title, meta, blocks, direction }: Printable, density: Density): Pages {
  const sheet = sheetOf(density);
  const { pages, gap, set } = sheet;
  const large = set('title');
  const small = set('small');
  const head = layLines(title, { ...large, direction });
  // a name in other letters stands on the title's side all the same
  const side = direction ?? (head[0]?.isRtl ? 'rtl' : 'ltr');
  for (const line of head) pages.drawLine(line, large.size);
  gap(2);
  for (const text of meta)
    for (const line of layLines(text, { ...small, direction: side })) pages.drawLine(line, small.size, grey);
  gap(16);
  for (const block of blocks)
    if (block.kind === 'entry') drawEntry(sheet, block, side);
    else drawBlock(sheet, block, direction);
  return pages;
}

/** Where and what in bold with the time across from it; what follows stands below. */
function drawEntry({ pages, gap, set }: Sheet, entry: Extract<Block, { kind: 'entry' }>, side: 'ltr' | 'rtl') {
  const small = set('small');
  const bold = set('entry');
  const [aside] = entry.aside ? layLines(entry.aside, { ...small, direction: side }) : [];
  const width = pages.roomWidth - (aside ? aside.width + cellGap * 2 : 0);
  const head = layLines(entry.title, { ...bold, width, direction: side });
  // an entry's title is not left alone at the bottom of a page
  if (pages.left < bold.size * 4) pages.startPage();
  head.forEach((line, index) => {
    if (pages.left < line.height) pages.startPage();
    const y = pages.take(line.height);
    const x = side === 'rtl' ? pages.margin + pages.roomWidth - width : pages.margin;
    pages.drawAt(line, bold.size, { x, y, width });
    if (aside && index === 0) {
      const end = side === 'rtl' ? pages.margin : pages.margin + pages.roomWidth - aside.width;
      const same = { ...aside, height: line.height };
      pages.drawAt(same, small.size, { x: end, y, width: aside.width, shade: grey });
    }
  });
  const under = entry.under ? layLines(entry.under, { ...small, direction: side }) : [];
  for (const line of under) pages.drawLine(line, small.size, grey);
  const body = set('paragraph');
  const text = { ...body, size: body.size * 0.93, leading: 1 + (body.leading - 1) * 0.8 };
  for (const line of entry.text ? layLines(entry.text, text) : []) pages.drawLine(line, text.size);
  gap(7);
}

function drawBlock(sheet: Sheet, block: Exclude<Block, { kind: 'entry' }>, direction: Printable['direction']) {
  const { pages, gap, set } = sheet;
  if (block.kind === 'table') return drawTable(sheet, block.columns, block.rows);
  const setting = set(block.kind === 'note' ? 'small' : block.kind);
  const isOwn = block.kind === 'paragraph' && block.isOwn;
  const lines = layLines(block.text, { ...setting, direction: isOwn ? undefined : direction });
  if (block.kind === 'heading') {
    gap(10);
    // a heading does not stand alone at the foot of a page
    if (pages.left < 70) pages.startPage();
  }
  for (const line of lines) pages.drawLine(line, setting.size, block.kind === 'note' ? grey : undefined);
  gap(block.kind === 'heading' ? 2 : 8);
}

type Cell = { lines: Line[]; x: number; width: number; isFigure: boolean };

function drawTable({ pages, gap, set }: Sheet, columns: Column[], rows: string[][]) {
  const { roomWidth, margin } = pages;
  const setting = set('cell');
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const room = roomWidth - cellGap * (columns.length - 1);
  function layRow(texts: string[], weight: 400 | 700): Cell[] {
    let x = margin;
    return columns.map(({ share, isFigure = false }, index) => {
      const width = (share / shares) * room;
      const lines = layLines(texts[index] ?? '', { ...setting, weight, width });
      const cell = { lines, x, width, isFigure };
      x += width + cellGap;
      return cell;
    });
  }
  const head = layRow(
    columns.map(({ label }) => label),
    700,
  );
  drawRow(pages, head, setting.size);
  for (const texts of rows) {
    const row = layRow(texts, 400);
    if (pages.left < heightOf(row)) {
      pages.startPage();
      drawRow(pages, head, setting.size);
    }
    drawRow(pages, row, setting.size);
  }
  gap(10);
}

const heightOf = (cells: Cell[]) =>
  Math.max(...cells.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0))) + 5;

/** A row goes on to the next page only if it is taller than a page. */
function drawRow(pages: Pages, cells: Cell[], size: number) {
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
