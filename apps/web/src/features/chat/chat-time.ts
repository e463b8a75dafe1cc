import type { I18n } from '@lingui/core';
import { intlLocale } from '#api/intl-locale.ts';

/** The time of a message on the reader's clocks. */
export function timeOf(at: string, i18n: I18n): string {
  return new Intl.DateTimeFormat(intlLocale(i18n.locale), { timeStyle: 'short' }).format(new Date(at));
}

/** As short as a line of a list needs it: a time today, a day before that, with its year in another one. */
export function shortWhen(at: string, now: Date, i18n: I18n): string {
  const day = new Date(at);
  if (day.toDateString() === now.toDateString()) return timeOf(at, i18n);
  const isThisYear = day.getFullYear() === now.getFullYear();
  return i18n.date(day, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}
