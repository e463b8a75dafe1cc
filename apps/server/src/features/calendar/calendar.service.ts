import { createHash, randomBytes } from 'node:crypto';
import { calendarFile } from '@lantern/abroad/calendar-file';
import { addDays } from '@lantern/abroad/days';
import { instantOf } from '@lantern/abroad/instant';
import type { CalendarFeed } from '@lantern/contract/calendar';
import { hours, inSeconds } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTryFrom } from '#database/throttles.networks.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { sessionsOfMentor } from '#features/bookings/bookings.service.ts';
import { listOpenDates, type PlanPorts } from '#features/dashboard/dashboard.service.ts';
import * as store from './calendar.store.ts';

const feedsPerStudent: Throttle = { tries: 30, windowSeconds: inSeconds(hours(1)) };
/** Calendars ask a few times an hour; one office can hold many students. */
const readsPerAddress: Throttle = { tries: 600, windowSeconds: inSeconds(hours(1)) };
/** Days that stay in the calendar after they have passed. */
const keptDays = 30;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

const feedOf = ({ created_at, last_read_at }: store.KeptFeed): CalendarFeed => ({
  created_at: created_at.toISOString(),
  last_read_at: last_read_at?.toISOString() ?? null,
});

export async function getFeed(database: Database, caller: Caller): Promise<CalendarFeed | null> {
  const feed = await store.findFeed(database, caller.id);
  return feed ? feedOf(feed) : null;
}

/** Makes an address, which is shown only once, and replaces the earlier one. */
export async function makeFeed(
  database: Database,
  caller: Caller,
  language: string,
  baseUrl: string,
): Promise<{ feed: CalendarFeed; url: string }> {
  await countTry(database, tryKey('calendar-feeds', caller.id), feedsPerStudent);
  const token = randomBytes(32).toString('base64url');
  const feed = await store.putFeed(database, caller.id, hashOf(token), language.toWellFormed());
  return { feed: feedOf(feed), url: `${baseUrl}/api/calendar/feed/${token}.ics` };
}

export async function revokeFeed(database: Database, caller: Caller): Promise<void> {
  await store.removeFeed(database, caller.id);
}

/** The calendar behind an address: titles and days, nothing else of the student. */
export async function readFeed(ports: PlanPorts, token: string, address: string): Promise<string> {
  await countTryFrom(ports.database, 'calendar-reads', address, readsPerAddress);
  const feed = await store.openFeed(ports.database, hashOf(token.replace(/\.ics$/, '')));
  if (!feed) throw new Problem('not_found');
  const now = new Date();
  const from = addDays(now.toISOString().slice(0, 10), -keptDays);
  if (feed.role === 'mentor') {
    const sessions = await sessionsOfMentor(ports.database, feed.user_id, feed.language);
    return calendarFile(
      sessions.filter(({ start }) => start >= from),
      now,
      'Lantern',
    );
  }
  const dates = await listOpenDates(ports, feed.user_id, feed.language, from);
  const entries = dates.map(({ id, title, date, time, zone }) => ({
    id,
    title,
    start: time && zone ? instantOf(date, time, zone) : date,
  }));
  return calendarFile(entries, now, 'Lantern');
}
