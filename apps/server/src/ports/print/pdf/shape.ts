// Letters into glyphs, by HarfBuzz: the shaping that browsers use.
import { ClusterLevel, Direction, Buffer as Letters, shape } from 'harfbuzzjs';
import type { Face } from './faces.ts';

/** `text` is what a reader of the file takes the glyph for; '' if the glyphs beside it have said it. In font units. */
export type Glyph = { id: number; text: string; advance: number; right: number; up: number };

/** Glyphs from left to right, and the letters that they are. `width` is in parts of the font's size. */
export type Shaped = { face: Face; text: string; glyphs: Glyph[]; width: number };

const letters = new Letters();

function shapeNow(face: Face, text: string, isRtl: boolean): Shaped {
  letters.clearContents();
  letters.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  letters.addText(text);
  letters.guessSegmentProperties();
  letters.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  shape(face.font, letters);
  const positions = letters.getGlyphPositions();
  const clusters = new Map<number, Glyph[]>();
  const glyphs = letters.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
    const { xAdvance: advance = 0, xOffset: right = 0, yOffset: up = 0 } = positions[index] ?? {};
    const glyph = { id, text: '', advance, right, up };
    const together = clusters.get(cluster);
    if (together) together.push(glyph);
    else clusters.set(cluster, [glyph]);
    return glyph;
  });
  const starts = [...clusters.keys()].sort((one, other) => one - other);
  starts.forEach((start, index) => {
    nameGlyphs(clusters.get(start) ?? [], text.slice(start, starts[index + 1] ?? text.length));
  });
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  return { face, text, glyphs, width: width / face.unitsPerEm };
}

/** Shares the letters of a cluster among those of its glyphs that take room. */
function nameGlyphs(cluster: Glyph[], text: string) {
  const wide = cluster.filter(({ advance }) => advance > 0);
  const named = wide.length > 0 ? wide : cluster;
  const characters = [...text];
  named.forEach((glyph, index) => {
    glyph.text = characters.slice(index, index === named.length - 1 ? undefined : index + 1).join('');
  });
}

const shaped = new Map<string, Shaped>();
const shapedMax = 20_000;

/** Words come again and again: each is shaped once. */
export function shapeText(face: Face, text: string, isRtl: boolean): Shaped {
  const key = `${face.name} ${isRtl ? 'r' : 'l'} ${text}`;
  const before = shaped.get(key);
  if (before) return before;
  const now = shapeNow(face, text, isRtl);
  if (shaped.size >= shapedMax) shaped.clear();
  if (text.length <= 60) shaped.set(key, now);
  return now;
}
