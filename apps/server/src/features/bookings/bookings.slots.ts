// Free times: of mentors' hours, less what is booked.

import { addDays, todayIn } from '@lantern/abroad/days';
import { freeSlots, type Span } from '@lantern/abroad/free-slots';
import { clockOf, isZone, localTime, startOfDay } from '@lantern/abroad/zone-time';
import { horizonDays, type Slot } from '@lantern/contract/bookings';
import { days, hours } from '@lantern/contract/durations';
import { type SessionKind, sessionMinutes, weekdayKinds } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import { listBlocked } from '#database/blocks.ts';
import type { Database } from '#database/database.ts';
import { findPublished, listPublished, type PublishedMentor, waysOf } from '#features/mentors/mentors.service.ts';
import { countByMentor, type Held, listHeld } from './bookings.free.store.ts';

const minuteMs = 60_000;

export type Search = {
  studentId: string;
  kind: SessionKind;
  mentorId?: string | undefined;
  /** of the reader's clocks */
  zone: string;
  /** a session that is being moved is not in its own way */
  moving?: string | undefined;
  /** how they meet: by phone, or in a room or by a link; either way where it is not said */
  byPhone?: boolean | undefined;
};

/** Those of them who can be met that way. */
export const reachedBy = (mentors: readonly PublishedMentor[], byPhone: boolean | undefined) =>
  byPhone === undefined
    ? mentors
    : mentors.filter(({ profile }) =>
        byPhone ? profile.calls_phones : profile.call_room || profile.meeting_link !== '',
      );

export function requireZone(zone: string): void {
  if (!isZone(zone)) throw Problem.field('zone', 'Choose a time zone.');
}

/** Mentors who offer that kind to this student; of one who was named, that one or why there is none. */
export async function mentorsFor(
  database: Database,
  { studentId, kind, mentorId }: Pick<Search, 'studentId' | 'kind' | 'mentorId'>,
): Promise<PublishedMentor[]> {
  const blocked = await listBlocked(database, studentId);
  if (mentorId === undefined)
    return (await listPublished(database)).filter(
      ({ id, profile }) => profile.kinds.includes(kind) && !blocked.has(id),
    );
  const named = await findPublished(database, mentorId);
  if (!named?.profile.kinds.includes(kind)) throw new Problem('not_found');
  if (blocked.has(named.id)) throw new Problem('blocked');
  return [named];
}

/** The one with the fewest sessions ahead first. */
async function leastBookedFirst(
  database: Database,
  mentors: readonly PublishedMentor[],
): Promise<readonly PublishedMentor[]> {
  if (mentors.length < 2) return mentors;
  const counts = await countByMentor(
    database,
    mentors.map(({ id }) => id),
  );
  return mentors.toSorted((a, b) => (counts.get(a.id)?.ahead ?? 0) - (counts.get(b.id)?.ahead ?? 0));
}

/** When a mentor can be met, as far as the mentor and what is held are concerned. */
function startsOf(mentor: PublishedMentor, kind: SessionKind, within: Span, held: readonly Held[], now: number) {
  const { time_zone: zone, hours, exceptions, notice_hours, buffer_minutes: buffer } = mentor.profile;
  const clamped = { start: Math.max(within.start, now), end: Math.min(within.end, now + days(horizonDays)) };
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
): Promise<readonly PublishedMentor[]> {
  const ids = mentors.map(({ id }) => id);
  const around = { start: start - days(1), end: start + days(1) };
  const held = (await listHeld(database, ids, studentId, around)).filter(({ id }) => id !== moving);
  const within = { start, end: start + 1 };
  const free = mentors.filter((mentor) => startsOf(mentor, kind, within, held, Date.now())[0] === start);
  return await leastBookedFirst(database, free);
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
    ...waysOf(mentor.profile),
  };
}

/** Mentors, the one with the fewest sessions ahead first, and what is held around a span. */
async function readHeld(database: Database, mentors: readonly PublishedMentor[], search: Search, span: Span) {
  const reach = { start: span.start - days(1), end: span.end + days(1) };
  const ids = mentors.map(({ id }) => id);
  const held = await listHeld(database, ids, search.studentId, reach);
  return { mentors: await leastBookedFirst(database, mentors), held: held.filter(({ id }) => id !== search.moving) };
}

