// Mentors as they present themselves, and when they can be met. What is booked with them is in bookings.ts.
import * as z from 'zod/mini';
import { mentor } from './access.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, prose } from './fields.ts';
import { outsideLink } from './outside-link.ts';

/** The specification's two prep calls, a mock interview, and a talk about anything; all free. */
export const sessionKinds = ['application-help', 'study-guidance', 'mock-interview', 'free-session'] as const;
export type SessionKind = (typeof sessionKinds)[number];
export const sessionMinutes: Record<SessionKind, number> = {
  'application-help': 60,
  'study-guidance': 45,
  'mock-interview': 45,
  'free-session': 30,
};
/** Of the mentor's week. */
export const weekdayKinds: readonly SessionKind[] = ['application-help'];

/** A card shows two. */
export const specialtiesMax = 6;
export const specialtiesShown = 2;
export const hoursMax = 28;
export const exceptionsMax = 60;

const list = <T extends z.ZodMiniType>(one: T, most: number) => z.array(one).check(limit(most, `At most ${most}.`));

const from = z
  .string()
  .check(limit(5), z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'Choose a time on a quarter of an hour.'));
const to = z
  .string()
  .check(limit(5), z.regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, 'Choose a time on a quarter of an hour.'));
const isForward = (one: { from: string; to: string }) => one.from < one.to;
const forward = { path: ['to'], message: 'This must be later than the start.' };

const openHoursSchema = z.strictObject({ from, to }).check(z.refine(isForward, forward));
const weeklyHoursSchema = z
  .strictObject({ weekday: z.int().check(z.gte(1), z.lte(7)), from, to })
  .check(z.refine(isForward, forward));
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

function overlaps(hours: readonly { from: string; to: string }[]): boolean {
  const ordered = hours.toSorted((a, b) => a.from.localeCompare(b.from));
  return ordered.some((one, index) => one.from < (ordered[index - 1]?.to ?? ''));
}
const overlapping = 'Two of these times overlap.';

const exceptionSchema = z
  .strictObject({ day: daySchema, open: list(openHoursSchema, 4) })
  .check(z.refine(({ open }) => !overlaps(open), { path: ['open'], message: overlapping }));
export type HoursException = z.infer<typeof exceptionSchema>;

/** Where people meet or watch a recording: a page that everybody can open, and no chat app. */
export const meetingLinkSchema = outsideLink(500);

/** A link that was kept before chat apps and private networks were refused leads nowhere. */
export const linkOrNone = (link: string): string => (z.safeParse(meetingLinkSchema, link).success ? link : '');

const profileFields = {
  /** one line under the name */
  expertise: line(120),
  about: prose(1000),
  specialties: list(line(40).check(z.minLength(1, 'This is required.')), specialtiesMax),
  languages: list(z.string().check(limit(3), z.regex(/^[a-z]{2,3}$/, 'Choose a language from the list.')), 10),
  countries: list(z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.')), 12),
  time_zone: line(64).check(z.minLength(1, 'Choose a time zone.')),
  kinds: list(z.enum(sessionKinds), sessionKinds.length),
  /** hours between booking and beginning */
  notice_hours: z.int().check(z.gte(0), z.lte(168)),
  /** minutes kept free after a session */
  buffer_minutes: z.int().check(z.gte(0), z.lte(120)),
  /** the mentor's own room; students see it once they have booked */
  meeting_link: meetingLinkSchema,
  /** meets students in Lantern's own call room; the link is then the way out when that does not connect */
  call_room: z._default(z.boolean(), false),
  /** calls students who cannot use a link */
  calls_phones: z.boolean(),
  hours: list(weeklyHoursSchema, hoursMax),
  exceptions: list(exceptionSchema, exceptionsMax),
  /** students see the card and can book */
  published: z.boolean(),
  /** has read the rules for talking with people under 18 */
  safeguards: z.boolean(),
};

export const mentorProfileSchema = z.strictObject(profileFields).check(
  z.refine(
    ({ hours }) => [1, 2, 3, 4, 5, 6, 7].every((weekday) => !overlaps(hours.filter((one) => one.weekday === weekday))),
    { path: ['hours'], message: overlapping },
  ),
  z.refine(({ exceptions }) => new Set(exceptions.map(({ day }) => day)).size === exceptions.length, {
    path: ['exceptions'],
    message: 'Each day once.',
  }),
  z.refine(({ published, safeguards }) => !published || safeguards, {
    path: ['safeguards'],
    message: 'Read the rules and tick them before students can book you.',
  }),
  z.refine(({ published, expertise }) => !published || expertise !== '', {
    path: ['expertise'],
    message: 'Say what you can help with before students can book you.',
  }),
  z.refine(({ published, kinds }) => !published || kinds.length > 0, {
    path: ['kinds'],
    message: 'Choose at least one kind of session before students can book you.',
  }),
  z.refine(
    ({ published, meeting_link, calls_phones, call_room }) =>
      !published || meeting_link !== '' || calls_phones || call_room,
    {
      path: ['meeting_link'],
      message: 'Say where you meet before students can book you: in the call room, by a link or by phone.',
    },
  ),
);
export type MentorProfile = z.infer<typeof mentorProfileSchema>;

/** What everybody who is signed in may know of a mentor. */
export const mentorCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  expertise: z.string(),
  about: z.string(),
  specialties: z.array(z.string()),
  languages: z.array(z.string()),
  countries: z.array(z.string()),
  time_zone: z.string(),
  kinds: z.array(z.enum(sessionKinds)),
  has_link: z.boolean(),
  call_room: z.boolean(),
  calls_phones: z.boolean(),
});
export type MentorCard = z.infer<typeof mentorCardSchema>;

/** Of one answer. */
export const mentorsPerPage = 20;
/** That are listed; a school has some hundreds. */
export const mentorsMax = 1000;

/** How a list of mentors is looked through: by words of their cards or their name, page by page. */
export const mentorSearch = {
  q: z.optional(z.string().check(z.trim(), limit(100))),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(mentorsMax / mentorsPerPage)), 1),
};

const kept = z.object({ profile: z.object(profileFields), revision: z.int() });

export const getMentorProfile = endpoint({
  method: 'GET',
  path: '/api/mentor/profile',
  summary: 'How I present myself as a mentor and when I can be met; revision 0 before the first save',
  access: mentor,
  response: kept,
});

export const saveMentorProfile = endpoint({
  method: 'PUT',
  path: '/api/mentor/profile',
  summary: 'Save it whole. On an old base_revision nothing is replaced and the answer is stale_revision',
  access: mentor,
  body: z.strictObject({ profile: mentorProfileSchema, base_revision: z.int().check(z.gte(0)) }),
  response: kept,
  problems: ['stale_revision'],
});
