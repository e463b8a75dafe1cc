/** Dates read as 14 Jan 2027 in English: the day stands before the month, as in most of our readers' countries. */
export function formatDay(day: Date | string, locale: string, style: 'medium' | 'long' = 'medium'): string {
  // A calendar day without a time is the same day everywhere.
  const date = typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day;
  const timeZone = typeof day === 'string' ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: style, timeZone }).format(date);
}
