import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHECK_LIMIT, checkLanguage } from '../src/check-language.ts';
import { evaluateEssay, warmUp } from '../src/evaluate.ts';
import { WEAK } from './essays.ts';

beforeAll(warmUp);

const PARAGRAPHS = [
  'My brother have a shop in Sylhet. Every morning he open it before the sun is up, and I helped him alot.',
  'I definately want to study in Canada. There are many reason for that, and I discussed about them with my mother.',
  'In the evening we closed the shop together and counted the money. It was my favourite hour of the day.',
];

describe('checking a part', () => {
  it('places every suggestion in the given text', async () => {
    const text = `We were 😀 there.\n\n${PARAGRAPHS.join('\n\n')}`;
    const found = await checkLanguage(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
      expect.arrayContaining(['have', 'open', 'alot', 'definately', 'reason', 'about']),
    );
    for (const { category, sentence, sentenceStart, sentenceEnd, start, end } of found) {
      expect(category).toBe('language');
      expect(text.slice(sentenceStart, sentenceEnd)).toBe(sentence);
      expect(start).toBeGreaterThanOrEqual(sentenceStart);
      expect(end).toBeLessThanOrEqual(sentenceEnd);
    }
  });

  it.each([
    ['three paragraphs', PARAGRAPHS.join('\n\n')],
    ['a weak essay', WEAK],
  ])('a paragraph alone answers what it answers in its essay: %s', async (_, text) => {
    const whole = await checkLanguage(text);
    expect(whole).toEqual(
      (await evaluateEssay({ text, essayType: 'SOP' })).suggestions.filter(({ category }) => category === 'language'),
    );
    const parts = [];
    for (const paragraph of text.split(/\n\n+/)) {
      const from = text.indexOf(paragraph);
      for (const found of await checkLanguage(paragraph)) {
        parts.push({
          ...found,
          start: found.start + from,
          end: found.end + from,
          sentenceStart: found.sentenceStart + from,
          sentenceEnd: found.sentenceEnd + from,
        });
      }
    }
    expect(parts).toEqual(whole);
  });

  it.each([
    ['nothing', ''],
    ['spaces and breaks', ' \n\n\t '],
    ['marks', '... !!! ---'],
    [
      'German',
      'Als Kind habe ich jeden Nachmittag in der Werkstatt meines Großvaters verbracht und alte Radios sortiert.',
    ],
    ['Bangla', 'আমি ছোটবেলায় প্রতিদিন বিকেলে বাবার দোকানে বসে থাকতাম। তিনি পুরোনো রেডিও সারাতেন।'],
  ])('finds nothing in %s', async (_, text) => {
    expect(await checkLanguage(text)).toEqual([]);
  });

  it('reads a huge text only up to its limit', async () => {
    const found = await checkLanguage('He go home. '.repeat(20_000));
    expect(found.length).toBeGreaterThan(0);
    expect(Math.max(...found.map(({ end }) => end))).toBeLessThanOrEqual(CHECK_LIMIT);
  });

  it('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        for (const { start, end } of await checkLanguage(text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
