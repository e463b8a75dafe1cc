// The fonts that documents are set in. Noto (SIL Open Font License 1.1) comes cut into files by script; a face is one file.
import { readFileSync } from 'node:fs';
import { Blob, Font, Face as FontFace } from 'harfbuzzjs';
import { type FontTables, readWoff, writeSfnt } from './woff.ts';

export type Weight = 400 | 700;

export type Face = {
  name: string;
  font: Font;
  characters: ReadonlySet<number>;
  /** Font units in the size of the font; the figures below are in them. */
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: [number, number, number, number];
  tables: FontTables;
};

const families = {
  'noto-sans': import.meta.resolve('@fontsource/noto-sans/package.json'),
  'noto-sans-bengali': import.meta.resolve('@fontsource/noto-sans-bengali/package.json'),
  'noto-sans-devanagari': import.meta.resolve('@fontsource/noto-sans-devanagari/package.json'),
  'noto-naskh-arabic': import.meta.resolve('@fontsource/noto-naskh-arabic/package.json'),
} as const;

/** In the order in which they are asked for a character. */
const files = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'greek'],
  ['noto-sans-bengali', 'bengali'],
  ['noto-sans-devanagari', 'devanagari'],
  ['noto-naskh-arabic', 'arabic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'greek-ext'],
  ['noto-naskh-arabic', 'math'],
] as const;

function loadFace(family: keyof typeof families, part: string, weight: Weight): Face {
  const file = readFileSync(new URL(`files/${family}-${part}-${weight}-normal.woff`, families[family]));
  const tables = readWoff(file);
  const head = tables.get('head') as Buffer;
  const font = new Font(new FontFace(new Blob(writeSfnt(tables))));
  const { ascender, descender } = font.hExtents();
  return {
    name: `${family}-${part}-${weight}`,
    font,
    characters: new Set(font.face.collectUnicodes()),
    unitsPerEm: font.face.upem,
    ascent: ascender,
    descent: descender,
    capHeight: tables.get('OS/2')?.readInt16BE(88) ?? ascender,
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)) as Face['box'],
    tables,
  };
}

const loaded = new Map<string, Face>();

function faceAt(index: number, weight: Weight): Face | undefined {
  const file = files[index];
  if (!file) return undefined;
  const key = `${index} ${weight}`;
  const face = loaded.get(key) ?? loadFace(file[0], file[1], weight);
  loaded.set(key, face);
  return face;
}

/** The first face that has all of these characters: the one before if it does, so that a word keeps its font. */
export function pickFace(characters: string, weight: Weight, before: Face | undefined): Face | undefined {
  const hasAll = (face: Face) => {
    for (const character of characters) if (!face.characters.has(character.codePointAt(0) as number)) return false;
    return true;
  };
  if (before && hasAll(before)) return before;
  for (let index = 0; ; index++) {
    const face = faceAt(index, weight);
    if (!face || hasAll(face)) return face;
  }
}

/** The face of plain Latin text. */
export function mainFace(weight: Weight): Face {
  return faceAt(0, weight) as Face;
}
