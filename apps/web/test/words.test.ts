import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problems } from '@lantern/contract/problem';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { fieldWord } from '#api/field-words.ts';
import { networkWords, problemWords } from '#api/problem-words.ts';
import { languages, startLanguage } from '#shell/language.ts';
import { findUnmarked } from '../../../scripts/words/find-unmarked.ts';
import { readCatalogue } from '../../../scripts/words/read-catalogue.ts';
import { messages as ar } from '../src/locales/ar.po';
import { messages as bn } from '../src/locales/bn.po';
import { messages as en } from '../src/locales/en.po';

const catalogues = { en, bn, ar };

describe.each(Object.keys(languages))('%s', (locale) => {
  const messages = catalogues[locale as keyof typeof catalogues];
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });

  test('has its own sentence for every problem', () => {
    const words = Object.entries({ ...problemWords, ...networkWords });
    expect(Object.keys(problemWords).sort()).toEqual(Object.keys(problems).sort());
    for (const [code, descriptor] of words) {
      expect(messages[descriptor.id], code).toBeDefined();
      if (locale !== 'en') expect(i18n._(descriptor), code).toMatch(/\p{Script=Bengali}|\p{Script=Arabic}/u);
    }
  });

  test('has its own sentence for every message of a field', () => {
    const general = fieldWord('a message nobody knows', i18n);
    const sources = globSync('../../packages/contract/src/*.ts').map((path) => readFileSync(path, 'utf8'));
    // Sentences in the contract that are not an endpoint's summary or a problem's title.
    const found = sources.flatMap((source) =>
      [...source.matchAll(/^(?!.*(?:summary|title):).*?'([A-Z][^'\n]+[.h])'/gm)].map(([, message]) => message ?? ''),
    );
    const sentences = found.filter((message) => message.includes(' '));
    expect(sentences.length).toBeGreaterThan(20);
    for (const message of sentences) expect(fieldWord(message, i18n), message).not.toBe(general);
    expect(fieldWord('At most 200 characters.', i18n)).toContain(
      locale === 'en' ? '200' : locale === 'bn' ? '২০০' : '200',
    );
  });
});

test('a language starts from the link, the saved choice, the browser, English', () => {
  expect(startLanguage('?lang=ar', 'bn', ['en-GB'])).toBe('ar');
  expect(startLanguage('?lang=xx', 'bn', ['ar'])).toBe('bn');
  expect(startLanguage('', null, ['fr-FR', 'bn-BD'])).toBe('bn');
  expect(startLanguage('', 'toString', ['fr'])).toBe('en');
});

test('text outside the catalogues is found', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lantern-words-')), 'sample.tsx');
  writeFileSync(
    file,
    `export const A = () => (
  <div title="Spoken title" className="not spoken">
    Bare text <Trans>marked</Trans> {ok ? 'yes please' : t\`fine\`}
    <input placeholder={'Type here'} aria-label={t\`fine\`} /> 12 · –
  </div>
);`,
  );
  expect(findUnmarked(file).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 Spoken title',
    '3 Bare text',
    '3 yes please',
    '4 Type here',
  ]);
});

test('a translation that lost a value or a tag is found', () => {
  const po = [
    'msgid "At most {max}."\nmsgstr "x"',
    'msgid "<0>A</0> b"\nmsgstr "<0>a</0> b"',
    'msgid "Gone"\nmsgstr ""',
  ];
  const entries = readCatalogue(po.join('\n\n'));
  expect(entries.map(({ id, translation, problem }) => [id, translation === '', problem !== undefined])).toEqual([
    ['At most {max}.', false, true],
    ['<0>A</0> b', false, false],
    ['Gone', true, false],
  ]);
});
