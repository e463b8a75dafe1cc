import { describe, expect, test } from 'vitest';
import { countries } from '../src/countries.ts';
import { emergencyNumber, helplines } from '../src/crisis/numbers.ts';
import { saysDistress } from '../src/crisis/says-distress.ts';
import { crisisWordsIn } from '../src/crisis/words.ts';
import { distressed, falseFriends } from './distress-sentences.ts';

describe('somebody who says that they want to die', () => {
  test.each(distressed)('is heard: %s', (sentence) => {
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

  test.each(falseFriends)('is not: %s', (sentence) => {
    expect(saysDistress(sentence)).toBe(false);
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

  test('every word is there in the three languages', () => {
    for (const language of ['en', 'bn', 'ar'])
      for (const [name, words] of Object.entries(crisisWordsIn(language)))
        expect([language, name, words.trim() !== '']).toEqual([language, name, true]);
  });
});
