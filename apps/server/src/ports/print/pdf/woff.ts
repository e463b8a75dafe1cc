// Fonts come as OpenType, most of them as WOFF 1.0 (W3C): its tables, each deflated. PDF and HarfBuzz want them plain.
import { inflateSync } from 'node:zlib';

export type FontTables = Map<string, Buffer>;

export function readFont(file: Buffer): FontTables {
  return file.toString('latin1', 0, 4) === 'wOFF' ? readWoff(file) : readSfnt(file);
}

function readSfnt(file: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index;
    const offset = file.readUInt32BE(entry + 8);
    tables.set(
      file.toString('latin1', entry, entry + 4),
      file.subarray(offset, offset + file.readUInt32BE(entry + 12)),
    );
  }
  return tables;
}

function readWoff(file: Buffer): FontTables {
  const tables: FontTables = new Map();
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + 20 * index;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    const bytes = file.subarray(offset, offset + packed);
    tables.set(file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(bytes) : bytes);
  }
  return tables;
}

/** An OpenType file of these tables. Check sums are left at zero: no reader of embedded fonts asks for them. */
export function writeSfnt(tables: FontTables): Buffer {
  const names = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + 16 * names.length);
  const power = 2 ** Math.floor(Math.log2(names.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((names.length - power) * 16, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  names.forEach((name, index) => {
    const table = tables.get(name) as Buffer;
    const entry = 12 + 16 * index;
    head.write(name, entry, 'latin1');
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}
