import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes } from '@lantern/contract/languages';
import { generalProblems, type ProblemCode, problems } from '@lantern/contract/problem';
import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { fieldWord } from '#api/field-words.ts';
import { networkWords, problemWord, problemWords } from '#api/problem-words.ts';
import { startLanguage } from '#shell/languages.ts';
import { findUnmarked } from '../../../scripts/words/find-unmarked.ts';
import { collectKnown, fillKnown, findDifferent } from '../../../scripts/words/known-words.ts';
import { readCatalogue } from '../../../scripts/words/read-catalogue.ts';
import { aboveLevel, sentencesOf } from '../../../scripts/words/reading-level.ts';
import { findHardToRead, shorten } from '../../../scripts/words/reading-list.ts';
import { wordFolderOf } from '../build/word-folders.ts';
import { catalogueOf } from './catalogues.ts';

describe.each(languageCodes)('%s', (locale) => {
  const messages = catalogueOf(locale);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });

  test('has its own sentence for every problem', () => {
    expect(Object.keys(problemWords).sort()).toEqual(Object.keys(generalProblems).sort());
    for (const [code, descriptor] of Object.entries({ ...problemWords, ...networkWords }))
      expect(messages[descriptor.id], code).toBeDefined();
    const own = /\p{Script=Bengali}|\p{Script=Arabic}/u;
    for (const code of Object.keys(problems) as ProblemCode[])
      if (locale === 'bn' || locale === 'ar') expect(problemWord(code, i18n), code).toMatch(own);
  });

  test('has its own sentence for every message of a field', () => {
    const general = fieldWord('a message nobody knows', i18n);
    const sources = globSync(join(import.meta.dirname, '../../../packages/contract/src/*.ts')).map((path) =>
      readFileSync(path, 'utf8'),
    );
    // Sentences in the contract that are not an endpoint's summary or a problem's title.
    const found = sources.flatMap((source) =>
      [...source.matchAll(/^(?!.*(?:summary|title):).*?'([A-Z][^'\n]+[.h])'/gm)].map(([, message]) => message ?? ''),
    );
    const sentences = found.filter((message) => message.includes(' '));
    expect(sentences.length).toBeGreaterThan(20);
    for (const message of sentences) expect(fieldWord(message, i18n), message).not.toBe(general);
    expect(fieldWord('At most 200 characters.', i18n)).toContain(
      locale === 'bn' ? '২০০' : locale === 'ne' ? '२००' : '200',
    );
  });
});

test('a language starts from the link, the saved choice, the browser, English', () => {
  expect(startLanguage('?lang=ar', 'bn', ['en-GB'])).toBe('ar');
  expect(startLanguage('?lang=xx', 'bn', ['ar'])).toBe('bn');
  expect(startLanguage('', null, ['de-DE', 'bn-BD'])).toBe('bn');
  expect(startLanguage('', 'toString', ['de'])).toBe('en');
  expect(startLanguage('', null, ['fr-SN'])).toBe('fr');
  expect(startLanguage('', null, ['es-419', 'en'])).toBe('es');
  expect(startLanguage('', null, ['hi-IN'])).toBe('hi');
});

test('the check finds interface text that stands in no catalogue', () => {
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

test('what is translated elsewhere is filled in, and said in one way', () => {
  const essays = {
    name: 'essays',
    language: 'bn',
    text: 'msgid "Save"\nmsgstr "S"\n\nmsgid "contract: Add it."\nmsgstr "A"\n',
  };
  const text = 'msgid "Save"\nmsgstr ""\n\nmsgid "Add it."\nmsgstr ""\n\nmsgid "New"\nmsgstr ""\n';
  const filled = fillKnown(text, collectKnown([essays]).get('bn') ?? new Map());
  expect(readCatalogue(filled).map(({ translation }) => translation)).toEqual(['S', 'A', '']);
  const other = { name: 'forms', language: 'bn', text: 'msgid "Save"\nmsgstr "T"\n' };
  expect(findDifferent([essays, other, { ...other, language: 'ar' }])).toHaveLength(1);
});

test('the words of a file are those of the nearest folder that has a catalogue', () => {
  expect(wordFolderOf('features/essays/evaluation/scores.tsx')).toBe('features/essays/evaluation');
  expect(wordFolderOf('features/essays/essays.screen.tsx')).toBe('features/essays');
  expect(wordFolderOf('components/menu.tsx')).toBe('shell');
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

describe('what is above the level of a reader at B1', () => {
  test.each<[string, RegExp | null]>([
    ['You can change it later.', null],
    ['Your scholarships, visas and transcripts are here.', null],
    [`${'word '.repeat(20)}word.`, /21 words, 20 at most/],
    ['What you wrote, held against what they publish.', /held against/],
    ['Ask whoever runs it.', /whoever/],
    ['Its perspicuity obviates superfluous elucidation.', /perspicuity, obviates, superfluous, elucidation/],
  ])('%s', (sentence, why) => {
    if (why) expect(aboveLevel(sentence).join()).toMatch(why);
    else expect(aboveLevel(sentence)).toEqual([]);
  });

  test('values, tags and the branches of a plural are read as a reader sees them', () => {
    expect(sentencesOf('contract: Write to <0>{name}</0>. Now.')).toEqual(['Write to 7.', 'Now.']);
    expect(sentencesOf('{count, plural, one {# day} other {# days}} left.')).toEqual(['7 days left.']);
  });

  test('is listed with a reason, and the list only gets shorter', () => {
    const hard = 'Ask whoever runs it.';
    const list = { most: 1, sentences: [{ sentence: hard, why: 'a name' }] };
    expect(findHardToRead([hard], { most: 0, sentences: [] }).join()).toMatch(/hard to read: "Ask whoever/);
    expect(findHardToRead([hard], list)).toEqual([]);
    expect(findHardToRead([hard], { ...list, most: 0 }).join()).toMatch(/it only goes down/);
    expect(findHardToRead([hard], { most: 1, sentences: [{ sentence: hard, why: ' ' }] }).join()).toMatch(/no reason/);
    expect(findHardToRead(['Ask us.'], list).join()).toMatch(/not needed any more/);
    expect(shorten(['Ask us.'], list)).toEqual({ most: 0, sentences: [] });
    expect(shorten([hard], { most: 0, sentences: list.sentences }).most).toBe(0);
  });
});

test('what stands below a field is not said again as its error', () => {
  const source = join(import.meta.dirname, '../src');
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{3,}|\d+/g));
  const allOf = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean));
  let read = 0;
  for (const path of globSync('features/*/**/*.tsx', { cwd: source })) {
    const feature = path.split('/')[1] ?? '';
    const text = readFileSync(join(source, path), 'utf8');
    const hints = allOf(text, /\bhelp[=:]\{?\s*(?:<Trans>(.*?)<\/Trans>|(?:t|msg)`([^`]*)`)/gs);
    const contracts = globSync(join(import.meta.dirname, `../../../packages/contract/src/${feature}*.ts`));
    const errors = [text, ...contracts.map((one) => readFileSync(one, 'utf8'))].flatMap((one) =>
      allOf(one, /(?:t|msg)`(Write [^`]*)`|'(Write [^'\n]*)'/g),
    );
    for (const hint of hints) {
      read += 1;
      const said = wordsOf(hint ?? '');
      for (const error of errors) {
        const again = [...wordsOf(error ?? '')].filter((word) => said.has(word));
        expect(again.length / wordsOf(error ?? '').size, `${path}: “${hint}” and “${error}”`).toBeLessThan(0.75);
      }
    }
  }
  expect(read).toBeGreaterThan(50);
});
