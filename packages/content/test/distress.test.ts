import { describe, expect, test } from 'vitest';
import { countries } from '../src/countries.ts';
import { findDistress } from '../src/crisis/distress-rules.ts';
import { emergencyNumber, helplines } from '../src/crisis/numbers.ts';
import { saysDistress } from '../src/crisis/says-distress.ts';
import { crisisWordsIn } from '../src/crisis/words.ts';
import { writtenLanguages } from '../src/in-languages.ts';
import { distressedEs, falseFriendsEs } from './distress-sentences.es.ts';
import { distressedFr, falseFriendsFr } from './distress-sentences.fr.ts';
import { distressedHi, falseFriendsHi } from './distress-sentences.hi.ts';
import { distressedNe, falseFriendsNe } from './distress-sentences.ne.ts';
import { distressedSw, falseFriendsSw } from './distress-sentences.sw.ts';
import { distressed, falseFriends } from './distress-sentences.ts';

const allDistressed = [
  ...distressed,
  ...distressedFr,
  ...distressedEs,
  ...distressedHi,
  ...distressedNe,
  ...distressedSw,
];
const allFalseFriends = [
  ...falseFriends,
  ...falseFriendsFr,
  ...falseFriendsEs,
  ...falseFriendsHi,
  ...falseFriendsNe,
  ...falseFriendsSw,
];

describe('somebody who says that they want to die', () => {
  test.each(allDistressed)('is heard: %s', (sentence) => {
    expect(saysDistress(sentence)).toBe(true);
  });

  test('is heard in the middle of a long text, and across the border of two pieces', () => {
    const filler = 'I learned to measure water in the village. ';
    expect(saysDistress(`${filler.repeat(200)}I want to die. ${filler.repeat(200)}`)).toBe(true);
    for (let length = 1950; length < 2010; length += 7)
      expect(saysDistress(`${'a '.repeat(length / 2)}i want to kill myself`)).toBe(true);
  });

  test('is heard with other apostrophes, capitals and marks', () => {
    expect(saysDistress('I DON’T WANT TO LIVE ANYMORE!!!')).toBe(true);
    expect(saysDistress('i want... to die')).toBe(true);
  });

  test.each(allFalseFriends)('is not: %s', (sentence) => {
    expect(saysDistress(sentence)).toBe(false);
  });

  test('is found with the lists alone that a text needs', async () => {
    for (const sentence of [...allDistressed, ...allFalseFriends])
      expect([sentence, await findDistress(sentence)]).toEqual([sentence, saysDistress(sentence)]);
  });

  test('is not in text without words', () => {
    for (const text of ['', '   ', '😂😂', '12345', '\u0000\u200f']) expect(saysDistress(text)).toBe(false);
  });
});

describe('numbers to call', () => {
  test('belong to countries, and can be typed on a phone', () => {
    for (const { country, number, source, checked } of helplines) {
      expect(countries).toContain(country);
      expect(number).toMatch(/^[\d -]+$/);
      expect(source).toMatch(/^https?:\/\//);
      expect(checked).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    expect(new Set(helplines.map(({ country }) => country)).size).toBe(helplines.length);
  });

  test('stand for the destinations and the countries that most students are from', () => {
    for (const code of 'US GB CA AU DE FR NL IE IT JP MY NZ SE SG BD IN PK NP LK NG KE GH EG ET PH VN ID'.split(' '))
      expect([code, emergencyNumber(code)]).toEqual([code, expect.stringMatching(/^\d{3,5}$/)]);
    expect(emergencyNumber('BD')).toBe('999');
    expect(emergencyNumber('')).toBeUndefined();
  });

  test('every word is there in the languages of the code', () => {
    for (const language of writtenLanguages)
      for (const [name, words] of Object.entries(crisisWordsIn(language)))
        expect([language, name, words.trim() !== '']).toEqual([language, name, true]);
  });
});
