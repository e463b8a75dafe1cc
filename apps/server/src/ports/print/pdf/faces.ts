// The fonts that documents are set in. Noto (SIL Open Font License 1.1) comes cut into files by script; a face is one
// file. What they can draw together is known to the browser as well: contract/essays.unprintable.ts.
import { readFileSync } from 'node:fs';
import { Blob, Font, Face as FontFace } from 'harfbuzzjs';
import { type FontTables, readFont, writeSfnt } from './woff.ts';

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

type File = {
  name: string;
  /** where it lies; math and signs have no bold */
  path: (weight: Weight) => string;
  /** What it is asked for, where that is a script: a font is read only once somebody needs it. */
  script?: RegExp;
};

const folderOf = (family: string) => import.meta.resolve(`@fontsource/${family}/package.json`);

/** One part of a family as Fontsource cuts it. */
const part = (family: string, subset: string, script?: RegExp, weights: readonly Weight[] = [400, 700]): File => ({
  name: `${family}-${subset}`,
  path: (weight) =>
    `${folderOf(family)}/../files/${family}-${subset}-${weights.includes(weight) ? weight : 400}-normal.woff`,
  ...(script && { script }),
});

/** Noto Sans uncut, for what falls between its parts: raised and lowered figures, letters with rare marks. */
const uncut: File = {
  name: 'noto-sans-uncut',
  path: (weight) => {
    const file = weight === 700 ? '700Bold/NotoSans_700Bold' : '400Regular/NotoSans_400Regular';
    return `${import.meta.resolve('@expo-google-fonts/noto-sans/package.json')}/../${file}.ttf`;
  },
};

/** In the order in which they are asked for a character. */
const files: readonly File[] = [
  part('noto-sans', 'latin'),
  part('noto-sans', 'latin-ext'),
  part('noto-sans', 'vietnamese'),
  part('noto-sans', 'cyrillic'),
  part('noto-sans', 'greek'),
  part('noto-sans-bengali', 'bengali'),
  part('noto-sans-devanagari', 'devanagari'),
  part('noto-naskh-arabic', 'arabic'),
  part('noto-sans', 'cyrillic-ext'),
  part('noto-sans', 'greek-ext'),
  part('noto-sans-hebrew', 'hebrew', /\p{Script=Hebrew}/u),
  part('noto-sans-tamil', 'tamil', /\p{Script=Tamil}/u),
  part('noto-sans-telugu', 'telugu', /\p{Script=Telugu}/u),
  part('noto-sans-kannada', 'kannada', /\p{Script=Kannada}/u),
  part('noto-sans-malayalam', 'malayalam', /\p{Script=Malayalam}/u),
  part('noto-sans-gujarati', 'gujarati', /\p{Script=Gujarati}/u),
  part('noto-sans-gurmukhi', 'gurmukhi', /\p{Script=Gurmukhi}/u),
  part('noto-sans-oriya', 'oriya', /\p{Script=Oriya}/u),
  part('noto-sans-sinhala', 'sinhala', /\p{Script=Sinhala}/u),
  part('noto-sans-thai', 'thai', /\p{Script=Thai}/u),
  part('noto-sans-lao', 'lao', /\p{Script=Lao}/u),
  part('noto-sans-khmer', 'khmer', /\p{Script=Khmer}/u),
  part('noto-sans-myanmar', 'myanmar', /\p{Script=Myanmar}/u),
  part('noto-sans-ethiopic', 'ethiopic', /\p{Script=Ethiopic}/u),
  part('noto-sans-georgian', 'georgian', /\p{Script=Georgian}/u),
  part('noto-sans-armenian', 'armenian', /\p{Script=Armenian}/u),
  uncut,
  part('noto-sans-math', 'latin', undefined, [400]),
  part('noto-sans-symbols', 'symbols'),
  part('noto-sans-symbols-2', 'symbols', undefined, [400]),
];

function loadFace({ name, path }: File, weight: Weight): Face {
  const tables = readFont(readFileSync(new URL(path(weight))));
  const head = tables.get('head') as Buffer;
  const font = new Font(new FontFace(new Blob(writeSfnt(tables))));
  const { ascender, descender } = font.hExtents();
  return {
    name: `${name}-${weight}`,
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
  const face = loaded.get(key) ?? loadFace(file, weight);
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
  for (const [index, { script }] of files.entries()) {
    if (script && !script.test(characters)) continue;
    const face = faceAt(index, weight);
    if (face && hasAll(face)) return face;
  }
  return undefined;
}

/** The face of plain Latin text. */
export function mainFace(weight: Weight): Face {
  return faceAt(0, weight) as Face;
}
