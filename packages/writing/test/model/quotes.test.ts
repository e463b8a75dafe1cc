import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteFinder } from '../../src/model/quotes.ts';

const ESSAY = `Mr. Okello said, “So we have been keeping a room full of paper.” I felt ashamed…

My mother’s café has 38 chairs — and   one
table. Die Straße war lang. The ﬁnal office closed. 🙂 We laughed.`;

const slice = (quote: string, essay = ESSAY) => {
  const span = quoteFinder(essay)(quote);
  return span && essay.slice(span.start, span.end);
};

describe('a quote is found', () => {
  it.each([
    ['as it stands', 'I felt ashamed…', 'I felt ashamed…'],
    ['with straight quotation marks', 'said, "So we have been keeping', 'said, “So we have been keeping'],
    ['with a straight apostrophe', "My mother's café", 'My mother’s café'],
    ['with a grave accent for it', 'My mother`s café', 'My mother’s café'],
    ['with other white space', 'and one table.', 'and   one\ntable.'],
    ['across paragraphs', 'I felt ashamed… My mother’s', 'I felt ashamed…\n\nMy mother’s'],
    ['with an ellipsis of dots', 'I felt ashamed...', 'I felt ashamed…'],
    ['decomposed', 'My mother’s cafe\u0301', 'My mother’s café'],
    ['without ligatures', 'The final office', 'The ﬁnal office'],
    ['with spaces around it', '  one table. \n', 'one\ntable.'],
    ['with invisible characters', 'My moth\u00ader’s ca\u200bfé', 'My mother’s café'],
    ['behind an emoji', '🙂 We laughed.', '🙂 We laughed.'],
  ])('%s', (_, quote, found) => {
    expect(slice(quote)).toBe(found);
  });

  it('as the slice that the student wrote, letters with combining marks whole', () => {
    expect(slice('My mother’s café', 'Yes: My mother’s cafe\u0301. No.')).toBe('My mother’s cafe\u0301');
  });

  it('as a word and not as a part of one', () => {
    expect(slice('was honest', 'She was honesty itself. He was honest.')).toBe('was honest');
    expect(quoteFinder('She was honesty itself. He was honest.')('was honest')?.start).toBe(27);
  });
});

it.each([
  ['invented', 'I founded a school for orphans.'],
  ['changed in one word', 'I felt so ashamed…'],
  ['in other case', 'i felt ashamed…'],
  ['too short', 'I felt'],
  ['cut inside a word', 'elt ashamed'],
  ['empty', ''],
  ['white space', '          '],
])('a quote that is %s is not found', (_, quote) => {
  expect(slice(quote)).toBeUndefined();
});

it('whatever a model does to quotation marks, spaces and letter forms, the same slice is found', () => {
  const word = fc.constantFrom(
    'mother’s',
    'café',
    '“night',
    'ferry”',
    'naïve',
    'ﬁre',
    'the',
    '38',
    'Grandmother',
    'été',
  );
  const mangle = (text: string) =>
    text.normalize('NFD').replace(/[“”]/g, '"').replaceAll('’', "'").replace(/\s+/g, '\u00a0 ').replaceAll('ﬁ', 'fi');
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 12 }), fc.array(word, { maxLength: 6 }), (words, more) => {
      const sentence = `${words.join(' ')}.`;
      const span = quoteFinder(`${more.join('  ')} Then ${sentence} ${more.join(' ')}`)(mangle(`Then ${sentence}`));
      expect(span).toBeDefined();
      const essay = `${more.join('  ')} Then ${sentence} ${more.join(' ')}`;
      expect(span && essay.slice(span.start, span.end)).toBe(`Then ${sentence}`);
    }),
  );
});

it('a text of one letter is not searched for ever', () => {
  expect(quoteFinder('a'.repeat(100_000))('a'.repeat(900))).toBeUndefined();
  expect(quoteFinder(`${'a'.repeat(20)} ${'a'.repeat(900)}`)('a'.repeat(900))?.start).toBe(21);
});

it('odd text and odd quotes are survived', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (essay, quote) => {
      const span = quoteFinder(essay)(quote);
      if (span) expect(span.end).toBeGreaterThan(span.start);
    }),
  );
  expect(quoteFinder('\ud83d lone half and \u0301 mark first')('lone half and')).toBeDefined();
});
