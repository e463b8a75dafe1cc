import { describe, expect, it } from 'vitest';
import { cleanText, cleanWithPlaces } from '../src/clean-text.ts';
import { line, prose } from '../src/fields.ts';

const ODD = 'It was im\u00adpor\u00adtant\u200b to\u00a0me, \ufeffthe \ufb01rst of\u2009all.';

describe('what nobody typed and nobody sees', () => {
  it('goes, and ligatures and odd spaces become what they look like', () => {
    expect(cleanText(ODD)).toBe('It was important to me, the first of all.');
  });

  it('goes from lines and from prose', () => {
    expect(line(60).parse(` ${ODD} `)).toBe('It was important to me, the first of all.');
    expect(prose(60).parse(`${ODD}\n`)).toBe('It was important to me, the first of all.\n');
  });

  it.each(['র‍্যাব', 'می‌خواهم', 'قال \u200f(2022)\u200f', '👩‍🏫', 'é', 'ภาษา\u200bไทย', '« Bonjour\u00a0! »'])(
    'stays where a script needs it: %s',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it('leaves a way back to the text as given', () => {
    const { text, toGiven } = cleanWithPlaces(ODD);
    const at = text.indexOf('to me');
    expect(ODD.slice(toGiven(at), toGiven(at + 5))).toBe('to\u00a0me');
    const word = text.indexOf('important');
    expect(ODD.slice(toGiven(word), toGiven(word + 9))).toContain('im\u00adpor\u00adtant');
    expect(toGiven(text.length)).toBe(ODD.length);
  });
});
