// What the manifest of a build says about loading: also read by scripts/budgets.ts.

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
export type Manifest = Record<string, Chunk>;

/** The file of some words in each language. */
export type Words = Record<string, string>;

/** Every chunk that has to be there before these run. */
function chunksOf(manifest: Manifest, ids: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const chunk = manifest[id];
    if (seen.has(id) || !chunk) continue;
    seen.add(id);
    open.push(...(chunk.imports ?? []));
  }
  return [...seen].flatMap((id) => manifest[id] ?? []);
}

/** Code and styles that have to be there before these modules run. */
export function filesOf(manifest: Manifest, ...ids: string[]): string[] {
  const chunks = chunksOf(manifest, ids);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
}

/** The words that come with this code. */
export function wordsOf(manifest: Manifest, ...ids: string[]): Words[] {
  const found = new Map<string, Words>();
  for (const { dynamicImports = [] } of chunksOf(manifest, ids))
    for (const id of dynamicImports) {
      const { file = '' } = manifest[id] ?? {};
      const [, name, language] = /\/(words\..*?)\.?(\w+)-[\w-]{5}\.js$/.exec(file) ?? [];
      if (!name || !language) continue;
      found.set(name, { ...found.get(name), [language]: file });
    }
  return [...found.values()];
}

/** The files that the app's page itself asks for: the code and the style of every screen. */
export function coreFiles(appPage: string): string[] {
  return [...appPage.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
}
