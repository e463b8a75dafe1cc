import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { shortened } from './short-ids.ts';

type Named = { start: number; end: number; name: string };
type Line = {
  type: string;
  source?: { value: string } | null;
  specifiers?: { imported?: Named; exported?: Named; local: Named }[];
};
/** A place in the code that says what some file exports; `local`: what it is called here. */
type Place = { start: number; end: number; file: string; name: string; local?: string };

/** With three letters hardly a name would ever have to be longer; a visit has hundreds of them, and each letter is a byte. */
const least = 2;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const hashOf = (name: string) =>
  [...createHash('sha256').update(name).digest().subarray(0, 8)].map((byte) => letters[byte % letters.length]).join('');

/** What is taken of a file that is loaded when it is needed, as the bundler writes it. */
const dynamicImport = /\bimport\(`\.\/([^`]+)`\)(?:\.then\((\w+)=>\2\.([\w$]+)\))?/g;

function placesIn(own: string, code: string): Place[] {
  const lines = parseAst(code).body as unknown as Line[];
  const found: Place[] = lines.flatMap(({ type, source, specifiers = [] }) => {
    const isExport = type === 'ExportNamedDeclaration';
    if (isExport && source) throw new Error(`${own} exports what is in another file: that is not foreseen.`);
    if (!isExport && type !== 'ImportDeclaration') return [];
    const file = source ? basename(source.value) : own;
    return specifiers.flatMap(({ imported, exported, local }) => {
      const there = imported ?? exported;
      if (!there) return [];
      const start = Math.min(there.start, local.start);
      return [{ start, end: Math.max(there.end, local.end), file, name: there.name, local: local.name }];
    });
  });
  for (const { 0: all, 1: file = '', 3: name, index } of code.matchAll(dynamicImport)) {
    if (!name) throw new Error(`${own} loads all of ${file}, whose exports have other names in the end.`);
    const end = index + all.length - 1;
    found.push({ start: end - name.length, end, file, name });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** From each of a file's exports to its short name. */
function shortNames(file: string, names: readonly string[]): Map<string, string> {
  const nameOf = new Map(names.map((name) => [hashOf(name), name]));
  if (nameOf.size < names.length) throw new Error(`Two exports of ${file} have the same hash.`);
  return new Map([...shortened(nameOf.keys(), least)].map(([hash, short]) => [nameOf.get(hash) ?? '', short]));
}

/** Code of all files by their names: they name what they take of each other by short names that are not numbered. */
export function withStableExports(files: ReadonlyMap<string, string>): Map<string, string> {
  const placesOf = new Map([...files].map(([file, code]) => [file, placesIn(file, code)]));
  const shortOf = new Map(
    [...placesOf].map(([file, places]) => {
      const exported = places.filter((place) => place.file === file).map(({ name }) => name);
      return [file, shortNames(file, exported)];
    }),
  );
  const renamed = new Map<string, string>();
  for (const [own, code] of files) {
    const pieces: string[] = [];
    let at = 0;
    for (const { start, end, file, name, local } of placesOf.get(own) ?? []) {
      const short = shortOf.get(file)?.get(name);
      if (!short) throw new Error(`${file} does not export ${name}, which ${own} takes.`);
      const pair = file === own ? `${local} as ${short}` : `${short} as ${local}`;
      pieces.push(code.slice(at, start), local ? pair : short);
      at = end;
    }
    renamed.set(own, pieces.join('') + code.slice(at));
  }
  return renamed;
}

/**
 * The bundler's own short names are numbered: one export more would rename most others of its file, and so change every file
 * that takes them.
 */
export function stableExports(): Plugin {
  return {
    name: 'lantern-stable-exports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const codes = withStableExports(new Map(chunks.map(({ fileName, code }) => [basename(fileName), code])));
      for (const chunk of chunks) chunk.code = codes.get(basename(chunk.fileName)) ?? chunk.code;
    },
  };
}
