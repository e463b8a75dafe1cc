#!/usr/bin/env node
/** Makes the table of word sequences from a folder of sound English prose. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CountTable, EDGE, hashSymbol, LONGEST, RARE } from '../src/counts/count-table.ts';
import { symbolOf } from '../src/counts/symbols.ts';
import { splitSentences } from '../src/text/sentences.ts';
import { tokenize } from '../src/text/tokens.ts';

const LEAST = 5;
const FEWEST_SOURCES = 2;

const HELP = `Counts which words follow which, and writes src/data/generated/word-counts.json.

  node --max-old-space-size=4000 packages/writing/scripts/count-words.ts FOLDER

FOLDER holds text files, one paragraph a line: NAME-01.txt or NAME-01.txt.gz, where NAME is the source. A sequence of words is kept
when it was seen ${LEAST} times and in two sources, so there must be several. Takes about two minutes and 2 GB of memory for 20 million words.
Name the sources and their licences in packages/writing/NOTICE.md and docs/essay-engine.md.`;

/** Shorter sentences are headings. */
const FEWEST_TOKENS = 3;
/** Full to this share, a sequence that is not there is missed after a few steps. */
const FULL = 0.85;
/** Places of a table while sequences of one length are counted: more than there are different ones. */
const PLACES = 2 ** 24;
/** Numbers of words have 16 bits, so that four of them are a key of two numbers. */
const MOST_WORDS = 2 ** 16;

const [folder] = process.argv.slice(2);
if (folder === undefined || folder === '--help') {
  console.log(HELP);
  process.exit(folder === undefined ? 1 : 0);
}

/** The text as numbers of words; 0 is the edge of a sentence. `until` says where each source's part ends. */
type Corpus = { ids: Uint32Array; until: { end: number; source: number }[]; symbols: string[] };

function readCorpus(path: string): Corpus {
  const ids: number[][] = [];
  const known = new Map([[EDGE, 0]]);
  const until: Corpus['until'] = [];
  const sources = new Map<string, number>();
  let length = 0;
  for (const file of readdirSync(path).sort()) {
    const name = /^(.+)-\d+\.txt(?:\.gz)?$/.exec(file)?.[1];
    if (name === undefined) continue;
    const source = sources.get(name) ?? sources.size;
    sources.set(name, source);
    const bytes = readFileSync(join(path, file));
    for (const line of (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')) {
      for (const sentence of readSentences(line)) {
        const row = [0];
        for (const symbol of sentence) {
          const id = known.get(symbol) ?? known.size;
          known.set(symbol, id);
          row.push(id);
        }
        ids.push(row);
        length += row.length;
      }
    }
    ids.push([0]);
    length++;
    until.push({ end: length, source });
  }
  if (sources.size < FEWEST_SOURCES || sources.size > 32)
    throw new Error(`${sources.size} sources: 2 to 32 are needed.`);
  const all = new Uint32Array(length);
  let at = 0;
  for (const row of ids) {
    all.set(row, at);
    at += row.length;
  }
  return { ids: all, until, symbols: [...known.keys()] };
}

function readSentences(line: string): string[][] {
  const tokens = tokenize(line);
  return splitSentences(tokens, [{ start: 0, end: line.length }])
    .filter(({ first, last }) => last - first >= FEWEST_TOKENS)
    .map(({ first, last }) => tokens.slice(first, last).map(symbolOf));
}

const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)));

/** Gives the common words numbers below MOST_WORDS; all others are one word. Answers the words by their new number. */
function keepCommonWords({ ids, until, symbols }: Corpus): string[] {
  const counts = new Uint32Array(symbols.length);
  const masks = new Uint32Array(symbols.length);
  let at = 0;
  for (const { end, source } of until)
    for (; at < end; at++) {
      const id = ids[at] as number;
      counts[id] = (counts[id] as number) + 1;
      masks[id] = (masks[id] as number) | (1 << source);
    }
  // the second stands for all that are not kept
  const kept = [EDGE, ''];
  const renamed = symbols.map((symbol, id) =>
    id === 0
      ? 0
      : (counts[id] as number) >= LEAST && bits(masks[id] as number) >= FEWEST_SOURCES
        ? kept.push(symbol) - 1
        : 1,
  );
  if (kept.length > MOST_WORDS) throw new Error(`${kept.length} common words are more than ${MOST_WORDS}.`);
  for (let i = 0; i < ids.length; i++) ids[i] = renamed[ids[i] as number] as number;
  return kept;
}

