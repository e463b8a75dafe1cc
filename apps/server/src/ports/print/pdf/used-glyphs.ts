// A font with the outlines that a document uses and no others. Glyphs keep their numbers.
import type { FontTables } from './woff.ts';

const moreComponents = 0x20;
const wordArguments = 0x01;
const oneScale = 0x08;
const twoScales = 0x40;
const matrix = 0x80;

/** The glyphs that a glyph is put together from (OpenType, table `glyf`). */
function componentsOf(glyph: Buffer): number[] {
  if (glyph.length < 10 || glyph.readInt16BE(0) >= 0) return [];
  const found: number[] = [];
  for (let at = 10, flags = moreComponents; flags & moreComponents && at + 4 <= glyph.length; ) {
    flags = glyph.readUInt16BE(at);
    found.push(glyph.readUInt16BE(at + 2));
    at += 4 + (flags & wordArguments ? 4 : 2);
    at += flags & oneScale ? 2 : flags & twoScales ? 4 : flags & matrix ? 8 : 0;
  }
  return found;
}

export function withUsedGlyphs(tables: FontTables, used: Iterable<number>): FontTables {
  const [glyf, loca, head] = ['glyf', 'loca', 'head'].map((name) => tables.get(name));
  if (!glyf || !loca || !head) return tables;
  const isLong = head.readInt16BE(50) === 1;
  const count = loca.length / (isLong ? 4 : 2) - 1;
  const offsetOf = (id: number) => (isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
  const outlineOf = (id: number) => glyf.subarray(offsetOf(id), offsetOf(id + 1));
  // grows while it is walked through; the first is drawn for what has none
  const kept = new Set([0, ...used]);
  for (const id of kept) if (id < count) for (const component of componentsOf(outlineOf(id))) kept.add(component);
  const outlines: Buffer[] = [];
  const offsets = Buffer.alloc((count + 1) * 4);
  let length = 0;
  for (let id = 0; id < count; id += 1) {
    offsets.writeUInt32BE(length, id * 4);
    if (!kept.has(id)) continue;
    const outline = outlineOf(id);
    const padding = Buffer.alloc((4 - (outline.length % 4)) % 4);
    outlines.push(outline, padding);
    length += outline.length + padding.length;
  }
  offsets.writeUInt32BE(length, count * 4);
  const longHead = Buffer.from(head);
  longHead.writeInt16BE(1, 50);
  return new Map([...tables, ['glyf', Buffer.concat(outlines)], ['loca', offsets], ['head', longHead]]);
}
