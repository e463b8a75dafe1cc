// What a name and a typed text are compared as.
import { describe, expect, test } from 'vitest';
import { editDistance, oneStepAway } from '../src/search/edits.ts';
import { fold, splitWords } from '../src/search/fold.ts';
import { comparedWords, nameKey, searchKeys, shortKeys } from '../src/search/keys.ts';
import { toLatin } from '../src/search/latin.ts';
import { mendCommon, nearKeys, readAsked } from '../src/search/query.ts';

describe('letters', () => {
  test.each([
    ['ETH Zürich', 'eth zurich'],
    ['Ｋyoto', 'kyoto'],
    ['Łódź', 'lodz'],
    ['國立臺灣大學', '国立台湾大学'],
    ['慶應義塾大学', '庆应义塾大学'],
    ['جامعة الإسكندرية', 'جامعه الاسكندريه'],
    ['İstanbul', 'istanbul'],
  ])('%s is compared as %s', (text, plain) => {
    expect(fold(text)).toBe(plain);
  });

  test.each([
    ['U.C.L.A.', ['ucla']],
    ["King's College", ['kings', 'college']],
    ['Texas A&M', ['texas', 'am']],
    ['Texas A and M', ['texas', 'am']],
    ['Science & Technology', ['science', 'and', 'technology']],
    ['Đại học Cần Thơ', ['daihoc', 'can', 'tho']],
    ['', []],
    ['!!!', []],
  ])('the words of %s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('two texts that are one name', () => {
  test.each([
    ['University of Delhi', 'दिल्ली विश्वविद्यालय'],
    ['University of Vienna', 'Universität Wien'],
    ['University of St Andrews', 'Saint Andrews University'],
    ['University of Mumbai', 'Bombay University'],
    ['Beijing University', '北京大學'],
    ['Cairo University', 'جامعة القاهرة'],
    ['Cairo University', 'جامعه القاهره'],
    ['Indian Institute of Technology Madras', 'IIT Chennai'],
    ['Novosibirsk State University', 'Новосибирский государственный университет'],
    ['Technical University of Munich', 'TU München'],
    ['University of Dhaka', 'ঢাকা বিশ্ববিদ্যালয়'],
    ['Seoul National University', '서울 국립 대학교'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  test('and two that are not', () => {
    expect(nameKey('University of Oxford')).not.toBe(nameKey('Oxford Brookes University'));
    expect(nameKey('Boston College')).not.toBe(nameKey('Boston University'));
  });
});

test('a short name alone is not read out, and beside others it is', () => {
  expect(comparedWords('IIT')).toEqual(['iit']);
  expect(comparedWords('IIT Delhi')).toEqual(['indian', 'institute', 'technology', 'delhi']);
});

test('what an institution is found by: its names, and what it is called for short', () => {
  const { keys, short, text } = searchKeys({
    name: 'Bangladesh University of Engineering and Technology',
    otherNames: ['বুয়েট'],
    city: 'Dhaka',
    website: 'https://www.buet.ac.bd',
  });
  expect(keys).toEqual(['bangladesh engineering technology university', nameKey('বুয়েট')]);
  expect(short).toEqual(expect.arrayContaining(['@buet', '~bangladesh engineering technology']));
  expect(text).toMatch(/^ bangladesh university .* \| .* dhaka $/);
  expect(short).not.toContain('!');
  expect(searchKeys({ name: 'MIT', otherNames: [], city: '', website: null }, true).short).toContain('!');
  expect(shortKeys('Mc Gill')).toContain('=mcgill');
});

test('scripts that the tables do not know are read as Latin letters, roughly', () => {
  expect(toLatin(fold('новосибирский'))).toBe('novosibirsk');
  expect(toLatin('গোরখপুর')).toMatch(/^gora?khapur$/);
  expect(toLatin('한밭')).toBe('hanbat');
  expect(toLatin('delhi')).toBeUndefined();
  expect(toLatin('ไทย')).toBeUndefined();
});

test('steps between words: a swap of neighbours is one', () => {
  expect(editDistance('harvard', 'havrard', 2)).toBe(1);
  expect(editDistance('melbourne', 'melborne', 2)).toBe(1);
  expect(editDistance('oxford', 'oxford', 2)).toBe(0);
  expect(editDistance('oxford', 'cambridge', 2)).toBe(3);
  for (const other of oneStepAway('yale')) expect(editDistance('yale', other, 2), other).toBe(1);
  expect(oneStepAway('voronezhsk')).toContain('voronezh');
});

test.each([
  ['univercity', 'university'],
  ['univeristy', 'university'],
  ['unversty', 'university'],
  ['collage', 'college'],
  ['tecnology', 'technology'],
  ['institue', 'institute'],
  // words of names, and words of other languages that the tables know
  ['universal', 'universal'],
  ['adversity', 'adversity'],
  ['ecology', 'ecology'],
  ['cottage', 'cottage'],
  ['universite', 'universite'],
  ['université', 'université'],
])('a word that stands in many names, typed as %s, is %s', (typed, meant) => {
  expect(mendCommon(typed)).toBe(meant);
});

test('keys that are nearly meant: two words joined, or a word in the place of another', () => {
  const keys = nearKeys(readAsked('Colombia Universty'), new Map([['colombia', ['columbia']]]));
  expect(keys).toContain(nameKey('Columbia University'));
  expect(nearKeys(readAsked('mc gill university'), new Map())).toContain(nameKey('McGill University'));
});
