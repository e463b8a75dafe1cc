// A private address from which a calendar reads everything of a student that has a day, or the sessions of a mentor. Whoever has the address can read
// it: it holds titles and days, nothing else, and whose it is can make another one or close it.
import * as z from 'zod/mini';
import { type Access, anyone } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limit, line, okSchema, timestampSchema } from './fields.ts';

const owner: Access = { roles: ['student', 'mentor'] };

const feedSchema = z.object({ created_at: timestampSchema, last_read_at: z.nullable(timestampSchema) });
export type CalendarFeed = z.infer<typeof feedSchema>;

export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: 'Whether my calendar has an address, since when, and when it was last read',
  access: owner,
  response: z.object({ feed: z.nullable(feedSchema) }),
});

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/make',
  summary: 'A new address for my calendar, told once; the one before stops to work at once',
  access: owner,
  body: z.strictObject({ language: line(20) }),
  response: z.object({ feed: feedSchema, url: z.string() }),
  holdsSecret: true,
  problems: ['too_many_requests'],
});

export const revokeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar/revoke',
  summary: 'Close the address of my calendar at once',
  access: owner,
  response: okSchema,
});

export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar/feed/{token}',
  summary:
    'What an address shows: an iCalendar file (RFC 5545) of everything open that has a day, and of the last 30 days; of a mentor the sessions',
  access: anyone,
  params: z.object({ token: z.string().check(limit(104), z.regex(/^[\w-]{20,100}(\.ics)?$/)) }),
  response: 'file',
  problems: ['not_found', 'too_many_requests'],
});
