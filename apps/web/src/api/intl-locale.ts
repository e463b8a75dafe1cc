import { isLanguage, localeOf } from '@lantern/contract/languages';

/**
 * The tag for whatever Intl writes (figures, dates, lists) and sorts, of `i18n.locale`. That code alone chooses words and
 * names.
 */
export const intlLocale = (locale: string): string => (isLanguage(locale) ? localeOf(locale) : locale);
