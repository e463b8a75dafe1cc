// The main file of some libraries only passes on what its other files export. Whoever imports one name from it seems to
// need all of them, so every icon of the app would lie in the file that each visit begins with.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Their files have no effects but what they export. */
const libraries = /^(lucide-react|@tanstack\/(react-query|query-core))$/;
/**
 * Modules that load many icons at once, after the first paint. They get copies of the icons, of 200 bytes each: shared, they
 * would have to fetch a file of every screen that shows one of the same icons.
 */
const withCopies = /\/shell\/side-icons\.ts$/;

type Name = { name?: string; value?: string };
type Specifier = { type: string; local: Name; imported?: Name; exported?: Name };
type Line = { type: string; start: number; end: number; source?: { value: string } | null; specifiers?: Specifier[] };
type Origin = { source: string; name: string };
/** Where each export comes from, and whose exports all are passed on. */
type Barrel = { origins: Map<string, Origin>; passedOn: string[] };

const nameOf = ({ name, value }: Name = {}) => name ?? value ?? '';

function readBarrel(lines: readonly Line[]): Barrel {
  const imported = new Map<string, Origin>();
  const barrel: Barrel = { origins: new Map(), passedOn: [] };
  for (const { type, source, specifiers = [] } of lines)
    for (const each of type === 'ImportDeclaration' && source ? specifiers : [])
      if (each.type === 'ImportSpecifier')
        imported.set(nameOf(each.local), { source: source?.value ?? '', name: nameOf(each.imported) });
  for (const { type, source, specifiers = [] } of lines) {
    if (type === 'ExportAllDeclaration' && source) barrel.passedOn.push(source.value);
    if (type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of specifiers) {
      const origin = source ? { source: source.value, name: nameOf(local) } : imported.get(nameOf(local));
      if (origin) barrel.origins.set(nameOf(exported), origin);
    }
  }
  return barrel;
}

const importOf = ({ local, imported }: Specifier, file: string, name: string) =>
  name === 'default' && nameOf(imported) !== 'default'
    ? `import ${nameOf(local)} from ${JSON.stringify(file)};`
    : `import { ${name} as ${nameOf(local)} } from ${JSON.stringify(file)};`;

/** Imports from such a main file become imports from the file that has the thing. */
export function withoutBarrels(): Plugin {
  const barrels = new Map<string, Barrel>();
  return {
    name: 'lantern-without-barrels',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    transform: {
      filter: { id: /\.(js|mjs|ts|tsx)$/, code: /from\s*["'](lucide-react|@tanstack\/(react-query|query-core))["']/ },
      async handler(code, id) {
        const find = async (library: string, name: string, importer: string): Promise<Origin | undefined> => {
          const main = (await this.resolve(library, importer))?.id;
          if (!main) return undefined;
          const barrel = barrels.get(main) ?? readBarrel(this.parse(await readFile(main, 'utf8')).body as Line[]);
          barrels.set(main, barrel);
          const origin = barrel.origins.get(name);
          const file = origin && (await this.resolve(origin.source, main))?.id;
          if (file) return { source: file, name: origin.name };
          for (const other of barrel.passedOn) {
            const found = await find(other, name, main);
            if (found) return found;
          }
          return undefined;
        };
        let rest = code;
        const lines = this.parse(code).body as Line[];
        for (const { type, source, specifiers = [], start, end } of lines.toReversed()) {
          if (type !== 'ImportDeclaration' || !source || !libraries.test(source.value)) continue;
          const imports: string[] = [];
          for (const each of specifiers) {
            const origin = await find(source.value, nameOf(each.imported), id);
            if (!origin) return this.error(`${source.value} exports no ${nameOf(each.imported)} for ${id}.`);
            const file = withCopies.test(id) ? `${origin.source}?copy` : origin.source;
            imports.push(importOf(each, file, origin.name));
          }
          rest = rest.slice(0, start) + imports.join('') + rest.slice(end);
        }
        return { code: rest, map: null };
      },
    },
  };
}
