// When somebody can be met: from the hours of a week in their own zone, days that differ, and what is booked already.
import { type Day, dayNumber, dayOf } from './days.ts';
import { minuteOf, offsetAt } from './zone-time.ts';

/** Of clocks at one place: '09:30' to '12:00'; '24:00' is the end of the day. Quarters of an hour. */
export type OpenHours = { from: string; to: string };

export type WorkingTime = {
  zone: string;
  /** 1 is Monday, 7 is Sunday */
  hours: readonly (OpenHours & { weekday: number })[];
  /** Days on which other hours count; none of them: the day is free. */
  exceptions: readonly { day: Day; open: readonly OpenHours[] }[];
};

/** Milliseconds since 1970; the end is not part of it. */
export type Span = { start: number; end: number };

export type Wish = {
  /** where a meeting may begin */
  within: Span;
  /** of a meeting: whole quarters of an hour */
  minutes: number;
  /** that must stay free behind it */
  buffer: number;
  /** the first instant that is far enough ahead */
  notBefore: number;
  weekdaysOnly: boolean;
  /** what is held, buffers included */
  held: readonly Span[];
};

const minuteMs = 60_000;
/** Clocks of every zone change at whole quarters of an hour, and differ from UTC by them. */
const cellMs = 15 * minuteMs;
const dayMs = 86_400_000;
/** Minutes from one possible beginning to the next, counted from where the open hours begin. */
const step = 30;

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  // 1 Jan 1970 was a Thursday
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** Offsets by zone and day; undefined on a day on which clocks change. Of hundreds of people many live in one zone. */
const knownOffsets = new Map<string, Map<number, number | undefined>>();
/** Of one zone; more than can be booked ahead. */
const daysKnown = 400;

/** Offsets of a zone by instant; asks for each quarter of an hour only on days on which clocks change. */
function offsetsOf(zone: string): (instant: number) => number {
  const name = zone.toLowerCase();
  const kept = knownOffsets.get(name);
  const days = kept && kept.size < daysKnown ? kept : new Map<number, number | undefined>();
  knownOffsets.set(name, days);
  return (instant) => {
    const day = Math.floor(instant / dayMs);
    if (!days.has(day)) {
      const first = offsetAt(zone, day * dayMs);
      days.set(day, first === offsetAt(zone, (day + 1) * dayMs - minuteMs) ? first : undefined);
    }
    return days.get(day) ?? offsetAt(zone, instant);
  };
}

/** What is open on a day, by its number: read once a day and not at each quarter of an hour, of which a week has 672. */
function openOn({ hours, exceptions }: Pick<WorkingTime, 'hours' | 'exceptions'>) {
  const byWeekday = Map.groupBy(hours, ({ weekday }) => weekday);
  const byDay = new Map(exceptions.map(({ day, open }) => [day, open]));
  const known = new Map<number, { weekday: number; open: { from: number; to: number }[] }>();
  return (number: number) => {
    const kept = known.get(number);
    if (kept) return kept;
    const day = dayOf(number);
    const weekday = weekdayOf(day);
    const listed: readonly OpenHours[] = byDay.get(day) ?? byWeekday.get(weekday) ?? [];
    const open = listed.map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }));
    known.set(number, { weekday, open });
    return { weekday, open };
  };
}

/**
 * Every instant at which a meeting can begin, in order. Time is walked as it passes, in quarters of an hour, and each is
 * open when the clocks there show an open time: an hour that clocks skip is never offered, one that comes twice is offered
 * twice, and a meeting over a change of the clocks keeps its length.
 */
export function freeSlots({ zone, hours, exceptions }: WorkingTime, wish: Wish): number[] {
  const { within, minutes, buffer, notBefore, weekdaysOnly, held } = wish;
  const dayAt = openOn({ hours, exceptions });
  const offset = offsetsOf(zone);
  const lengthMs = minutes * minuteMs;
  const isFree = (start: number) =>
    held.every((span) => span.end <= start || span.start >= start + lengthMs + buffer * minuteMs);

  const slots: number[] = [];
  const first = Math.floor(within.start / cellMs) * cellMs;
  /** where a meeting may begin in the open time that reaches up to here without a gap */
  let starts: number[] = [];
  for (let cell = first; cell < within.end + lengthMs; cell += cellMs) {
    const local = cell + offset(cell) * minuteMs;
    const number = Math.floor(local / dayMs);
    const minute = (local - number * dayMs) / minuteMs;
    const { weekday, open: listed } = dayAt(number);
    const open = listed.find(({ from, to }) => from <= minute && minute < to);
    if (!open) {
      starts = [];
      continue;
    }
    const mayBegin = (minute - open.from) % step === 0 && !(weekdaysOnly && weekday > 5);
    if (mayBegin && cell >= within.start && cell < within.end && cell >= notBefore) starts.push(cell);
    // whose last quarter of an hour is this one
    while (starts[0] !== undefined && starts[0] + lengthMs <= cell + cellMs) {
      const start = starts.shift();
      if (start !== undefined && isFree(start)) slots.push(start);
    }
  }
  return slots;
}