/** Counts of sequences of one length, in open addressing. A key is four numbers of words in two numbers of 32 bits. */
class Counts {
  readonly high = new Uint32Array(PLACES);
  readonly low = new Uint32Array(PLACES);
  readonly counts = new Uint32Array(PLACES);
  size = 0;

  place(high: number, low: number): number {
    const hash = Math.imul(high ^ Math.imul(low, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 15), 0xc2b2ae35);
    let at = (hash ^ (hash >>> 13)) >>> 8;
    while (this.counts[at] !== 0 && (this.high[at] !== high || this.low[at] !== low)) at = (at + 1) % PLACES;
    return at;
  }

  has(high: number, low: number): boolean {
    return this.counts[this.place(high, low)] !== 0;
  }

  add(high: number, low: number, count: number): number {
    const at = this.place(high, low);
    if (this.counts[at] === 0) {
      if (++this.size > PLACES * 0.9) throw new Error('More different sequences than there are places: raise PLACES.');
      this.high[at] = high;
      this.low[at] = low;
    }
    this.counts[at] = (this.counts[at] as number) + count;
    return at;
  }
}

/** Sequences of `length` that are seen often enough. What is common holds only what is common: `shorter` was counted before. */
function countSequences({ ids, until }: Corpus, length: number, shorter: Counts | undefined): Counts {
  const all = new Counts();
  const masks = new Uint32Array(PLACES);
  let from = 0;
  for (const { end, source } of until) {
    for (let at = from; at + length <= end; at++) {
      // none goes over the edge of a sentence
      if (ids.subarray(at + 1, at + length - 1).includes(0)) continue;
      if (shorter && !(hasAt(shorter, ids, at, length - 1) && hasAt(shorter, ids, at + 1, length - 1))) continue;
      const place = all.add(highOf(ids, at, length), lowOf(ids, at, length), 1);
      masks[place] = (masks[place] as number) | (1 << source);
    }
    from = end;
  }
  const kept = new Counts();
  for (let at = 0; at < PLACES; at++) {
    const count = all.counts[at] as number;
    if (count >= LEAST && bits(masks[at] as number) >= FEWEST_SOURCES)
      kept.add(all.high[at] as number, all.low[at] as number, count);
  }
  return kept;
}

const hasAt = (counts: Counts, ids: Uint32Array, at: number, length: number) =>
  counts.has(highOf(ids, at, length), lowOf(ids, at, length));

/** The words before the last two, and the last two. */
function highOf(ids: Uint32Array, at: number, length: number): number {
  if (length < 3) return 0;
  return (((length > 3 ? (ids[at] as number) : 0) << 16) | (ids[at + length - 3] as number)) >>> 0;
}

function lowOf(ids: Uint32Array, at: number, length: number): number {
  return (((ids[at + length - 2] as number) << 16) | (ids[at + length - 1] as number)) >>> 0;
}

const corpus = readCorpus(folder);
const words = keepCommonWords(corpus);
console.log(`${corpus.ids.length} words, ${words.length} of them different and common`);
const tables: Counts[] = [];
for (let length = 2; length <= LONGEST; length++) {
  tables.push(countSequences(corpus, length, tables.at(-1)));
  console.log(`${tables.at(-1)?.size} sequences of ${length}`);
}

const size = words.length + tables.reduce((sum, table) => sum + table.size, 0);
const table = new CountTable(corpus.ids.length, new Uint32Array(Math.ceil(size / FULL)));
const singles = new Uint32Array(words.length);
for (const id of corpus.ids) singles[id] = (singles[id] as number) + 1;
const codes = words.map((word) => (word === '' ? RARE : hashSymbol(word)));
for (const [id, code] of codes.entries()) table.keep([code], singles[id] as number);
for (const [index, { high, low, counts }] of tables.entries()) {
  for (let at = 0; at < PLACES; at++) {
    if (counts[at] === 0) continue;
    const [h, l] = [high[at] as number, low[at] as number];
    const ids = [h >>> 16, h & 0xffff, l >>> 16, l & 0xffff].slice(LONGEST - 2 - index);
    table.keep(
      ids.map((id) => codes[id] as number),
      counts[at] as number,
    );
  }
}
const slots = Buffer.from(table.slots.buffer).toString('base64');
writeFileSync(
  new URL('../src/data/generated/word-counts.json', import.meta.url),
  `{"about":"Made by scripts/count-words.ts. Do not edit.","words":${corpus.ids.length},"slots":"${slots}"}\n`,
);
console.log(`${size} sequences, ${(table.slots.byteLength / 1e6).toFixed(1)} MB`);
