import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentencesIn, wrongWith } from '../../scripts/words/content-words.ts';
import { addLanguage, lineOf } from '../../scripts/words/new-language.ts';

const list = join(import.meta.dirname, '../../packages/contract/src/languages.ts');

test('a language is added to the list by its two letters, incomplete until somebody says otherwise', async () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'lantern-language-')), 'languages.ts');
  copyFileSync(list, copy);
  addLanguage(copy, 'ur');
  addLanguage(copy, 'xx');
  const { languages, isWhole, isRightToLeft, languageTitle, knownLanguage } = await import(copy);
  expect(Object.keys(languages)).toEqual(['en', 'bn', 'ar', 'fr', 'es', 'hi', 'ne', 'sw', 'ur', 'xx']);
  expect(languages.ur).toMatchObject({ name: 'اردو' });
  expect([isWhole('ur'), isWhole('fr'), isRightToLeft('ur')]).toEqual([false, true, true]);
  expect(languageTitle('ur')).toMatch(/^اردو \(.+\)$/);
  expect(languageTitle('fr')).toBe('Français');
  expect(knownLanguage('ur-PK')).toBe('ur');
  expect(() => addLanguage(copy, 'ur')).toThrow('there already');
  expect(() => addLanguage(copy, '../x')).toThrow('two small letters');
  expect(readFileSync(list, 'utf8')).not.toContain('xx:');
});

test('its line has the direction and the figures of the language', () => {
  expect(lineOf('ur')).toContain('rightToLeft: true');
  expect(lineOf('ne')).toContain('zero: 0x966');
  expect(lineOf('sw')).not.toContain('zero');
  expect(lineOf('de')).toContain("percent: '\\u00a0%'");
});

test('a translation keeps the places of its English, and what has no letters is no sentence', () => {
  expect(wrongWith('Hello {name}', 'Bonjour {name}')).toBeUndefined();
  expect(wrongWith('Hello {name}', '')).toBeUndefined();
  expect(wrongWith('Hello {name}', 'Bonjour {nom}')).toBe('it must carry {name}');
  expect(wrongWith('Hello\n', 'Bonjour')).toMatch(/line break/);
  expect(sentencesIn({ a: '{reason}', b: ['One', { c: '12' }], d: 'Two {x}' })).toEqual(['One', 'Two {x}']);
});
