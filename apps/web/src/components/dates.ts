import type { I18n } from '@lingui/core';

const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A day as people write it: 14 Jan 2027. A calendar day ("2027-01-14") is the same day everywhere; a moment is a day here. */
export function formatDay(day: Date | string, i18n: I18n, style: 'short' | 'long' = 'short'): string {
  const parts = style === 'short' ? short : long;
  return typeof day === 'string'
    ? i18n.date(new Date(`${day}T12:00:00Z`), { ...parts, timeZone: 'UTC' })
    : i18n.date(day, parts);
}

/** A calendar month ("2027-01") as people write it: Jan 2027. */
export function formatMonth(month: string, i18n: I18n): string {
  return i18n.date(new Date(`${month}-15T12:00:00Z`), { month: 'short', year: 'numeric', timeZone: 'UTC' });
}

/** As much of a day as is known: "2026-11-22", "2026-11" or "2026". */
export function formatKnownDay(day: string, i18n: I18n): string {
  if (day.length === 10) return formatDay(day, i18n);
  return day.length === 7 ? formatMonth(day, i18n) : i18n.date(new Date(`${day}-07-01`), { year: 'numeric' });
}

/** A time of a day ("16:30") in the reader's digits. */
export function formatTime(time: string, i18n: I18n): string {
  return i18n.date(new Date(`2027-01-14T${time}:00Z`), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
}

/** A moment as people write it: 14 Jan 2027, 06:05. */
export const formatMoment = (at: Date, i18n: I18n): string =>
  i18n.date(at, { ...short, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A moment beside a later one: its day, and its time too where both are on one day. */
export function formatBefore(at: Date, later: Date, i18n: I18n): string {
  const isOneDay = at.toDateString() === later.toDateString();
  return isOneDay ? formatMoment(at, i18n) : formatDay(at, i18n);
}
