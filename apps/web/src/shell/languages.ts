/** Languages whose words are complete, each by its own name. */
export const languages = { en: 'English', bn: 'বাংলা', ar: 'العربية' } as const;
export type Language = keyof typeof languages;

/** Where the device keeps the reader's choice: in its storage, and in a cookie for the server's choice of the page. */
export const languageKey = 'lantern.language';

const rightToLeft: readonly Language[] = ['ar'];

export function isRightToLeft(language: Language): boolean {
  return rightToLeft.includes(language);
}

function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(languages, text);
}

/** A link's choice, the saved choice, the browser's, English. */
export function startLanguage(search: string, saved: string | null, browser: readonly string[]): Language {
  // this runs in the page's head, where the first URLSearchParams costs a slow phone 20 ms
  const asked = search && new URLSearchParams(search).get('lang');
  if (isLanguage(asked)) return asked;
  if (isLanguage(saved)) return saved;
  return browser.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}
