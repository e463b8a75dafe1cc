import { expect, test } from 'vitest';
import type { StudyWishes } from '#api/study-wishes.ts';
import {
  addressOf,
  anyWishes,
  askedBefore,
  askedBeside,
  filtersOf,
  firstView,
  firstWishes,
  listOf,
  readAddress,
  toKeep,
  keptWishes as wishesOf,
  without,
} from '#features/matching/wishes.ts';

const asked = {
  wishes: {
    search: 'São Paulo & co',
    field: 'cs',
    level: 'PG',
    country: 'DE',
    language: 'de',
    budget: 12_000,
    gpa: 3.1,
  },
  view: { group: 'not-eligible', sort: 'tuition', page: 3, whole: true, shown: 'ror-2', compare: ['ror-1', 'ror-2'] },
} as const;

test('an address says what was asked, and is read back as the same', () => {
  const whole = { wishes: asked.wishes, view: { ...asked.view, compare: [...asked.view.compare] } };
  expect(readAddress(addressOf(whole))).toEqual(whole);
  const first = { wishes: { ...firstWishes, budget: null }, view: firstView };
  expect(readAddress(addressOf(first))).toEqual(first);
});

test('a grade that an older version assumed is nobody’s: neither of an old address nor of what a device kept', () => {
  expect(readAddress('budget=40000&gpa=3.5')?.wishes.gpa).toBeNull();
  // one that was chosen there, and what is asked today
  expect(readAddress('budget=40000&gpa=3.2')?.wishes.gpa).toBe(3.2);
  expect(readAddress('budget=40000&grade=3.5')?.wishes.gpa).toBe(3.5);
  const today = { wishes: { ...firstWishes, gpa: 3.5 }, view: firstView };
  expect(readAddress(addressOf(today))).toEqual(today);
  expect(askedBefore(readAddress('budget=40000&language=en&gpa=3.5'), undefined)?.wishes).toEqual(firstWishes);
});

test('an address without a question is none, and odd values are read as the nearest or as nothing', () => {
  expect(readAddress('')).toBeUndefined();
  expect(readAddress('q=mit')).toBeUndefined();
  const odd = readAddress('budget=99999999&grade=-4&level=KG&page=-2&group=x&sort=y&compare=a,b,c,d,e');
  expect(odd).toMatchObject({
    wishes: { budget: 250_000, gpa: 2, level: '' },
    view: { page: 1, group: null, sort: 'fit', compare: ['a', 'b', 'c', 'd'] },
  });
  expect(readAddress('budget=cheap')?.wishes).toMatchObject({ budget: null, gpa: null });
});

test('what is not asked is not a filter; a grade of the record is never sent', () => {
  const { budget, gpa } = filtersOf({ ...firstWishes, budget: null });
  expect([budget, gpa]).toEqual([null, null]);
  // nobody is taken for somebody with a grade that they did not name
  expect(filtersOf(firstWishes)).toMatchObject({ language: 'en', budget: [40_000], gpa: null, field: null });
  expect(without(asked.wishes, 'grade').gpa).toBeNull();
});

test('what is set side by side without a question is judged by what was wished for last', () => {
  const before = { wishes: asked.wishes, view: { ...firstView, page: 3 } };
  const compare = ['ror-1', 'ror-2'];
  expect(askedBeside('compare=ror-1,ror-2', before)).toEqual({ wishes: asked.wishes, view: { ...firstView, compare } });
  expect(askedBeside('compare=ror-1,ror-2', undefined)?.wishes).toEqual(anyWishes);
  expect(askedBeside('compare=a,b,c,d,e', before)?.view.compare).toEqual(['a', 'b', 'c', 'd']);
  expect(askedBeside('', before)).toBeUndefined();
});

test('a list begins with the matches, or with everything that a name found', () => {
  expect(listOf({ wishes: firstWishes, view: firstView })).toBe('match');
  expect(listOf({ wishes: { ...firstWishes, search: 'oxford' }, view: firstView })).toBe('all');
  expect(listOf({ wishes: { ...firstWishes, search: 'oxford' }, view: { ...firstView, group: 'match' } })).toBe(
    'match',
  );
});

test('who comes back sees what this device showed, unless another device wished for something else', () => {
  const last = { wishes: { ...asked.wishes, search: 'oxford' }, view: { ...firstView, page: 3 } };
  const kept = { language: 'de', field: 'cs', level: 'PG', country: 'DE', budget: 12_000, gpa: 3.1 } as const;
  const keptWishes = (wishes: Omit<StudyWishes, 'gpa_untold'>) => wishesOf({ ...wishes, gpa_untold: null });
  expect(toKeep(last.wishes)).toEqual(kept);
  expect(askedBefore(last, keptWishes(kept))).toBe(last);
  const elsewhere = { ...kept, country: 'NL' };
  expect(askedBefore(last, keptWishes(elsewhere))).toEqual({ wishes: { ...elsewhere, search: '' }, view: firstView });
  expect(askedBefore(undefined, keptWishes(kept))?.wishes).toEqual({ ...asked.wishes, search: '' });
  // other screens said something, and UniPair was never asked
  expect(askedBefore(undefined, keptWishes({ ...kept, language: null }))).toBeUndefined();
});
