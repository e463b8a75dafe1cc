#!/usr/bin/env node
/** Makes the table of the salad gate from a folder of English prose. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE, symbolOf } from '../src/gates/salad-symbols.ts';
import { splitParagraphs, splitSentences } from '../src/text/sentences.ts';
import { tokenize } from '../src/text/tokens.ts';

const HELP = `Counts which kinds of words follow which, and writes src/data/generated/salad-model.ts.

  node scripts/train-salad-model.ts FOLDER...

Reads .txt, .md, .html and .xhtml files. Of HTML only paragraphs are read. Name the books in docs/essay-engine.md.`;

/** Rarer trigrams are left out: they cost bytes and say little. */
const RAREST = 3;
const FEWEST_WORDS = 5;

const folders = process.argv.slice(2);
if (folders.length === 0 || folders.includes('--help')) {
  console.log(HELP);
  process.exit(folders.length === 0 ? 1 : 0);
}

const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()] as const;
let words = 0;
for (const file of folders.flatMap(listFiles)) for (const paragraph of readParagraphs(file)) count(paragraph);

const [singles, pairs, triples] = counts.map((table, place) =>
  [...table]
    .filter(([, times]) => place < 2 || times >= RAREST)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbols, times]) => symbols + times)
    .join(' '),
);
writeFileSync(
  new URL('../src/data/generated/salad-model.ts', import.meta.url),
  `/** Made by scripts/train-salad-model.ts from ${words} words. Do not edit. */
export const SALAD_UNIGRAMS = '${singles}';
export const SALAD_BIGRAMS = '${pairs}';
export const SALAD_TRIGRAMS = '${triples}';
`,
);
console.log(`${words} words, ${counts[2].size} trigrams`);

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.(?:txt|md|x?html)$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

function readParagraphs(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!/html$/.test(file)) return text.split(/\n\s*\n/);
  return [...text.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, body = '']) =>
    body
      .replace(/<code[\s\S]*?<\/code>/g, 'it')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#39;', "'")
      .replace(/&\w+;|&#\w+;/g, ' ')
      .replace(/\s+/g, ' '),
  );
}

function count(paragraph: string): void {
  const tokens = tokenize(paragraph);
  for (const { first, last } of splitSentences(tokens, splitParagraphs(paragraph))) {
    const symbols = tokens.slice(first, last).flatMap((token) => symbolOf(token) ?? []);
    if (symbols.length < FEWEST_WORDS) continue;
    words += symbols.length;
    const row = [EDGE, EDGE, ...symbols];
    for (let i = 2; i < row.length; i++) {
      add(0, row[i] as string);
      add(1, `${row[i - 1]}${row[i]}`);
      add(2, `${row[i - 2]}${row[i - 1]}${row[i]}`);
    }
    add(0, EDGE);
    add(1, EDGE + EDGE);
  }
}

function add(place: 0 | 1 | 2, symbols: string): void {
  counts[place].set(symbols, (counts[place].get(symbols) ?? 0) + 1);
}
