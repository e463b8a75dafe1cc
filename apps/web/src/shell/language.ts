import { isRightToLeft, type Language, localeOf } from '@lantern/contract/languages';
import { showLanguage } from '#api/words.ts';
import { languageKey, startLanguage } from './languages.ts';

/** Pages that are rendered at build time come in the language of this cookie. Browsers may keep it for a week only: each start renews it. */
function tellServer(language: string) {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${prefix}${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

async function show(language: Language) {
  await showLanguage(language, localeOf(language));
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr';
}

export async function chooseLanguage(language: Language) {
  await show(language);
  localStorage.setItem(languageKey, language);
  tellServer(language);
  // what opens the app without a connection is to be in this language, too
  navigator.serviceWorker?.controller?.postMessage('other-language');
}

export async function startWords() {
  const saved = localStorage.getItem(languageKey);
  const language = startLanguage(location.search, saved, navigator.languages);
  if (saved === language) tellServer(language);
  const asked = new URL(location.href);
  if (!asked.searchParams.has('lang')) return show(language);
  await chooseLanguage(language);
  asked.searchParams.delete('lang');
  history.replaceState(null, '', asked);
}
