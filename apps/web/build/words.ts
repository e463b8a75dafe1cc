// Cuts the catalogues to measure: the shell's words, and for each screen what its own code says.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, runnerImport } from 'vite';
import { type LaterPart, laterWords, wordsFile, wordsInShell, wordyParts } from '../src/shell/words-file.ts';
import { viteOptions } from './options.ts';

type Messages = Record<string, unknown>;
type Screen = { path: string; module: string };

/** Code that runs with a chunk; with `parts` also what it loads when that is opened, but not those named. */
function reachable(manifest: Manifest, start: string[], parts?: { but: Set<string> }): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    const chunk = manifest[id];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
    if (parts) for (const next of chunk.dynamicImports ?? []) if (!parts.but.has(next)) visit(next);
  };
  start.forEach(visit);
  return seen;
}

/**
 * Writes assets/words.<screen>.<language>-<version>.json for the shell ("app"), for every screen, and for what a screen
 * loads later, by its part; answers the version, which changes when any word does.
 */
export async function buildWords(
  dist: string,
  manifest: Manifest,
  core: string[],
  screens: Screen[],
  languages: string[],
) {
  const modules = new Set(screens.map((screen) => screen.module));
  const entries = Object.keys(manifest).filter((id) => core.includes(manifest[id]?.file ?? ''));
  const shell = reachable(manifest, entries);
  const reaches = new Map(screens.map(({ path, module }) => [path, reachable(manifest, [module])]));
  const wordy = (Object.entries(wordyParts) as [LaterPart, string][]).map(([part, begin]) => {
    const files = reachable(manifest, [begin]);
    const opens = Object.values(manifest).flatMap(({ file, dynamicImports = [] }) =>
      files.has(file) ? dynamicImports : [],
    );
    return { part, begin, files, opens };
  });
  const but = new Set([...modules, ...wordy.map(({ begin }) => begin)]);
  /** What a screen loads later, by its parts. */
  const laterOf = (module: string): [LaterPart, Set<string>][] => {
    const whole = reachable(manifest, [module], { but: modules });
    const own = wordy.filter(({ begin }) => whole.has(manifest[begin]?.file ?? ''));
    const opened = own.flatMap(({ opens }) => opens.filter((id) => !but.has(id)));
    return [
      ['later', reachable(manifest, [module, ...opened], { but })],
      ...own.map(({ part, files }): [LaterPart, Set<string>] => [part, files]),
    ];
  };
  // What most screens load is said once, and not again with each of them.
  for (const { file } of Object.values(manifest)) {
    const screensWith = [...reaches.values()].filter((files) => files.has(file)).length;
    if (screensWith > screens.length / 2) shell.add(file);
  }
  const code = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    if (file.endsWith('.js')) code.set(file, await readFile(join(dist, file), 'utf8'));
  }
  const catalogues = new Map<string, Messages>();
  for (const language of languages) {
    const { module } = await runnerImport<{ messages: Messages }>(`/src/locales/${language}.po`, viteOptions());
    catalogues.set(language, module.messages);
  }
  const ids = Object.keys(catalogues.get('en') ?? {});
  const saidIn = (files: Iterable<string>) => {
    const text = [...files].map((file) => code.get(file) ?? '').join('\n');
    return new Set(ids.filter((id) => [`"${id}"`, `\`${id}\``, `'${id}'`].some((quoted) => text.includes(quoted))));
  };

  for (const path of wordsInShell) for (const file of reaches.get(path) ?? []) shell.add(file);
  const shellIds = saidIn(shell);
  if (shellIds.size < 50) throw new Error('The built code does not name its words as expected: see build/words.ts.');
  const version = createHash('sha256')
    .update(JSON.stringify([...catalogues]))
    .digest('hex')
    .slice(0, 8);
  const parts = [{ path: 'app', ids: shellIds }];
  for (const [path, files] of reaches) {
    const said = saidIn(files);
    if (!wordsInShell.includes(path)) parts.push({ path, ids: new Set([...said].filter((id) => !shellIds.has(id))) });
    for (const [part, code] of laterOf(screens.find((screen) => screen.path === path)?.module ?? '')) {
      const later = saidIn(code);
      const ids = new Set([...later].filter((id) => !shellIds.has(id) && !said.has(id)));
      parts.push({ path: laterWords(path, part), ids });
    }
  }
  for (const { path, ids: wanted } of parts) {
    for (const [language, messages] of catalogues) {
      const own = Object.fromEntries(Object.entries(messages).filter(([id]) => wanted.has(id)));
      await writeFile(join(dist, wordsFile(path, language, version)), JSON.stringify(own));
    }
  }
  return version;
}
