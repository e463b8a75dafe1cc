import { beforeAll, describe, expect, it } from 'vitest';
import { checkLanguage } from '../src/check-language.ts';
import { CountTable, hashSymbol } from '../src/counts/count-table.ts';
import { findByCounts } from '../src/counts/find-by-counts.ts';
import { codesOf, likelihood } from '../src/counts/likelihood.ts';
import { loadCounts } from '../src/counts/load-counts.ts';
import { findErrors, warmUp } from '../src/evaluate.ts';
import { readDocument } from '../src/text/read-document.ts';

let table: CountTable;
beforeAll(async () => {
  await warmUp();
  table = await loadCounts();
});

const codes = (...words: string[]) => words.map(hashSymbol);

describe('a table of counts', () => {
  it('answers what was kept to a few per cent, and 0 for everything else', () => {
    const small = new CountTable(1_000, new Uint32Array(50));
    const kept = Array.from({ length: 40 }, (_, i) => [codes(`word${i}`, 'next'), 5 + i * 997] as const);
    for (const [sequence, count] of kept) small.keep(sequence, count);
    for (const [sequence, count] of kept) {
      expect(small.count(sequence) / count).toBeGreaterThan(0.97);
      expect(small.count(sequence) / count).toBeLessThan(1.03);
    }
    expect(small.count(codes('next', 'word1'))).toBe(0);
    expect(small.count(codes('word1'))).toBe(0);
  });

  it('is at most 12 MB, and holds more than half a million sequences', () => {
    expect(table.slots.byteLength).toBeLessThan(12_000_000);
    expect(table.slots.filter((slot) => slot !== 0).length).toBeGreaterThan(500_000);
  });

  it('knows what English prefers', () => {
    const of = (sentence: string) => {
      const all = codesOf(table, sentence.split(' '));
      return likelihood(table, all, 1, all.length);
    };
    expect(of('it depends on the weather .')).toBeGreaterThan(of('it depends of the weather .') + Math.log(100));
    expect(of('one of the best ways')).toBeGreaterThan(of('one of best the ways') + Math.log(100));
  });
});

const found = (text: string) =>
  findByCounts(readDocument(text), table).map(({ rule, start, end, fix }) => [rule, text.slice(start, end), fix]);

describe('counts find', () => {
  it.each([
    [
      'an article that is left out',
      'My uncle worked in factory for six years.',
      'language.article-missing',
      'in factory',
    ],
    ['another form', 'The water was took from the well.', 'language.form-usual', 'took'],
    ['a little word that is left out', 'She was looking what we did.', 'language.preposition-missing', 'looking what'],
    ['words that are mixed up', 'They spent many time in school.', 'language.word-pair', 'many'],
    ['a word that is left out', "One person said if don't have a pump, we walk.", 'language.word-missing', "if don't"],
    ['words that never meet, without a fix', 'The road is so bad that is was closed.', 'language.word-apart', 'is was'],
  ])('%s', (_, text, rule, span) => {
    expect(found(text).map((flag) => flag.slice(0, 2))).toContainEqual([rule, span]);
  });

  it('nothing where words are rare, so that nothing can be said', () => {
    expect(found('Lolo put the katig beside the sikku.')).toEqual([]);
  });
});

describe('correct sentences', () => {
  it.each([
    'I went from door to door with a notebook.',
    'I let it teach me.',
    'What I could not do was say why.',
    'She did not see it, and did he see the rope?',
    'First of all, we counted the pumps.',
    'The second day we had no water.',
    'In April we left with one bag each.',
    'They changed the list nine times, but not the price.',
    'He took the bags to the bus.',
    'We have not agreed on the colour.',
    'I took a course on machine learning in Lahore.',
    'I said the phone was right.',
    'He had passed two health centres.',
    'She read it standing, and then sat down.',
    'These useful skills are what I took home.',
    'The only thing that guides do is limit you.',
    // a comma would do no harm, and many leave it out
    'For example they sold rice.',
    "We were good friends but we don't talk now.",
  ])('are left alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it('a place has one mark: a rule says more than counts do', async () => {
  const text = 'As a result they have spend many time in school, many time.';
  const flags = await findErrors(text);
  for (const [i, flag] of flags.entries())
    for (const other of flags.slice(i + 1)) expect(flag.start < other.end && other.start < flag.end).toBe(false);
  expect(flags.some(({ rule }) => rule === 'language.comma-opening')).toBe(true);
});

it('a changed paragraph alone is told the same', async () => {
  const text = 'My uncle worked in factory for six years.';
  expect((await checkLanguage(text)).map(({ rule }) => rule)).toContain('language.article-missing');
});
