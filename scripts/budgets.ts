#!/usr/bin/env node
// Weighs the files of the built web app against their byte budgets, compressed with brotli. What a first visit really
// fetches, answers of the server too, only a browser can tell: first-visits.ts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { coreFiles, filesOf, type Manifest, wordsOf } from '../apps/web/build/needed-files.ts';

const { values: options } = parseArgs({ options: { help: { type: 'boolean' }, dist: { type: 'string' } } });
if (options.help) {
  console.log('node scripts/budgets.ts [--dist apps/web/dist]\nPrints each budget and fails when a limit is passed.');
  process.exit(0);
}

type Row = { what: string; bytes: number; aim: number; limit: number; requests?: number; most?: number };

const dist = options.dist ?? join(import.meta.dirname, '../apps/web/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
type Screens = {
  entry: string[];
  style: string;
  screens: { paths: string[]; chunk: string; tabs: { query: string; chunk: string }[] }[];
};
const { entry, screens, style }: Screens = JSON.parse(readFileSync(join(dist, '.vite/screens.json'), 'utf8'));
const KB = 1024;

function weigh(file: string): number {
  try {
    return statSync(join(dist, `${file}.br`)).size;
  } catch {
    return statSync(join(dist, file)).size;
  }
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0);

const languages = readdirSync(join(dist, 'landing')).flatMap((name) => /^(\w+)\.html$/.exec(name)?.[1] ?? []);
/** A reader of the longest words must fit too. */
const heaviest = (ids: string[]) =>
  languages.map((language) => wordFiles(ids, language)).sort((a, b) => total(b) - total(a))[0] ?? [];
const wordFiles = (ids: string[], language: string) =>
  wordsOf(manifest, ...ids).flatMap((words) => words[language] ?? []);
const core = coreFiles(readFileSync(join(dist, 'app/en.html'), 'utf8'));
const shell = new Set([...core, ...heaviest(entry)]);

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
/** A screen with tabs counts once for each, with what the tab needs. */
const shown = screens.flatMap(({ paths: [path = ''], chunk, tabs }) =>
  tabs.length > 0
    ? tabs.map((tab) => ({ path: tab.query ? `${path}?${tab.query}` : path, chunks: [chunk, tab.chunk] }))
    : [{ path, chunks: [chunk] }],
);
for (const { path, chunks } of shown) {
  const warm = [...filesOf(manifest, ...chunks), ...heaviest(chunks)].filter((file) => !shell.has(file));
  rows.push({ what: `next screen ${path}`, bytes: total(warm), aim: 20 * KB, limit: 45 * KB });
}
/** Of a release that changes one file of a screen: the page comes anew too. */
const page = Math.max(...languages.map((language) => weigh(`app/${language}.html`)));
const changed = Math.max(
  ...shown.flatMap(({ chunks }) =>
    filesOf(manifest, ...chunks)
      .filter((file) => !core.includes(file))
      .map(weigh),
  ),
);
rows.push({ what: 'a release that changes a screen', bytes: page + changed, aim: 20 * KB, limit: 90 * KB });
for (const language of languages) {
  const bytes = Math.max(...shown.map(({ chunks }) => total(wordFiles([...entry, ...chunks], language))));
  rows.push({ what: `words ${language}: shell and the longest screen`, bytes, aim: 10 * KB, limit: 20 * KB });
}
const react = core.find((file) => /\/react-[^/]+\.js$/.test(file));
if (!react) throw new Error('React has no file of its own: see apps/web/build/code-splitting.ts.');
rows.push({ what: 'React, in a file of its own', bytes: weigh(react), aim: 58 * KB, limit: 64 * KB });
const styles = brotliCompressSync(style).length;
const sheets = (chunks: string[]) =>
  filesOf(manifest, ...chunks).filter((file) => file.endsWith('.css') && !core.includes(file));
const heaviestStyles = Math.max(...shown.map(({ chunks }) => styles + total(sheets(chunks))));
rows.push({ what: 'styles: shared and the heaviest screen', bytes: heaviestStyles, aim: 10 * KB, limit: 18 * KB });
// The worker answers with what it keeps; the browser asks whether there is a newer worker.
rows.push({ what: 'repeat visit', bytes: total(['sw.js']), aim: 5 * KB, limit: 10 * KB });

if (screens.length === 0 || languages.length === 0 || styles === 0) {
  console.error('Nothing to weigh: build the web app first (npm start does).');
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
