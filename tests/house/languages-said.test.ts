// Languages with a folder: what they say, and what is said where they say nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { isWhole, languageCodes } from '@lantern/contract/languages';
import { beforeAll, expect, test } from 'vitest';
import { readTranslations } from '../../apps/server/src/runtime/translations.ts';
import { crisisWordsIn } from '../../packages/content/src/crisis/words.ts';
import { helpWordsIn } from '../../packages/content/src/help/answers-in.ts';
import {
  addTranslations,
  contentLanguage,
  inLanguages,
  translationOf,
} from '../../packages/content/src/in-languages.ts';
import { adviceOf } from '../../packages/content/src/interviews/advice.ts';
import { questionBank } from '../../packages/content/src/interviews/questions.ts';
import { mailNames, writeMail } from '../../packages/content/src/mails.ts';
import { wordNotification } from '../../packages/content/src/notifications.ts';
import { paperWordsIn } from '../../packages/content/src/paper-words.ts';
import { quizIn } from '../../packages/content/src/quiz.ts';

const shippedScholarships: Scholarship[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../packages/catalogue/data/scholarships.json'), 'utf8'),
);

beforeAll(() => readTranslations());

test('a language is found by the tag of any of its regions', () => {
  expect(['fr-SN', 'es-419', 'hi-IN', 'FR', 'de', ''].map(contentLanguage)).toEqual([
    'fr',
    'es',
    'hi',
    'fr',
    'en',
    'en',
  ]);
});

test('what a folder does not say is said in English, entry by entry', () => {
  const words = inLanguages('of a test', {
    en: { one: 'Only here 1', all: ['Only here 2'] },
    bn: { one: '', all: [] },
    ar: { one: '', all: [] },
  });
  expect(words('fr')).toEqual({ one: 'Only here 1', all: ['Only here 2'] });
  addTranslations('fr', { 'Only here 1': 'Ici seulement', 'Only here 2': '' });
  expect(words('fr-SN')).toEqual({ one: 'Ici seulement', all: ['Only here 2'] });
  expect(words('es')).toEqual(words('en'));
  expect(translationOf('Only here 2', 'fr')).toBeUndefined();
});

test.each(languageCodes.filter((code) => code !== 'en' && isWhole(code)))(
  'mails, help, the quiz and the words of a crisis are in %s',
  (language) => {
    const places = {
      name: 'Awa',
      link: 'https://lantern.example/x',
      paper: 'Passport',
      day: '1',
      what: 'a',
      other: 'b',
      when: 'c',
    };
    for (const name of mailNames) {
      const [own, english] = [writeMail(name, language, places), writeMail(name, 'en', places)];
      expect(own.text, name).not.toBe(english.text);
      expect(own.text, name).not.toMatch(/\{\w+\}/);
      expect(own.text.includes(places.link), name).toBe(english.text.includes(places.link));
    }
    expect(crisisWordsIn(language).calm).not.toBe(crisisWordsIn('en').calm);
    for (const [id, { question, answer }] of Object.entries(helpWordsIn(language)))
      expect([question, answer], id).not.toEqual(Object.values(helpWordsIn('en')[id as 'offline']));
    expect(quizIn(language).map(({ id }) => id)).toEqual(quizIn('en').map(({ id }) => id));
    expect(quizIn(language)[0]?.question).not.toBe(quizIn('en')[0]?.question);
  },
);

test('a French reader is told in French, with French days', () => {
  expect(writeMail('resetPassword', 'fr', { name: 'Awa', link: 'x' }).text).toMatch(/30 minutes/);
  const { title } = wordNotification('paper-verified', { paper: 'Passeport' }, { language: 'fr-SN' });
  expect(title).toMatch(/Passeport/);
  expect(title).not.toMatch(/is verified/);
  expect(paperWordsIn('fr').day('2027-01-14')).toBe('14 janv. 2027');
  expect(paperWordsIn('hi').month('2027-01')).toMatch(/जन/);
});

test.each(languageCodes.filter((code) => code !== 'en' && isWhole(code)))(
  'what a question of an interview wants, and what a scholarship asks, is in %s',
  (language) => {
    const advice = adviceOf(Object.values(questionBank).flat());
    const rules = shippedScholarships.flatMap(({ rules }) =>
      rules.flatMap((rule) => ('words' in rule ? rule.words : [])),
    );
    expect(advice.length + rules.length).toBeGreaterThan(1500);
    expect([...advice, ...rules].filter((english) => translationOf(english, language) === undefined)).toEqual([]);
  },
);
