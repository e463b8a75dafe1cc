import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { CLEAN_PROSE } from '../eval/prose.ts';
import { seededRandom } from '../eval/statistics.ts';
import { checkLanguage } from '../src/check-language.ts';
import { evaluateEssay, evaluateQuickly, warmUp } from '../src/evaluate.ts';
import { loadHarper } from '../src/language/harper.ts';
import { STRONG } from './essays.ts';

beforeAll(warmUp);
afterEach(() => vi.restoreAllMocks());

const gates = (text: string) => evaluateQuickly({ text, essayType: 'Generic' }).advisories.map(({ gate }) => gate);

/** Words that nobody has ever written, each another one, and a plain word after each. */
function strange(count: number): string {
  const random = seededRandom(7);
  const word = () => Array.from({ length: 9 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  return Array.from({ length: count }, (_, at) => `${word()} ${['the', 'was', 'of', 'in', 'and I'][at % 5]}`).join(' ');
}

/** Whether harper searched for words like an unknown one, for each piece that it was given. */
async function spyOnSearches(): Promise<boolean[]> {
  const { local, config } = await loadHarper();
  const { organizedLints } = local;
  const searched: boolean[] = [];
  vi.spyOn(local, 'organizedLints').mockImplementation((...given) => {
    searched.push(config.SpellCheck === true);
    return organizedLints.apply(local, given);
  });
  return searched;
}

it.each([
  ['loose letters', "'a ".repeat(40_000)],
  ['marks', `${STRONG} ${'. '.repeat(31_000)}`],
  ['paragraphs of two words', 'A b.\n\n'.repeat(15_000)],
  ['words of no language', strange(700)],
])('more work than one text may be is refused before harper reads it: %s', async (_, text) => {
  const searched = await spyOnSearches();
  const { overall, measures, suggestions, advisories } = await evaluateEssay({ text, essayType: 'Generic' });
  expect({ overall, measures, suggestions }).toEqual({ overall: 0, measures: [], suggestions: [] });
  expect(advisories.map(({ gate }) => gate)).toEqual(['heavy']);
  expect(searched).toEqual([]);
});

it('the longest prose that is read, and an essay of many names, are not refused', () => {
  const prose = Object.values(CLEAN_PROSE).join('\n\n');
  expect(gates(`${prose}\n\n`.repeat(Math.ceil(120_000 / prose.length)))).not.toContain('heavy');
  expect(gates(`${STRONG} ${strange(500)}`)).not.toContain('heavy');
});

it('a text with a mistake at every other word has a thousand remarks at most', async () => {
  const text = 'I recieve teh book and we goed to schol. '.repeat(500);
  const { suggestions } = await evaluateEssay({ text, essayType: 'Generic' });
  expect(suggestions).toHaveLength(1_000);
});

it('a part of a text that is too much work has no suggestions', async () => {
  expect(await checkLanguage(`He go home. ${strange(700)}`)).toEqual([]);
});

it('harper searches for the first unknown words of a text, and a slip after them is found all the same', async () => {
  const searched = await spyOnSearches();
  const slip = 'Then I recieved a letter from my uncle in the town.';
  const text = `${STRONG}\n\n${strange(300)}.\n\n${slip}`;
  const { suggestions } = await evaluateEssay({ text, essayType: 'Generic' });
  expect(searched[0]).toBe(true);
  expect(searched.at(-1)).toBe(false);
  const found = suggestions.find(({ start, end }) => text.slice(start, end) === 'recieved');
  expect(found).toMatchObject({ rule: 'harper.spelling', fix: 'received' });
  // the next text is searched again
  searched.length = 0;
  await evaluateEssay({ text: STRONG, essayType: 'Generic' });
  expect(new Set(searched)).toEqual(new Set([true]));
});
