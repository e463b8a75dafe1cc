// Glyphs as operators of a PDF page (ISO 32000-1, 9.4), with their text for copying and searching.
import type { Piece } from './lines.ts';
import { type PdfFile, textString } from './pdf-file.ts';

export const short = (value: number) => String(Math.round(value * 100) / 100);

const saying = (text: string) => `/Span << /ActualText ${textString(text)} >> BDC`;

/** Draws pieces from a place on the baseline towards the right. */
export function showPieces(file: PdfFile, pieces: Piece[], size: number, x: number, y: number): string {
  const commands: string[] = [];
  // dots and the like that say nothing by themselves come after the line, where they do not part its letters
  const silent: string[] = [];
  let at = x;
  for (const piece of pieces) {
    const start = `/${file.fontName(piece.face)} ${size} Tf 1 0 0 1`;
    commands.push(`${start} ${short(at)} ${short(y)} Tm`);
    // signs and conjuncts are drawn in another order than written; from right to left, readers turn letters around
    // themselves
    const isSpelled = piece.level % 2 === 0 && piece.glyphs.some(({ text, right }) => text === '' || right !== 0);
    if (isSpelled) commands.push(saying(piece.text), ...showGlyphs(file, piece, size, true), 'EMC');
    else {
      commands.push(...showGlyphs(file, piece, size, false));
      silent.push(...showSilent(file, piece, size, (right, up) => `${start} ${short(at + right)} ${short(y + up)} Tm`));
    }
    at += piece.width * size;
  }
  if (silent.length > 0) commands.push(saying(''), ...silent, 'EMC');
  return commands.join(' ');
}

/** The commands that draw glyphs in a row; glyphs without text of their own (`text: ''`) only if `all`. */
function showGlyphs(file: PdfFile, { face, glyphs }: Piece, size: number, all: boolean): string[] {
  const { unitsPerEm, font } = face;
  const commands: string[] = [];
  let codes = '';
  // how far the pen has moved too far to the right, in font units
  let ahead = 0;
  let rise = 0;
  function flush() {
    if (codes) commands.push(`[<${codes}>] TJ`);
    codes = '';
  }
  for (const glyph of glyphs) {
    if (!all && glyph.text === '') {
      ahead -= glyph.advance;
      continue;
    }
    if (glyph.up !== rise) {
      flush();
      commands.push(`${short((glyph.up / unitsPerEm) * size)} Ts`);
      rise = glyph.up;
    }
    const back = ahead - glyph.right;
    if (back !== 0) codes += `>${Math.round((back * 1000) / unitsPerEm)}<`;
    codes += file.codeOf(face, glyph);
    ahead = glyph.right + font.glyphHAdvance(glyph.id) - glyph.advance;
  }
  flush();
  if (rise !== 0) commands.push('0 Ts');
  return commands;
}

function showSilent(
  file: PdfFile,
  { face, glyphs }: Piece,
  size: number,
  moveTo: (right: number, up: number) => string,
) {
  const scale = size / face.unitsPerEm;
  const commands: string[] = [];
  let pen = 0;
  for (const glyph of glyphs) {
    if (glyph.text === '')
      commands.push(moveTo((pen + glyph.right) * scale, glyph.up * scale), `<${file.codeOf(face, glyph)}> Tj`);
    pen += glyph.advance;
  }
  return commands;
}
