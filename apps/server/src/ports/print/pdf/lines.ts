// Text into lines of a width: shaped, broken between words, each line in the order in which it is seen.
import bidiFactory, { type Bidi } from 'bidi-js';
import type { Face, Weight } from './faces.ts';
import { drawableLines, splitIntoRuns } from './runs.ts';
import { type Shaped, shapeText } from './shape.ts';

export type Piece = Shaped & { level: number };
/** Pieces from left to right. `width` and `height` are in points. */
export type Line = { pieces: Piece[]; width: number; height: number; isRtl: boolean };

export type Setting = { weight: Weight; size: number; width: number; leading: number; direction?: 'ltr' | 'rtl' };

// its types describe another packaging than Node gets
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Characters; a longer word fits on no line and is cut without being tried whole. */
const wordMax = 500;

/** Words with the spaces after them; a line may also end after a hyphen or a dash inside a word. */
function splitIntoWords(line: string): string[] {
  return (
    line.match(/[^ \u200b]*[ \u200b]+|[^ \u200b]+/gu)?.flatMap((word) => word.split(/(?<=\p{L}[-–—/])(?=\p{L})/u)) ?? []
  );
}

/** Letters of a word that is wider than a line, in parts that fit. */
function cutWord(text: string, widthOf: (part: string, at: number) => number, room: number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  let at = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    const width = widthOf(segment, at);
    at += segment.length;
    if (part && used + width > room) {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += segment;
    used += width;
  }
  return part ? [...parts, part] : parts;
}

/** Rule L2 of Unicode Annex 9: from the highest level down to the lowest odd one, runs at or above it are turned around. */
function orderPieces(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = ordered.reduce((max, { level }) => Math.max(max, level), 0);
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

const widthOf = (pieces: Piece[], size: number) => pieces.reduce((sum, { width }) => sum + width * size, 0);

export function layLines(text: string, setting: Setting): Line[] {
  return drawableLines(text).flatMap((line) => layLine(line, setting));
}

function layLine(text: string, { weight, size, width: room, leading, direction }: Setting): Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, direction ?? 'auto');
  const isRtl = (paragraphs[0]?.level ?? 0) % 2 === 1;
  let face: Face | undefined;

  function shapeWord(word: string, at: number): Piece[] {
    const runs = splitIntoRuns(word, levels.subarray(at, at + word.length), weight, face);
    return runs.map((run) => ({ ...shapeText(run.face, run.text, run.level % 2 === 1), level: run.level }));
  }

  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  function endLine() {
    const height = pieces.reduce((max, piece) => Math.max(max, heightOf(piece.face)), leading) * size;
    lines.push({ pieces: orderPieces(pieces), width: widthOf(pieces, size), height, isRtl });
    pieces = [];
    used = 0;
  }

  let at = 0;
  let spaces: Piece[] = [];
  function add(word: Piece[]) {
    face = word.at(-1)?.face ?? face;
    const width = widthOf(word, size);
    if (pieces.length > 0 && used + widthOf(spaces, size) + width > room) {
      endLine();
      spaces = [];
    }
    pieces.push(...spaces, ...word);
    used += widthOf(spaces, size) + width;
    spaces = [];
  }

  for (const whole of splitIntoWords(text)) {
    const visible = whole.replace(/(?<![ \u200b])[ \u200b]+$/u, '');
    const word = visible.length <= wordMax ? shapeWord(visible, at) : undefined;
    if (word && widthOf(word, size) <= room) add(word);
    else {
      const start = at;
      const widthAt = (part: string, inWord: number) => widthOf(shapeWord(part, start + inWord), size);
      let done = 0;
      for (const part of cutWord(visible, widthAt, room)) {
        add(shapeWord(part, start + done));
        done += part.length;
      }
    }
    spaces = shapeWord(whole.slice(visible.length), at + visible.length);
    at += whole.length;
  }
  if (pieces.length > 0 || lines.length === 0) endLine();
  return lines;
}

/** Scripts that reach far above and below the line get more room than the paragraph asks for. */
function heightOf({ ascent, descent, unitsPerEm }: Face): number {
  return ((ascent - descent) / unitsPerEm) * 1.03;
}