/** Free times in order; where there are several mentors, one for each time: that of the first one who is free. */
function slotsWithin(
  { mentors, held }: Awaited<ReturnType<typeof readHeld>>,
  { studentId, kind, zone }: Search,
  within: Span,
): Slot[] {
  const own = held.filter((one) => one.student_id === studentId);
  const lengthMs = sessionMinutes[kind] * minuteMs;
  const isOwnFree = (start: number) => own.every((one) => one.end <= start || one.start >= start + lengthMs);

  const found = new Map<number, PublishedMentor>();
  for (const mentor of mentors)
    for (const start of startsOf(mentor, kind, within, held, Date.now()))
      if (!found.has(start) && isOwnFree(start)) found.set(start, mentor);
  return [...found].sort(([a], [b]) => a - b).map(([start, mentor]) => slotOf(mentor, kind, start, zone));
}

/** When each mentor can first be met by this student; one who is booked out is not there. */
export async function firstFree(
  database: Database,
  mentors: readonly PublishedMentor[],
  { studentId, kind }: Pick<Search, 'studentId' | 'kind'>,
): Promise<ReadonlyMap<string, string>> {
  const now = Date.now();
  const within = { start: now, end: now + days(horizonDays) };
  const search = { studentId, kind, zone: 'UTC' };
  const { held } = await readHeld(database, mentors, search, within);
  const first = new Map<string, string>();
  // near first: a mentor with many hours has hundreds of times
  for (const mentor of mentors)
    for (const ahead of [2, 7, horizonDays]) {
      const [slot] = slotsWithin({ mentors: [mentor], held }, search, { start: now, end: now + days(ahead) });
      if (!slot) continue;
      first.set(mentor.id, slot.starts_at);
      break;
    }
  return first;
}

/** What is free on a day of the reader's, and on some days after it. */
export async function slotsOfDays(
  database: Database,
  { date, days, zone, ...search }: Omit<Search, 'moving'> & { date: string; days: number },
) {
  requireZone(zone);
  if (date < todayIn(zone, new Date())) throw Problem.field('date', 'This day is in the past.');
  const asked = { ...search, zone };
  const mentors = await mentorsFor(database, asked);
  if (date > addDays(todayIn(zone, new Date()), horizonDays + 1)) return { zone, availableSlots: [], slots: [] };
  const within = { start: startOfDay(zone, date), end: startOfDay(zone, addDays(date, days)) };
  const slots = slotsWithin(await readHeld(database, mentors, asked, within), asked, within);
  return { zone, availableSlots: slots.filter((slot) => slot.date === date).map(({ time }) => time), slots };
}

/** The three nearest free times; with one of these mentors, then, where one was named, with any. */
export async function alternativesTo(
  database: Database,
  mentors: readonly PublishedMentor[],
  search: Search,
  start: number,
) {
  const same = await findNearest(database, mentors, search, start);
  if (same.length === 3 || search.mentorId === undefined || search.moving !== undefined) return { alternatives: same };
  const any = { ...search, mentorId: undefined };
  // some of these may be the same times, or the one that was asked for
  const mentorsOfAny = reachedBy(await mentorsFor(database, any), search.byPhone);
  const others = (await findNearest(database, mentorsOfAny, any, start, 4)).filter(
    ({ starts_at }) => same.every((slot) => slot.starts_at !== starts_at) && Date.parse(starts_at) !== start,
  );
  return { alternatives: [...same, ...others].slice(0, 3) };
}

/**
 * The free times that are nearest. Looks near first: when a crowd has asked for one time, everybody who did not get it
 * needs them, and walking two weeks takes as long as all the rest.
 */
async function findNearest(
  database: Database,
  mentors: readonly PublishedMentor[],
  search: Search,
  start: number,
  count = 3,
): Promise<Slot[]> {
  const away = ({ starts_at }: Slot) => Math.abs(Date.parse(starts_at) - start);
  const spanOf = (reach: number) => ({ start: start - Math.min(reach, days(3)), end: start + reach });
  const known = await readHeld(database, mentors, search, spanOf(days(10)));
  let found: Slot[] = [];
  for (const reach of [hours(6), days(1), days(3), days(10)]) {
    found = slotsWithin(known, search, spanOf(reach)).toSorted((a, b) => away(a) - away(b));
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}
