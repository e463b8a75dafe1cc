// The PDF file format (ISO 32000-1), as far as pages of text need it: objects, streams, embedded fonts.
import { deflateSync } from 'node:zlib';
import type { Face } from './faces.ts';
import type { Glyph } from './shape.ts';
import { withUsedGlyphs } from './used-glyphs.ts';
import { writeSfnt } from './woff.ts';

export type PdfProperties = { title: string; author: string; language: string; created: Date };

/**
 * A font in the file. Its characters are pairs of a glyph and what it stands for, so that text copied out of the file
 * is right.
 */
type Embedded = { name: string; face: Face; codes: Map<string, number>; glyphs: Glyph[] };

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
export const textString = (text: string) => `<feff${utf16(text)}>`;
const hex = (code: number) => code.toString(16).padStart(4, '0');
/** For a glyph without text of its own: readers leave it out, where some would print the code of an empty entry. */
const silent = '\u200b';
/** What embedded fonts are drawn from; the rest is for shaping, which is done. */
const drawnTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

export class PdfFile {
  readonly #parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  readonly #offsets: number[] = [];
  readonly #fonts = new Map<Face, Embedded>();
  readonly #pages: number[] = [];
  readonly #catalog = this.#reserve();
  readonly #tree = this.#reserve();
  readonly #resources = this.#reserve();
  #length = 15;

  #reserve(): number {
    return this.#offsets.push(0);
  }

  #write(id: number, ...parts: (string | Buffer)[]) {
    this.#offsets[id - 1] = this.#length;
    for (const part of [`${id} 0 obj\n`, ...parts, '\nendobj\n']) {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
      this.#parts.push(bytes);
      this.#length += bytes.length;
    }
  }

  #add(...parts: (string | Buffer)[]): number {
    const id = this.#reserve();
    this.#write(id, ...parts);
    return id;
  }

  #addStream(content: Buffer, entries = ''): number {
    const packed = deflateSync(content);
    const dictionary = `<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`;
    return this.#add(dictionary, packed, '\nendstream');
  }

  /** The name of a font in the pages' content. */
  fontName(face: Face): string {
    return this.#embedded(face).name;
  }

  #embedded(face: Face): Embedded {
    const there = this.#fonts.get(face);
    if (there) return there;
    const added = { name: `F${this.#fonts.size + 1}`, face, codes: new Map(), glyphs: [] };
    this.#fonts.set(face, added);
    return added;
  }

  /** The four hexadecimal digits that stand for a glyph in the pages' content. */
  codeOf(face: Face, glyph: Glyph): string {
    const { codes, glyphs } = this.#embedded(face);
    const key = `${glyph.id} ${glyph.text}`;
    const code = codes.get(key) ?? glyphs.push(glyph) - 1;
    codes.set(key, code);
    return hex(code);
  }

  addPage(content: string, [width, height]: readonly [number, number]) {
    const stream = this.#addStream(Buffer.from(content, 'latin1'));
    this.#pages.push(
      this.#add(
        `<< /Type /Page /Parent ${this.#tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${this.#resources} 0 R /Contents ${stream} 0 R >>`,
      ),
    );
  }

  finish({ title, author, language, created }: PdfProperties): Buffer {
    const fonts = [...this.#fonts.values()].map((font) => `/${font.name} ${this.#addFont(font)} 0 R`);
    this.#write(this.#resources, `<< /Font << ${fonts.join(' ')} >> >>`);
    const kids = this.#pages.map((id) => `${id} 0 R`).join(' ');
    this.#write(this.#tree, `<< /Type /Pages /Count ${this.#pages.length} /Kids [${kids}] >>`);
    this.#write(
      this.#catalog,
      `<< /Type /Catalog /Pages ${this.#tree} 0 R /Lang ${textString(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    );
    const date = created.toISOString().replace(/\D/g, '').slice(0, 14);
    const properties = this.#add(
      `<< /Title ${textString(title)} /Author ${textString(author)} /Producer (Lantern) /CreationDate (D:${date}Z) >>`,
    );
    const entries = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const count = entries.length + 1;
    this.#parts.push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${count} /Root ${this.#catalog} 0 R /Info ${properties} 0 R >>\nstartxref\n${this.#length}\n%%EOF\n`,
        'latin1',
      ),
    );
    return Buffer.concat(this.#parts);
  }

  #addFont({ face, glyphs }: Embedded): number {
    const scale = 1000 / face.unitsPerEm;
    const used = withUsedGlyphs(
      face.tables,
      glyphs.map(({ id }) => id),
    );
    const program = writeSfnt(new Map([...used].filter(([name]) => drawnTables.includes(name))));
    const file = this.#addStream(program, `/Length1 ${program.length} `);
    // six capitals say that this is a part of a font, as it is
    const name = `LANTRN+${face.name}`;
    const box = face.box.map((edge) => Math.round(edge * scale)).join(' ');
    const [ascent, descent, capHeight] = [face.ascent, face.descent, face.capHeight].map((y) => Math.round(y * scale));
    const descriptor = this.#add(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80 /FontFile2 ${file} 0 R >>`,
    );
    const glyphOfCode = Buffer.alloc(glyphs.length * 2);
    glyphs.forEach(({ id }, code) => {
      glyphOfCode.writeUInt16BE(id, code * 2);
    });
    const widths = glyphs.map(({ id }) => Math.round(face.font.glyphHAdvance(id) * scale)).join(' ');
    const descendant = this.#add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 0 /W [0 [${widths}]] /CIDToGIDMap ${this.#addStream(glyphOfCode)} 0 R >>`,
    );
    const letters = this.#addStream(Buffer.from(lettersOfCodes(glyphs), 'latin1'));
    return this.#add(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${letters} 0 R >>`,
    );
  }
}

/** A ToUnicode map: blocks of at most a hundred lines, as the format asks. */
function lettersOfCodes(glyphs: Glyph[]): string {
  const lines = glyphs.map(({ text }, code) => `<${hex(code)}> <${utf16(text || silent)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += 100) {
    const block = lines.slice(start, start + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
