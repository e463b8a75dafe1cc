import { beforeAll, describe, expect, it } from 'vitest';
import { CLEAN_PROSE, SPELLING_PAIRS } from '../eval/prose.ts';
import { findErrors, warmUp } from '../src/evaluate.ts';
import { isKnownWord } from '../src/language/spelling.ts';

beforeAll(warmUp);

const spans = async (text: string) => (await findErrors(text)).map(({ start, end }) => text.slice(start, end));

describe('spelling', () => {
  it.each(SPELLING_PAIRS)('%s and %s are both right', async (american, british) => {
    expect(isKnownWord(american) && isKnownWord(british)).toBe(true);
  });

  it('flags no US or GB spelling in a sentence', async () => {
    expect(
      await spans('The colour of the theater was gray, and my neighbour apologised for the program that we analyzed.'),
    ).toEqual([]);
  });

  it('leaves names, places and student words alone', async () => {
    expect(
      await spans(
        'My mentor Farhana Akhter and I met in Chattogram during iftar, and our hackathon team used a dataset from Khulna.',
      ),
    ).toEqual([]);
  });

  it('finds misspelled words, also at the beginning', async () => {
    expect(await spans('Beleive me, I recieved the prize yesterday.')).toEqual(['Beleive', 'recieved']);
  });
});

describe('harper', () => {
  it('keeps exact places after emoji and other wide characters', async () => {
    const text = '😀😀 The 👩‍👩‍👧 family definately came. We saw the the 🎻 violin.';
    expect(await spans(text)).toEqual(['definately', 'the the']);
  });

  it('gives a fix where it knows one', async () => {
    const [flag] = await findErrors('We saw the the violin.');
    expect(flag).toMatchObject({ rule: 'harper.repetition', fix: 'the' });
  });
});

describe('clean prose', () => {
  it.each(Object.entries(CLEAN_PROSE))('%s has no flags', async (_, text) => {
    expect(await spans(text)).toEqual([]);
  });
});

it.each([
  'Your university is one of the best in the world.',
  'It was one of the hardest of all.',
  'What does not kill you makes you stronger.',
  'It was an honour for me and for every one of us.',
  'Neither of us was paid, and we found out which of us was not listening.',
  'Bashir’s bill was the first that Suri and I read.',
  'Sarwari Begum lent me a notebook about the páramo.',
  'Put it into src/main.rs and open hello.html again.',
  'The term “disking” was new to me.',
  'The physicists measured the coercions in all three regions.',
])('is no error: %s', async (sentence) => {
  expect(await findErrors(sentence)).toEqual([]);
});
