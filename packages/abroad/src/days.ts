// Days of the calendar as '2027-08-30'. A day has no zone: only "today" does, and it is asked for with one.

export type Day = string;

const dayMs = 86_400_000;

/** Days since 1 Jan 1970. */
export function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

export function dayOf(number: number): Day {
  return new Date(number * dayMs).toISOString().slice(0, 10);
}

/** A real day between 1900 and 2199, so not 2027-02-30. */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const number = dayNumber(text);
  return Number.isInteger(number) && dayOf(number) === text;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(dayNumber(day) + days);
}

export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** Which day it is somewhere at this instant. An unknown zone is UTC. */
export function todayIn(zone: string, now: Date): Day {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    // no locale can be asked for this order: en-CA has it in some browsers, and in others the month comes first
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

/** The month a day is in: '2027-08'. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function isMonth(text: string): boolean {
  return /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text);
}

const monthNumber = (month: Month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

export function addMonths(month: Month, months: number): Month {
  const number = monthNumber(month) + months;
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

export function monthsBetween(from: Month, to: Month): number {
  return monthNumber(to) - monthNumber(from);
}
