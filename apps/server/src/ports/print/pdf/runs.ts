// Which font draws which letters, and what is drawn where no font has them.
import { type Face, mainFace, pickFace, type Weight } from './faces.ts';

/** Letters of one font and one direction; odd levels go from right to left (Unicode Annex 9). */
export type Run = { face: Face; text: string; level: number };

/** U+FFFD, which the main font has: a question mark on a dark ground. */
const placeholder = '\ufffd';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Lines of a text without what cannot be drawn: control characters go, tabs and odd spaces become plain ones. */
export function drawableLines(text: string): string[] {
  return text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) =>
      line
        .replaceAll('\t', '    ')
        .replace(/[\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/gu, ' ')
        // what turns letters around by force has no place on paper
        .replace(/[\p{Cc}\u202a-\u202e]/gu, ''),
    );
}

/** Plain spellings of what the fonts lack and people write. */
const spellings: Record<string, string> = { '\u2010': '-', '\u2011': '-', '\u2012': '\u2013', '\u2015': '\u2014' };

/** What to draw for a cluster: itself, a plainer form of it, its letter without the mark, or a placeholder. */
function drawn(cluster: string, weight: Weight, before: Face | undefined): [Face, string] {
  for (const form of [cluster, cluster.replace(/[\u200c\u200d]/g, '')]) {
    const face = form && pickFace(form, weight, before);
    if (face) return [face, form];
  }
  // a raised figure is another number than a plain one: 10⁶ is not 106, and 2⅓ not 21/3
  if (!/[\p{No}\p{Nl}\u207a-\u207e\u208a-\u208e]/u.test(cluster)) {
    const compatible = cluster.normalize('NFKC').replace(/[\u2010-\u2015]/g, (one) => spellings[one] ?? one);
    const face = pickFace(compatible, weight, before);
    if (face) return [face, compatible];
  }
  const [base = placeholder] = cluster;
  const face = /\p{L}/u.test(base) ? pickFace(base, weight, before) : undefined;
  return face ? [face, base] : [mainFace(weight), placeholder];
}

/** Splits letters of one level into runs; those that are never seen (such as bidi marks) fall away. */
function splitByFace(text: string, level: number, weight: Weight, before: Face | undefined): Run[] {
  const visible = text.replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '');
  if (!visible) return [];
  if (/^[ -~]+$/.test(visible)) {
    const face = pickFace(visible, weight, before);
    if (face) return [{ face, text: visible, level }];
  }
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(visible)) {
    const last = runs.at(-1);
    const [face, form] = drawn(segment, weight, last?.face ?? before);
    if (last?.face === face) last.text += form;
    else runs.push({ face, text: form, level });
  }
  return runs;
}

/** Splits letters into runs. `levels` are those of exactly these letters; `before` is the font of what stands before. */
export function splitIntoRuns(text: string, levels: Uint8Array, weight: Weight, before: Face | undefined): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (let index = 1; index <= text.length; index++) {
    if (index < text.length && levels[index] === levels[start]) continue;
    const last = runs.at(-1)?.face ?? before;
    runs.push(...splitByFace(text.slice(start, index), levels[start] ?? 0, weight, last));
    start = index;
  }
  return runs;
}
