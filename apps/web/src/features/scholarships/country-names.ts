const byLocale = new Map<string, Intl.DisplayNames>();

/** Countries by their codes, in the reader's language. */
export function countryNames(codes: readonly string[], locale: string): string[] {
  const names = byLocale.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  byLocale.set(locale, names);
  return codes.map((code) => names.of(code) ?? code);
}
