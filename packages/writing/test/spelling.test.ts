import { beforeAll, describe, expect, it } from 'vitest';
import { CULTURE_PARAGRAPHS } from '../eval/cultures.ts';
import { checkLanguage } from '../src/check-language.ts';
import { evaluateEssay, findErrors, warmUp } from '../src/evaluate.ts';
import { findOneSlipAway } from '../src/language/near-words.ts';
import { CULTURE_WORDS } from '../src/words/culture/culture.ts';
import { FUNCTION_WORDS } from '../src/words/function-words.ts';

beforeAll(warmUp);

const marks = async (text: string) =>
  (await findErrors(text)).filter(({ kind }) => kind === 'spelling').map(({ start, end }) => text.slice(start, end));

describe('words of the writers’ own worlds', () => {
  it('marks at most one in 500 words of paragraphs from ten cultures and more', async () => {
    const paragraphs = Object.values(CULTURE_PARAGRAPHS).flat();
    expect(Object.keys(CULTURE_PARAGRAPHS).length).toBeGreaterThanOrEqual(10);
    expect(paragraphs.length).toBeGreaterThanOrEqual(40);
    const words = paragraphs.join(' ').split(/\s+/).length;
    const found = (await Promise.all(paragraphs.map(marks))).flat();
    expect((found.length * 500) / words).toBeLessThanOrEqual(1);
  });

  it.each([
    'Every evening I write the day into a khata, and Karim chacha pays on Fridays.',
    'Karim had broken his leg. His wife, Rahima khala, came with a potla of coins.',
    'Suresh put buckets under the leaks. Moyna laughed.',
    'I rode to the stone that we call the tash, because there is a signal.',
    'She beat it with a shil, our stone for spices, until it was green.',
    'The sukuma wiki and the ugali were cold when the matatus came.',
  ])('leaves alone: %s', async (text) => {
    expect(await marks(text)).toEqual([]);
  });

  it.each([
    ['My freind beleived that taht was a good idea.', ['freind', 'beleived', 'taht']],
    ['Becuase the goverment closed it, we had no enviroment.', ['Becuase', 'goverment', 'enviroment']],
    ['Poeple are inmany ways not wellcome there.', ['Poeple', 'inmany', 'wellcome']],
    ['I definately recieved a sertificate of attendence.', ['definately', 'recieved', 'sertificate', 'attendence']],
  ])('still finds: %s', async (text, expected) => {
    expect(await marks(text)).toEqual(expected);
  });

  it('offers the common word that is nearest', async () => {
    const [flag] = await findErrors('He gave me one mor day.');
    expect(flag?.fix).toBe('more');
  });

  it('has a list that hides no slip of the commonest words', () => {
    expect(CULTURE_WORDS.size).toBeGreaterThanOrEqual(1_500);
    const slips = [
      'teh',
      'adn',
      'hte',
      'taht',
      'fo',
      'ot',
      'thier',
      'wich',
      'becuase',
      'freind',
      'alot',
      'dont',
      'wont',
      'im',
    ];
    expect(slips.filter((word) => CULTURE_WORDS.has(word))).toEqual([]);
    const swapped = [...CULTURE_WORDS].filter((word) => {
      const near = findOneSlipAway(word);
      return near && FUNCTION_WORDS.has(near) && [...near].sort().join('') === [...word].sort().join('');
    });
    expect(swapped).toEqual([]);
    expect([...CULTURE_WORDS].filter((word) => !/^\p{Ll}[\p{Ll}\p{M}']+$/u.test(word))).toEqual([]);
  });
});

describe('the writer’s own words', () => {
  const text = 'We sat on the hariz until it was dark. The harizs were wet, and the brouther was late.';

  it('are never misspelled, in any form or case', async () => {
    const found = (words?: string[]) =>
      checkLanguage(text, words).then((all) => all.map(({ start, end }) => text.slice(start, end)));
    expect(await found()).toEqual(expect.arrayContaining(['brouther']));
    expect(await found(['Brouther', 'hariz'])).not.toEqual(expect.arrayContaining(['brouther']));
  });

  it('count in an evaluation too', async () => {
    const essay = { text: `${text} ${text}`, essayType: 'Other' as const };
    const spelled = async (words?: string[]) =>
      (await evaluateEssay({ ...essay, ...(words && { words }) })).suggestions.filter(
        ({ rule }) => rule === 'harper.spelling',
      ).length;
    expect(await spelled(['brouther'])).toBeLessThan(await spelled());
  });
});
