import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '#components/dates.ts';
import { setLaterWords } from '#components/later-words.ts';
import { laterWords, wordsFile, wordsInShell } from './words-file.ts';

/** Languages whose words are complete, each by its own name. */
export const languages = { en: 'English', bn: 'বাংলা', ar: 'العربية' } as const;
export type Language = keyof typeof languages;

const rightToLeft: readonly Language[] = ['ar'];
const languageKey = 'lantern.language';

/** While developing and testing a language is one catalogue; the build cuts it to the shell's words and each screen's. */
const whole = import.meta.env.PROD
  ? undefined
  : {
      en: () => import('../locales/en.po'),
      bn: () => import('../locales/bn.po'),
      ar: () => import('../locales/ar.po'),
    };

/** Screens whose words are loaded, by their route's path; and those that are on their way. */
const loaded = new Set<string>();
const coming = new Map<string, Promise<void>>();

async function fetchWords(path: string, language: Language): Promise<Messages> {
  const response = await fetch(`/${wordsFile(path, language, document.documentElement.dataset.words ?? '')}`);
  if (!response.ok) throw new TypeError(`the words of ${path} could not be loaded as a module`);
  return response.json();
}

/** To be awaited before a screen is shown: its words in the current language. */
export function loadScreenWords(path: string): Promise<void> {
  if (whole || loaded.has(path) || wordsInShell.includes(path)) return Promise.resolve();
  const known = coming.get(path);
  if (known) return known;
  const words = bringWords(path).finally(() => coming.delete(path));
  coming.set(path, words);
  return words;
}

async function bringWords(path: string) {
  i18n.load(i18n.locale, await fetchWords(path, i18n.locale as Language));
  loaded.add(path);
}

let shown: string | undefined;

/** The screen that the reader looks at: what it loads later brings its words along. */
export function noteScreen(path: string | undefined) {
  shown = path;
}

setLaterWords(
  async (part) => {
    if (shown !== undefined) await loadScreenWords(laterWords(shown, part));
  },
  async (path, parts) => {
    await loadScreenWords(path);
    for (const part of ['later', ...parts] as const) await loadScreenWords(laterWords(path, part));
  },
);

async function loadWords(language: Language): Promise<Messages> {
  if (whole) return (await whole[language]()).messages;
  return Object.assign({}, ...(await Promise.all(['app', ...loaded].map((path) => fetchWords(path, language)))));
}

export function isRightToLeft(language: Language): boolean {
  return rightToLeft.includes(language);
}

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(languages, text);
}

/** A link's choice, the saved choice, the browser's, English. */
export function startLanguage(search: string, saved: string | null, browser: readonly string[]): Language {
  const asked = new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  if (isLanguage(saved)) return saved;
  return browser.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

async function show(language: Language) {
  const messages = await loadWords(language);
  i18n.loadAndActivate({ locale: language, locales: formatLocales[language], messages });
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}

export async function chooseLanguage(language: Language) {
  await show(language);
  localStorage.setItem(languageKey, language);
}

export async function startWords() {
  const language = startLanguage(location.search, localStorage.getItem(languageKey), navigator.languages);
  const asked = new URL(location.href);
  if (!asked.searchParams.has('lang')) return show(language);
  await chooseLanguage(language);
  asked.searchParams.delete('lang');
  history.replaceState(null, '', asked);
}
