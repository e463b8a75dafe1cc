// The languages that Lantern speaks: one line each, and everything else derives from it. `npm run words -- new xx` adds one.

type LanguageFacts = Readonly<{
  /** its own name */
  name: string;
  /** a tag for Intl, where the code alone would write days or figures in another way than its readers do */
  locale?: string;
  rightToLeft?: true;
  /** the code of its digit 0, where that is not the Latin one */
  zero?: number;
  /** what stands behind a number of percent, where that is not a plain sign */
  percent?: string;
  /** Says in this language that not every word is translated; a language without it is whole, and `npm run words` sees to it. */
  partly?: string;
}>;

export const languages = {
  // plain `en` says the month first
  en: { name: 'English', locale: 'en-GB' },
  bn: { name: 'বাংলা', zero: 0x9e6 },
  // which figures plain `ar` writes depends on the browser's age (docs/decisions/0117)
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', rightToLeft: true, percent: '\u200e%\u200e' },
  fr: { name: 'Français', percent: '\u00a0%' },
  es: { name: 'Español', percent: '\u00a0%' },
  hi: { name: 'हिन्दी' },
  ne: { name: 'नेपाली', zero: 0x966, partly: 'अपूर्ण अनुवाद' },
  sw: { name: 'Kiswahili', partly: 'tafsiri si kamili' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof languages;
export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

export const factsOf = (language: Language): LanguageFacts => languages[language];

export function isLanguage(text: string | null | undefined): text is Language {
  return text != null && Object.hasOwn(languages, text);
}

/** Our language of a tag such as `fr-SN`; undefined where we have none. */
export function knownLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split(/[-_]/);
  return isLanguage(primary) ? primary : undefined;
}

/** Whether every word of it is there. */
export const isWhole = (language: Language) => factsOf(language).partly === undefined;

export const isRightToLeft = (language: Language) => factsOf(language).rightToLeft === true;

/** The tag by which Intl writes its days and figures. */
export const localeOf = (language: Language): string => factsOf(language).locale ?? language;

/** Its name, and in its own words whether it is whole. */
export function languageTitle(language: Language): string {
  const { name, partly } = factsOf(language);
  return partly ? `${name} (${partly})` : name;
}
