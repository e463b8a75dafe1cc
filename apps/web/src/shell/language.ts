import { i18n } from '@lingui/core';
import { formatLocales } from '#components/dates.ts';

/** Languages whose words are complete, each by its own name. */
export const languages = { en: 'English', bn: 'বাংলা', ar: 'العربية' } as const;
export type Language = keyof typeof languages;

const rightToLeft: readonly Language[] = ['ar'];
const languageKey = 'lantern.language';

const catalogues = {
  en: () => import('../locales/en.po'),
  bn: () => import('../locales/bn.po'),
  ar: () => import('../locales/ar.po'),
};

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
  const { messages } = await catalogues[language]();
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
