import { todayIn } from '@lantern/abroad/days';
import { instantOf } from '@lantern/abroad/instant';
import type { SupportHours } from '@lantern/contract/help';

const day = 86_400_000;

export type SupportTime = { from: Date; to: Date };

/** The times of the coming seven days at which somebody answers, as instants; what is over is left out. */
export function supportTimes({ days, from, to, zone }: SupportHours, now: number): SupportTime[] {
  return Array.from({ length: 8 }, (_, ahead) => {
    // the calendar day there, which is not always the reader's
    const local = todayIn(zone, new Date(now + ahead * day));
    const weekday = new Date(`${local}T12:00:00Z`).getUTCDay() || 7;
    return days.includes(weekday)
      ? { from: new Date(instantOf(local, from, zone)), to: new Date(instantOf(local, to, zone)) }
      : undefined;
  })
    .filter((time): time is SupportTime => time !== undefined && time.to.getTime() > now)
    .slice(0, days.length);
}
