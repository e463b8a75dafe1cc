import { describe, expect, test } from 'vitest';
import { askingOf, isAskedAnywhere, papersAsked } from '../src/applying/asked-papers.ts';

describe('what is usually asked', () => {
  test('of a first degree in a country that asks for neither, no statement and no letters', () => {
    expect(papersAsked(askingOf('SE', 'UG')).filter(({ ask }) => ask === 'no')).toEqual([
      { paper: 'statement', ask: 'no' },
      { paper: 'letters', ask: 'no' },
      { paper: 'cv', ask: 'no' },
    ]);
    expect(papersAsked(askingOf('GB', 'UG'))).toContainEqual({ paper: 'statement', ask: 'yes' });
  });

  test('where nothing is known of a place, only what everybody asks for, and nothing is ruled out', () => {
    expect(papersAsked(askingOf('KZ', 'UG')).map(({ paper }) => paper)).toEqual([
      'transcript',
      'certificate',
      'passport',
      'english',
    ]);
    expect(askingOf('DE', null)).toBeUndefined();
    expect(isAskedAnywhere('letters', [])).toBe(true);
    expect(isAskedAnywhere('letters', [{ country: 'SE', level: 'UG' }])).toBe(false);
    expect(
      isAskedAnywhere('letters', [
        { country: 'SE', level: 'UG' },
        { country: 'KZ', level: 'UG' },
      ]),
    ).toBe(true);
  });

  test('what only some ask for, or what the student was told is not asked, is not required', () => {
    expect(isAskedAnywhere('statement', [{ country: 'DE', level: 'UG' }])).toBe(false);
    const asked = [{ paper: 'letters', state: 'not-asked' }] as const;
    expect(isAskedAnywhere('letters', [{ country: 'GB', level: 'UG', asked }])).toBe(false);
    expect(isAskedAnywhere('statement', [{ country: 'GB', level: 'UG', asked }])).toBe(true);
  });

  test('every line names a page, and letters have a number exactly where they are asked for', () => {
    for (const country of [
      'AU',
      'AT',
      'CA',
      'CH',
      'DE',
      'DK',
      'FI',
      'FR',
      'GB',
      'IE',
      'IT',
      'NL',
      'NO',
      'NZ',
      'SE',
      'US',
    ])
      for (const level of ['UG', 'PG', 'PhD'] as const) {
        const asking = askingOf(country, level);
        if (!asking) continue;
        expect(asking.link, country).toMatch(/^https:/);
        expect(asking.letterCount > 0, country).toBe(asking.letters !== 'no');
      }
  });
});
