import { showLanguage } from '#api/words.ts';
import { formatLocales } from '#components/dates.ts';
import { isRightToLeft, type Language, languageKey, startLanguage } from './languages.ts';

async function show(language: Language) {
  await showLanguage(language, formatLocales[language]);
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
