// Free times: of mentors' hours, less what is booked.
import { addDays, todayIn } from '@lantern/abroad/days';
import { freeSlots, type Span } from '@lantern/abroad/free-slots';
import { clockOf, isZone, localTime, startOfDay } from '@lantern/abroad/zone-time';
import { horizonDays, type Slot } from '@lantern/contract/bookings';
import { type SessionKind, sessionMinutes, weekdayKinds } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { listPublished, type PublishedMentor } from '#features/mentors/mentors.service.ts';
import { countByMentor, type Held, listHeld } from './bookings.store.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

export type Search = {
  studentId: string;
  kind: SessionKind;
  mentorId?: string | undefined;
  /** of the reader's clocks */
  zone: string;
  within: Span;
  /** a session that is being moved is not in its own way */
  moving?: string | undefined;
};

export function refuse(field: string, message: string): never {
  throw new Problem('invalid_request', { detail: message, fields: { [field]: message } });
}

export function requireZone(zone: string): void {
  if (!isZone(zone)) refuse('zone', 'Choose a time zone.');
}

/** Mentors who offer that kind; of one who was named, that one or not_found. */
export async function mentorsFor(database: Database, kind: SessionKind, mentorId: string | undefined) {
  const mentors = (await listPublished(database)).filter(({ profile }) => profile.kinds.includes(kind));
  if (mentorId === undefined) return mentors;
  const named = mentors.filter(({ id }) => id === mentorId.toLowerCase());
  if (named.length === 0) throw new Problem('not_found');
  return named;
}

/** When a mentor can be met, as far as the mentor and what is held are concerned. */
function startsOf(mentor: PublishedMentor, kind: SessionKind, within: Span, held: readonly Held[], now: number) {
  const { time_zone: zone, hours, exceptions, notice_hours, buffer_minutes: buffer } = mentor.profile;
  const clamped = { start: Math.max(within.start, now), end: Math.min(within.end, now + horizonDays * dayMs) };
  return freeSlots(
    { zone, hours, exceptions },
    {
      within: clamped,
      minutes: sessionMinutes[kind],
      buffer,
      notBefore: now + notice_hours * 60 * minuteMs,
      weekdaysOnly: weekdayKinds.includes(kind),
      held: held.filter((one) => one.mentor_id === mentor.id),
    },
  );
}

/** Those of the mentors who can be met just then, the one with the fewest sessions ahead first. */
export async function mentorsFreeAt(
  database: Database,
  mentors: readonly PublishedMentor[],
  { studentId, kind, moving }: Pick<Search, 'studentId' | 'kind' | 'moving'>,
  start: number,
): Promise<PublishedMentor[]> {
  const ids = mentors.map(({ id }) => id);
  const around = { start: start - dayMs, end: start + dayMs };
  const held = (await listHeld(database, ids, studentId, around)).filter(({ id }) => id !== moving);
  const within = { start, end: start + 1 };
  const free = mentors.filter((mentor) => startsOf(mentor, kind, within, held, Date.now())[0] === start);
  const counts = await countByMentor(database, ids);
  return free.toSorted((a, b) => (counts.get(a.id)?.ahead ?? 0) - (counts.get(b.id)?.ahead ?? 0));
}

function slotOf(mentor: PublishedMentor, kind: SessionKind, start: number, zone: string): Slot {
  const [here, there] = [localTime(zone, start), localTime(mentor.profile.time_zone, start)];
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + sessionMinutes[kind] * minuteMs).toISOString(),
    date: here.day,
    time: clockOf(here.minute),
    mentor_id: mentor.id,
    mentor_name: mentor.name,
    mentor_zone: mentor.profile.time_zone,
    mentor_date: there.day,
    mentor_time: clockOf(there.minute),
  };
}

/** Free times in order; where no mentor is named, one for each time: that of the mentor with the fewest sessions ahead. */
async function findSlots(database: Database, search: Search): Promise<Slot[]> {
  const { studentId, kind, zone, within, moving } = search;
  const mentors = await mentorsFor(database, kind, search.mentorId);
  const ids = mentors.map(({ id }) => id);
  const counts = await countByMentor(database, ids);
  const reach = { start: within.start - dayMs, end: within.end + dayMs };
  const held = (await listHeld(database, ids, studentId, reach)).filter(({ id }) => id !== moving);
  const own = held.filter((one) => one.student_id === studentId);
  const lengthMs = sessionMinutes[kind] * minuteMs;
  const isOwnFree = (start: number) => own.every((one) => one.end <= start || one.start >= start + lengthMs);

  const found = new Map<number, PublishedMentor>();
  const quietFirst = mentors.toSorted((a, b) => (counts.get(a.id)?.ahead ?? 0) - (counts.get(b.id)?.ahead ?? 0));
  for (const mentor of quietFirst)
    for (const start of startsOf(mentor, kind, within, held, Date.now()))
      if (!found.has(start) && isOwnFree(start)) found.set(start, mentor);
  return [...found].sort(([a], [b]) => a - b).map(([start, mentor]) => slotOf(mentor, kind, start, zone));
}

/** What is free on a day of the reader's, and on some days after it. */
export async function slotsOfDays(
  database: Database,
  { date, days, zone, ...search }: Omit<Search, 'within' | 'moving'> & { date: string; days: number },
) {
  requireZone(zone);
  if (date < todayIn(zone, new Date())) refuse('date', 'This day is over.');
  const isFar = date > addDays(todayIn(zone, new Date()), horizonDays + 1);
  const slots = isFar
    ? []
    : await findSlots(database, {
        ...search,
        zone,
        within: { start: startOfDay(zone, date), end: startOfDay(zone, addDays(date, days)) },
      });
  return { zone, availableSlots: slots.filter((slot) => slot.date === date).map(({ time }) => time), slots };
}

/** The three nearest free times; with the same mentor, then with any. */
export async function alternativesTo(database: Database, search: Omit<Search, 'within'>, start: number) {
  const within = { start: start - 3 * dayMs, end: start + 10 * dayMs };
  const near = (slots: readonly Slot[]) =>
    slots.toSorted((a, b) => Math.abs(Date.parse(a.starts_at) - start) - Math.abs(Date.parse(b.starts_at) - start));
  const same = near(await findSlots(database, { ...search, within })).slice(0, 3);
  if (same.length === 3 || search.mentorId === undefined || search.moving !== undefined) return { alternatives: same };
  const others = near(await findSlots(database, { ...search, mentorId: undefined, within })).filter(
    ({ starts_at }) => same.every((slot) => slot.starts_at !== starts_at) && Date.parse(starts_at) !== start,
  );
  return { alternatives: [...same, ...others].slice(0, 3) };
}
