// Word documents. They bring no fonts: what a run names are fonts that Word has, by script.
import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Column, Printable } from './print.ts';

const strongRtl = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;
const firstLetter = /\p{L}/u;

/** What Word calls complex scripts has a font and a language of its own in every run. */
const complexScripts = [
  { script: /\p{Script=Bengali}/u, font: 'Nirmala UI', language: 'bn-BD' },
  { script: /\p{Script=Devanagari}/u, font: 'Nirmala UI', language: 'hi-IN' },
  { script: /\p{Script=Hebrew}/u, font: 'Times New Roman', language: 'he-IL' },
] as const;
const arabic = { font: 'Times New Roman', language: 'ar-SA' } as const;

type RunLook = { bold?: boolean; size?: number; color?: string };

/** XML 1.0 has no place for control characters and noncharacters. */
function linesOf(text: string): string[] {
  return text
    .toWellFormed()
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replace(/(?!\t)[\p{Cc}\ufffe\uffff]/gu, ''));
}

function isRtl(text: string, direction: Printable['direction']): boolean {
  if (direction) return direction === 'rtl';
  return strongRtl.test(firstLetter.exec(text)?.[0] ?? '');
}

/** A line from right to left in runs of one direction: Word asks each run for its own. */
function splitByDirection(line: string): { text: string; rightToLeft: boolean }[] {
  const parts = line.match(/\p{Script=Latin}(?:[^\p{L}]*\p{Script=Latin})*|(?:(?!\p{Script=Latin}).)+/gsu) ?? [];
  return parts.map((text) => ({ text, rightToLeft: !/\p{Script=Latin}/u.test(text) }));
}

function runsOf(text: string, language: string, rtl: boolean, look: RunLook = {}): TextRun[] {
  const complex = complexScripts.find(({ script }) => script.test(text)) ?? arabic;
  const languages = { value: language, bidirectional: complex.language };
  const font = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: complex.font };
  return linesOf(text).flatMap((line, index) => {
    const parts = rtl ? splitByDirection(line) : [{ text: line, rightToLeft: false }];
    if (parts.length === 0) parts.push({ text: '', rightToLeft: rtl });
    return parts.map(
      (part, place) =>
        new TextRun({ ...part, ...look, font, language: languages, break: index > 0 && place === 0 ? 1 : 0 }),
    );
  });
}

function tableOf(columns: Column[], rows: string[][], language: string): Table {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const row = (texts: string[], bold: boolean) =>
    new TableRow({
      tableHeader: bold,
      cantSplit: true,
      children: columns.map(
        ({ share, isFigure }, index) =>
          new TableCell({
            width: { size: Math.round((share / shares) * 100), type: WidthType.PERCENTAGE },
            margins: { top: 40, bottom: 40, left: 80, right: 80 },
            children: [
              new Paragraph({
                alignment: isFigure ? AlignmentType.END : AlignmentType.START,
                children: runsOf(texts[index] ?? '', language, false, { bold, size: 18 }),
              }),
            ],
          }),
      ),
    });
  const head = row(
    columns.map(({ label }) => label),
    true,
  );
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [head, ...rows.map((texts) => row(texts, false))],
  });
}

/** The width between the margins, in twentieths of a point. */
const room = 11906 - 2 * 1440;

function entryOf(entry: Extract<Block, { kind: 'entry' }>, language: string, rtl: boolean): Paragraph[] {
  const grey = { size: 19, color: '555555' };
  const lines: [TextRun[], boolean][] = [];
  if (entry.under) lines.push([runsOf(entry.under, language, rtl, grey), rtl]);
  if (entry.text) {
    const ofText = isRtl(entry.text, undefined);
    lines.push([runsOf(entry.text, language, ofText, { size: 22 }), ofText]);
  }
  const head = new Paragraph({
    bidirectional: rtl,
    keepNext: lines.length > 0,
    tabStops: [{ type: TabStopType.RIGHT, position: room }],
    spacing: { after: lines.length > 0 ? 20 : 120 },
    children: [
      ...runsOf(entry.title, language, rtl, { bold: true, size: 23 }),
      ...(entry.aside ? [new TextRun({ text: '\t' }), ...runsOf(entry.aside, language, rtl, grey)] : []),
    ],
  });
  const below = lines.map(
    ([children, bidirectional], index) =>
      new Paragraph({ bidirectional, spacing: { after: index === lines.length - 1 ? 140 : 20 }, children }),
  );
  return [head, ...below];
}

function blockOf(
  block: Exclude<Block, { kind: 'entry' }>,
  language: string,
  direction: Printable['direction'],
): Paragraph | Table {
  if (block.kind === 'table') return tableOf(block.columns, block.rows, language);
  const rtl = isRtl(block.text, block.kind === 'paragraph' && block.isOwn ? undefined : direction);
  const look = block.kind === 'note' ? { size: 19, color: '555555' } : {};
  return new Paragraph({
    bidirectional: rtl,
    ...(block.kind === 'heading' && { heading: HeadingLevel.HEADING_1 }),
    spacing: { after: 160, line: block.kind === 'paragraph' ? 360 : 276 },
    children: runsOf(block.text, language, rtl, look),
  });
}

/** Makes a Word document of A4 pages. */
export async function makeDocx({
  title,
  author,
  meta,
  blocks,
  language = 'en',
  direction,
}: Printable): Promise<Buffer> {
  const titleIsRtl = isRtl(title, direction);
  const head = new Paragraph({
    heading: HeadingLevel.TITLE,
    bidirectional: titleIsRtl,
    spacing: { after: 80 },
    children: runsOf(title, language, titleIsRtl, { bold: true, size: 34 }),
  });
  const small = meta.map((line) => {
    return new Paragraph({
      bidirectional: titleIsRtl,
      spacing: { after: 60 },
      children: runsOf(line, language, titleIsRtl, { size: 19, color: '555555' }),
    });
  });
  const footer = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 18 })],
  });
  const document = new Document({
    title: linesOf(title).join(' '),
    creator: linesOf(author).join(' '),
    lastModifiedBy: 'Lantern',
    description: '',
    styles: {
      default: { document: { run: { font: 'Times New Roman', size: 24 } } },
      paragraphStyles: [
        { id: 'Title', name: 'Title', run: { color: '000000' } },
        {
          id: 'Heading1',
          name: 'heading 1',
          run: { color: '000000', bold: true, size: 26 },
          paragraph: { keepNext: true },
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: { width: 11906, height: 16838 }, margin: { top: 1440, bottom: 1440, left: 1440, right: 1440 } },
        },
        footers: { default: new Footer({ children: [footer] }) },
        children: [
          head,
          ...small,
          ...blocks.flatMap((block) =>
            block.kind === 'entry'
              ? entryOf(block, language, direction ? direction === 'rtl' : titleIsRtl)
              : blockOf(block, language, direction),
          ),
        ],
      },
    ],
  });
  return Buffer.from(await Packer.toBuffer(document));
}
