// Hours in which nobody is woken. On the reader's clocks, over changes of these.
import { addDays } from '@lantern/abroad/days';
import { instantsOf, isZone, localTime, minuteOf, startOfDay } from '@lantern/abroad/zone-time';

/** When the quiet hours end that it is now in; undefined when it is in none. `from` and `to` are such as `22:00`. */
export function quietEnd(zone: string | undefined, quiet: { from: string; to: string }, now: Date): Date | undefined {
  if (zone === undefined || !isZone(zone)) return undefined;
  const [from, to] = [minuteOf(quiet.from), minuteOf(quiet.to)];
  const { day, minute } = localTime(zone, now.getTime());
  const overMidnight = from > to;
  const isQuiet = overMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!isQuiet) return undefined;
  const endDay = overMidnight && minute >= from ? addDays(day, 1) : day;
  const end = instantsOf(zone, endDay, to).find((instant) => instant > now.getTime());
  // clocks that skip that minute: an hour into the day is near enough, and never in the past
  return new Date(end ?? Math.max(startOfDay(zone, endDay) + to * 60_000, now.getTime() + 60_000));
}
