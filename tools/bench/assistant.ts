// What an answer of the assistant takes over all content of a device, and how large its index is.
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readIntent } from '@lantern/assistant/intents';
import { indexPassages } from '@lantern/assistant/passage-index';
import { answersTo } from '@lantern/assistant/search';
import { answerable } from '../../packages/assistant/eval/answerable.ts';
import { shippedPassages } from '../../packages/assistant/eval/shipped.ts';
import { unanswerable } from '../../packages/assistant/eval/unanswerable.ts';
import { printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: { help: { type: 'boolean' }, times: { type: 'string', default: '5' } },
});
if (options.help) {
  process.stdout.write(`npm run bench -- assistant [--times 5]
Indexes the shipped passages of each language, and answers every question of the evaluation set, and one of 10,000
characters. The memory is what the heap holds more with the index than with the passages alone.\n`);
  process.exit(0);
}

const questions = [...answerable, ...unanswerable].map(({ question }) => question);
const long = questions.join(' ').repeat(3).slice(0, 10_000);
const times = new Map<string, number[]>();
const rows: (string | number)[][] = [];
const kilobytes = (bytes: number) => bytes / 1024;

function heapNow(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

for (const language of ['en', 'bn', 'ar'] as const) {
  const passages = shippedPassages(language);
  const text = JSON.stringify(passages);
  const before = heapNow();
  const started = performance.now();
  const index = indexPassages(passages);
  const took = performance.now() - started;
  const held = heapNow() - before;
  const answer = (question: string) => {
    const from = performance.now();
    readIntent(question);
    answersTo(index, question);
    return performance.now() - from;
  };
  const took10k: number[] = [];
  const tookUsual: number[] = [];
  for (let time = 0; time < Number(options.times); time++) {
    tookUsual.push(...questions.map(answer));
    took10k.push(answer(long));
  }
  times.set(`${language}, a question`, tookUsual);
  times.set(`${language}, 10,000 characters`, took10k);
  rows.push([
    language,
    String(passages.length),
    kilobytes(brotliCompressSync(text).length),
    kilobytes(Buffer.byteLength(JSON.stringify(index.search))),
    globalThis.gc ? kilobytes(held) : '-',
    took,
  ]);
}
printTimes(times);
process.stdout.write('\n');
printTable(['', 'passages', 'sent, KB', 'index as text, KB', 'index in memory, KB', 'indexing, ms'], rows);
