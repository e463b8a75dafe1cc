// Instants and the clocks of places. An instant is milliseconds since 1970; a place is an IANA zone such as Asia/Dhaka.
import { type Day, dayNumber, dayOf } from './days.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** By the name in small letters. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  // Intl takes any letter case, and offsets: each spelling that was kept would be kept for good
  if (!/^[a-z]/i.test(zone)) throw new RangeError(`There is no zone ${zone}.`);
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(name, format);
  return format;
}

/** Whether clocks of that name are known here. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Minutes by which the clocks of a zone are ahead of UTC at an instant. Throws on an unknown zone. */
export function offsetAt(zone: string, instant: number): number {
  const whole = Math.floor(instant / minuteMs) * minuteMs;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(whole)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute) - whole) / minuteMs);
}

/** A day and the minutes since its midnight, as clocks show them. */
export type LocalTime = { day: Day; minute: number };

/** What a clock shows that is so many minutes ahead of UTC. */
function shown(instant: number, offset: number): LocalTime {
  const local = instant + offset * minuteMs;
  const number = Math.floor(local / dayMs);
  return { day: dayOf(number), minute: Math.floor((local - number * dayMs) / minuteMs) };
}

/** What the clocks of a zone show at an instant. */
export function localTime(zone: string, instant: number): LocalTime {
  return shown(instant, offsetAt(zone, instant));
}

/**
 * The instants at which clocks of a zone show a day and time, the earlier first: one; none where clocks are put forward
 * over it; two where they are put back over it.
 */
export function instantsOf(zone: string, day: Day, minute: number): number[] {
  const asUtc = dayNumber(day) * dayMs + minute * minuteMs;
  const offsets = new Set([offsetAt(zone, asUtc - dayMs), offsetAt(zone, asUtc + dayMs)]);
  return [...offsets]
    .map((offset) => asUtc - offset * minuteMs)
    .filter((instant) => asUtc - offsetAt(zone, instant) * minuteMs === instant)
    .sort((a, b) => a - b);
}

/** '09:30' of 570; a day ends at '24:00'. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** 570 of '09:30'. */
export function minuteOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** The first instant of a day in a zone: not always midnight, which clocks can skip. */
export function startOfDay(zone: string, day: Day): number {
  for (let minute = 0; minute < 1440; minute += 15) {
    const [first] = instantsOf(zone, day, minute);
    if (first !== undefined) return first;
  }
  // a whole day that clocks skip, as Samoa's 30 Dec 2011
  return dayNumber(day) * dayMs;
}
