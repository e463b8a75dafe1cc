#!/usr/bin/env node
// Weighs the files of the built web app against their byte budgets, compressed with brotli. What a first visit really
// fetches, answers of the server too, only a browser can tell: first-visits.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coreFiles } from '../apps/web/build/core-files.ts';
import { wordsFile, wordsInShell } from '../apps/web/src/shell/words-file.ts';

const { values: options } = parseArgs({ options: { help: { type: 'boolean' }, dist: { type: 'string' } } });
if (options.help) {
  console.log('node scripts/budgets.ts [--dist apps/web/dist]\nPrints each budget and fails when a limit is passed.');
  process.exit(0);
}

type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
type Row = { what: string; bytes: number; aim: number; limit: number; requests?: number; most?: number };

const dist = options.dist ?? join(import.meta.dirname, '../apps/web/dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
type Screens = { version: string; styles: number; screens: { path: string; module: string }[] };
const { version, screens, styles }: Screens = JSON.parse(readFileSync(join(dist, '.vite/screens.json'), 'utf8'));
const KB = 1024;

function weigh(file: string): number {
  try {
    return statSync(join(dist, `${file}.br`)).size;
  } catch {
    return statSync(join(dist, file)).size;
  }
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0);

/** A chunk and everything it needs before it runs. */
function filesOf(id: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[id];
  if (!chunk) throw new Error(`${id} is not in the manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(next, seen);
  return seen;
}

const languages = readdirSync(join(dist, 'landing')).flatMap((name) => /^(\w+)\.html$/.exec(name)?.[1] ?? []);
const wordsOf = (path: string, language: string) =>
  wordsFile(wordsInShell.includes(path) ? 'app' : path, language, version);
/** A reader of the longest words must fit too. */
const heaviestWords = (path: string) =>
  languages.map((language) => wordsOf(path, language)).sort((a, b) => weigh(b) - weigh(a))[0] ?? '';
const core = coreFiles(readFileSync(join(dist, 'app.html'), 'utf8'));
const shell = new Set(['app.html', ...core, heaviestWords('app')]);

const rows: Row[] = [];
for (const name of readdirSync(join(dist, 'landing')).filter((name) => name.endsWith('.html'))) {
  const files = [`landing/${name}`, 'icons/lantern.svg'];
  rows.push({
    what: `landing ${name}`,
    bytes: total(files),
    aim: 8 * KB,
    limit: 14 * KB,
    requests: files.length,
    most: 2,
  });
}
for (const { path, module } of screens) {
  const warm = [...filesOf(module), heaviestWords(path)].filter((file) => !shell.has(file));
  rows.push({ what: `next screen ${path}`, bytes: total(warm), aim: 15 * KB, limit: 35 * KB });
}
for (const language of languages) {
  const others = screens.filter(({ path }) => !wordsInShell.includes(path));
  const largest = Math.max(0, ...others.map(({ path }) => weigh(wordsOf(path, language))));
  const bytes = weigh(wordsOf('app', language)) + largest;
  rows.push({ what: `words ${language}: shell and the longest screen`, bytes, aim: 10 * KB, limit: 20 * KB });
}
rows.push({ what: 'all styles', bytes: styles, aim: 8 * KB, limit: 14 * KB });
// The worker answers with what it keeps; the browser asks whether there is a newer worker.
rows.push({ what: 'repeat visit', bytes: total(['sw.js']), aim: 5 * KB, limit: 10 * KB });

if (screens.length === 0 || languages.length === 0 || styles === 0) {
  console.error('Nothing to weigh: build the web app first (node apps/web/build/build.ts).');
  process.exit(1);
}

let failed = 0;
const size = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`.padStart(9);
console.log(`${'what'.padEnd(44)}${'brotli'.padStart(9)}${'aim'.padStart(10)}${'limit'.padStart(10)}  requests`);
for (const { what, bytes, aim, limit, requests, most } of rows) {
  const over = bytes > limit || (requests ?? 0) > (most ?? Number.POSITIVE_INFINITY);
  if (over) failed += 1;
  const count = requests === undefined ? '' : `${requests} of ${most}`;
  const verdict = over ? 'OVER' : bytes > aim ? 'above aim' : '';
  console.log(`${what.padEnd(44)}${size(bytes)} ${size(aim)} ${size(limit)}  ${count.padEnd(9)} ${verdict}`);
}
if (failed > 0) {
  console.error(`${failed} of ${rows.length} budgets passed their limit.`);
  process.exit(1);
}
