// Sentences in the reader's language. English, and languages whose words stand beside it in the code, are whole. Every other
// language has a folder in `languages/`, with one file for each area: from the English sentence to its translation, '' where
// nobody has translated it yet. What is missing is said in English.
import { knownLanguage, type Language } from '@lantern/contract/languages';

/** Languages whose words stand in the code, each entry asked for by the compiler. */
export const writtenLanguages = ['en', 'bn', 'ar'] as const satisfies Language[];
export type WrittenLanguage = (typeof writtenLanguages)[number];

export type ContentLanguage = Language;

/** The language of a tag such as `bn-BD`; English for a language that we do not have. */
export function contentLanguage(tag: string): ContentLanguage {
  return knownLanguage(tag) ?? 'en';
}

export const isWritten = (language: string): language is WrittenLanguage =>
  (writtenLanguages as readonly string[]).includes(language);

/** From an English sentence to its translation. */
export type Translations = Readonly<Record<string, string>>;

const translations = new Map<string, Map<string, string>>();
/** What was translated, by language and by the English object. */
let kept = new Map<string, WeakMap<object, unknown>>();

/** Makes the words of an area known: the server does it at its start, a browser with the code that says them. */
export function addTranslations(language: string, words: Translations): void {
  const known = translations.get(language) ?? new Map<string, string>();
  translations.set(language, known);
  for (const [english, translation] of Object.entries(words)) if (translation) known.set(english, translation);
  kept = new Map();
}

/** One sentence in a language that stands in a folder; undefined where nobody has translated it. */
export function translationOf(english: string, language: string): string | undefined {
  return translations.get(language)?.get(english);
}

function translate(english: unknown, language: string): unknown {
  if (typeof english === 'string') return translationOf(english, language) ?? english;
  if (Array.isArray(english)) return english.map((each) => translate(each, language));
  if (typeof english !== 'object' || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, translate(value, language)]));
}

/** Words in a language that stands in a folder, with the English of what is not translated. */
export function translated<Words>(english: Words, language: string): Words {
  if (typeof english !== 'object' || english === null) return translate(english, language) as Words;
  const ofLanguage = kept.get(language) ?? new WeakMap<object, unknown>();
  kept.set(language, ofLanguage);
  if (!ofLanguage.has(english)) ofLanguage.set(english, translate(english, language));
  return ofLanguage.get(english) as Words;
}

/** The same words in each language of the code. */
export type Written<Words> = Readonly<Record<WrittenLanguage, Words>>;

/** The English of an area, for whoever translates it. */
export const areas = new Map<string, unknown[]>();

/** Notes the English of an area. */
export function noteArea(area: string, english: unknown): void {
  areas.set(area, [...(areas.get(area) ?? []), english]);
}

/** Areas that stay English in the code: every other language has them in its folder, Bangla and Arabic too. */
export const areasInFolders = new Set<string>();

/** Notes sentences that are kept in English alone, and makes a browser fetch what its reader's language says for them. */
export function keptInLanguages(area: string, english: unknown): void {
  areasInFolders.add(area);
  noteArea(area, english);
}

export function noteWords(area: string, ...all: Written<unknown>[]): void {
  for (const { en } of all) noteArea(area, en);
}

/** Words in the language of a tag. */
export function wordsIn<Words>(words: Written<Words>, tag: string): Words {
  const language = contentLanguage(tag);
  return isWritten(language) ? words[language] : translated(words.en, language);
}

/** Words of an area by the tag of a language. */
export function inLanguages<Words>(area: string, words: Written<Words>): (tag: string) => Words {
  noteWords(area, words);
  return (tag) => wordsIn(words, tag);
}

/** The same for a table of entries, each of which has its languages. */
export function eachInLanguages<Key extends string, Words>(
  area: string,
  table: Readonly<Record<Key, Written<Words>>>,
): (key: Key, tag: string) => Words {
  noteWords(area, ...Object.values<Written<Words>>(table));
  return (key, tag) => wordsIn(table[key], tag);
}
