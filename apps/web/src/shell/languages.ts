import { isLanguage, knownLanguage, type Language } from '@lantern/contract/languages';

/** Where the device keeps the reader's choice: in its storage, and in a cookie for the server's choice of the page. */
export const languageKey = 'lantern.language';

/** A link's choice, the saved choice, the browser's, English. */
export function startLanguage(search: string, saved: string | null, browser: readonly string[]): Language {
  // this runs in the page's head, where the first URLSearchParams costs a slow phone 20 ms
  const asked = search && new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  if (isLanguage(saved)) return saved;
  return browser.map(knownLanguage).find((language) => language !== undefined) ?? 'en';
}
