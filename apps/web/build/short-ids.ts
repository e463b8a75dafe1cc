// A message's id is six letters of a hash. No compression makes them smaller, and the code and words of a screen carry
// hundreds: the build writes as few of their letters as still tell them all apart, in code and catalogues alike.
import { parse } from '@babel/parser';
import { type Node, type StringLiteral, traverseFast } from '@babel/types';
import { getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';
import { contractKey, contractMark } from '../src/api/contract-key.ts';

/** With fewer, most ids would have to be longer than these. */
const least = 3;

/** From each id to its first letters: as many as no other begins with, so that they stay the same from build to build. */
export function shortened(ids: Iterable<string>, least: number): Map<string, string> {
  const sorted = [...new Set(ids)].sort();
  function alike(one: string, other = ''): number {
    let count = 0;
    while (count < one.length && one[count] === other[count]) count++;
    return count;
  }
  return new Map(
    sorted.map((id, index) => {
      const others = [sorted[index - 1], sorted[index + 1]].map((other) => alike(id, other) + 1);
      return [id, id.slice(0, Math.max(least, ...others))];
    }),
  );
}

/** What each message of the contract is called in a browser. */
export function contractKeys(ids: Iterable<string>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const id of new Set(ids)) {
    const key = contractKey(id.slice(contractMark.length));
    const [other] = [...keys].find(([, taken]) => taken === key) ?? [];
    if (other) throw new Error(`"${id}" and "${other}" have the same key: make contractKey longer.`);
    keys.set(id, key);
  }
  return keys;
}

const isOfContract = (id: string) => id.startsWith(contractMark);

/** The text that a compiled catalogue is read from. */
function textIn(catalogue: string): string {
  const found: StringLiteral[] = [];
  traverseFast(parse(catalogue, { sourceType: 'module' }), (node) => {
    if (node.type === 'StringLiteral') found.push(node);
  });
  const [text, ...others] = found;
  if (!text || others.length > 0) throw new Error('A catalogue is no longer read from one text.');
  return text.value;
}

/** The literal that says a message's id, in what Lingui's macros have made. */
function idIn(node: Node): StringLiteral | undefined {
  const isId =
    (node.type === 'ObjectProperty' && node.key.type === 'Identifier' && node.key.name === 'id') ||
    (node.type === 'JSXAttribute' && node.name.name === 'id');
  return isId && node.value?.type === 'StringLiteral' ? node.value : undefined;
}

/** A plugin for Vite, and one for Babel that goes after Lingui's macros; and what each catalogue says then, by its file. */
export function shortIds(config: LinguiConfigNormalized) {
  const known = new Map<string, string>();
  const messages = new Map<string, object>();
  let isBuild = false;

  const inCatalogues: Plugin = {
    name: 'lantern-short-ids',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async buildStart() {
      const catalogues = await Promise.all(
        (await getCatalogs(config)).map((catalogue) => catalogue.read(config.sourceLocale)),
      );
      const ids = catalogues.flatMap((catalogue) => Object.keys(catalogue ?? {}));
      // while developing an id that is new is not among these: they stay as they are
      const own = isBuild
        ? shortened(
            ids.filter((id) => !isOfContract(id)),
            least,
          )
        : [];
      known.clear();
      for (const [id, short] of [...contractKeys(ids.filter(isOfContract)), ...own]) known.set(id, short);
    },
    transform: {
      filter: { id: /\.po$/ },
      handler(code, file) {
        const all: Record<string, unknown> = JSON.parse(textIn(code));
        const named = Object.fromEntries(Object.entries(all).map(([id, message]) => [nameOf(id), message]));
        messages.set(file, named);
        const text = JSON.stringify(JSON.stringify(named));
        return { code: `export const messages = JSON.parse(${text});`, map: null };
      },
    },
  };
  const nameOf = (id: string) =>
    isOfContract(id) ? contractKey(id.slice(contractMark.length)) : (known.get(id) ?? id);

  const inCode = () => ({
    name: 'lantern-short-ids',
    visitor: {
      Program: {
        exit({ node }: { node: Node }) {
          traverseFast(node, (inner) => {
            const id = idIn(inner);
            const short = id && known.get(id.value);
            if (short) Object.assign(id, { value: short, extra: undefined });
          });
        },
      },
    },
  });
  return { inCatalogues, inCode, messages };
}
