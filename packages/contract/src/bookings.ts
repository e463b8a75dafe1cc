// Sessions with mentors: free times, booking, moving, cancelling, and what is kept of them.
import * as z from 'zod/mini';
import { type Access, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, nameLine, optionalPhoneSchema, prose, timestampSchema } from './fields.ts';
import { interviewTypes } from './interviews.types.ts';
import {
  meetingLinkSchema,
  mentorCardSchema,
  mentorSearch,
  mentorsPerPage,
  type SessionKind,
  sessionKinds,
} from './mentors.ts';

/** Days ahead that can be booked. */
export const horizonDays = 60;
/** Sessions ahead that a student can have. */
export const sessionsMax = 6;
/** Until so many minutes before the beginning a session can be moved, and is cancelled in time. */
export const changeMinutes = 120;
/** Join opens so many minutes before. */
export const joinMinutes = 10;
/** Ratings before a card shows their mean: fewer would tell who gave them. */
export const ratingsShown = 3;

const clock = z.string().check(limit(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time like 19:30.'));
const zone = line(64);
const kind = z.enum(sessionKinds);

export const slotSchema = z.object({
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  /** on the reader's clocks */
  date: z.string(),
  time: z.string(),
  mentor_id: idSchema,
  mentor_name: z.string(),
  mentor_zone: z.string(),
  /** on the mentor's clocks */
  mentor_date: z.string(),
  mentor_time: z.string(),
  /** how this mentor is met, as on the card: with many mentors, that is not on the page that was read */
  has_link: z.boolean(),
  call_room: z.boolean(),
  calls_phones: z.boolean(),
});
export type Slot = z.infer<typeof slotSchema>;

const bookableSchema = z.extend(mentorCardSchema, {
  /** held, with this Lantern */
  sessions: z.int(),
  /** mean of 1 to 5, of students who held a session; null while they are fewer than three */
  rating: z.nullable(z.number()),
  /** when the first free time begins; null where there is none, and where no kind is asked for */
  next_free: z.nullable(timestampSchema),
});
export type BookableMentor = z.infer<typeof bookableSchema>;

export const listBookableMentors = endpoint({
  method: 'GET',
  path: '/api/prep-call/mentors',
  summary: `Mentors who can be booked, by name, ${mentorsPerPage} a page; with words, those whose name, card, countries or languages hold them, in any of our languages and scripts`,
  access: student,
  query: z.object({ kind: z.optional(kind), ...mentorSearch }),
  response: z.object({
    mentors: z.array(bookableSchema),
    /** there is another page */
    more: z.boolean(),
    /** what any of the listed mentors offers, whatever was asked for */
    kinds: z.array(kind),
  }),
});

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/prep-call/slots',
  summary:
    'Free times from a date on, for one day or up to 14: `availableSlots` are those of the date itself, on the clocks of `zone` (UTC unless said)',
  access: student,
  query: z.object({
    date: daySchema,
    days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(14))),
    kind: z.optional(kind),
    mentor_id: z.optional(idSchema),
    zone: z.optional(zone),
  }),
  response: z.object({ zone: z.string(), availableSlots: z.array(z.string()), slots: z.array(slotSchema) }),
  problems: ['not_found', 'blocked'],
});

/** Why a time was refused: `extra` of slot_taken. */
export const alternativesSchema = z.object({ alternatives: z.array(slotSchema) });

export const sessionStates = ['scheduled', 'completed', 'cancelled', 'no-show'] as const;
export type SessionState = (typeof sessionStates)[number];
const side = z.enum(['student', 'mentor']);

/** A session as its two people see it. */
export const sessionSchema = z.object({
  _id: idSchema,
  kind,
  status: z.enum(sessionStates),
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  /** what the caller is in it */
  side,
  mentor_id: z.nullable(idSchema),
  student_id: idSchema,
  /** null when the mentor's account is gone */
  mentor_name: z.nullable(z.string()),
  student_name: z.string(),
  mentor_zone: z.string(),
  student_zone: z.string(),
  note: z.string(),
  interview_type: z.nullable(z.enum(interviewTypes)),
  by_phone: z.boolean(),
  /** of a session by phone; otherwise the student's number for when nothing else works, if they gave one */
  phone: z.string(),
  /** they meet in Lantern's own call room; a link is then the way out */
  call_room: z.boolean(),
  meeting_link: z.string(),
  recording_link: z.string(),
  student_notes: z.string(),
  mentor_notes: z.string(),
  /** admin: an account of the two was stopped */
  cancelled_by: z.nullable(z.enum(['student', 'mentor', 'admin'])),
  cancel_reason: z.string(),
  /** cancelled less than two hours before */
  was_late: z.boolean(),
  /** who did not come */
  absent: z.nullable(side),
  rating: z.nullable(z.int()),
  feedback: z.string(),
  /** where it stood before it was last moved */
  moved_from: z.nullable(timestampSchema),
  /** one of the two blocked the other, or their conversation was ended: they can cancel, and not meet or move */
  blocked: z.boolean(),
});
export type MentorSession = z.infer<typeof sessionSchema>;

const people: Access = { roles: ['student', 'mentor'] };
const one = { params: z.object({ id: idSchema }), response: z.object({ session: sessionSchema }) };

const bookingBody = z
  .strictObject({
    user_id: z.optional(idSchema),
    kind: z.optional(kind),
    date: daySchema,
    time: clock,
    /** of `date` and `time`; UTC unless said */
    zone: z.optional(zone),
    /** the instant itself, for a time that comes twice */
    starts_at: z.optional(timestampSchema),
    mentor_id: z.optional(idSchema),
    /** how the mentor shall call the student; the account's name unless said */
    full_name: z.optional(nameLine(200)),
    note: z.optional(prose(1000)),
    interview_type: z.optional(z.enum(interviewTypes)),
    by_phone: z.optional(z.boolean()),
    phone: z.optional(optionalPhoneSchema),
  })
  .check(
    z.refine(({ by_phone, phone }) => !by_phone || Boolean(phone), {
      path: ['phone'],
      message: 'Write the number that your mentor should call.',
    }),
  );

export const bookSession = endpoint({
  method: 'POST',
  path: '/api/prep-call/book',
  summary:
    'Book a session with a mentor, or with any mentor who is free then. A time that is not free answers slot_taken with the nearest free ones in extra',
  access: student,
  body: bookingBody,
  response: z.object({ session: sessionSchema }),
  problems: ['not_found', 'slot_taken', 'blocked', 'own_overlap', 'too_many_sessions', 'too_many_requests'],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/prep-call/sessions',
  summary: 'My sessions: all that are ahead, and the last 100 that are over',
  access: people,
  response: z.object({ upcoming: z.array(sessionSchema), past: z.array(sessionSchema) }),
});

export const moveSession = endpoint({
  method: 'POST',
  path: '/api/prep-call/sessions/{id}/reschedule',
  summary: 'Move my session to another free time of the same mentor, until two hours before it begins',
  access: student,
  ...one,
  body: z.strictObject({ starts_at: timestampSchema, zone: z.optional(zone) }),
  problems: ['not_found', 'slot_taken', 'blocked', 'own_overlap', 'too_late', 'too_many_requests'],
});

export const cancelSession = endpoint({
  method: 'POST',
  path: '/api/prep-call/sessions/{id}/cancel',
  summary: 'Cancel my session before it begins; a mentor says why. Of two who are blocked no reason is kept',
  access: people,
  ...one,
  body: z.strictObject({ reason: z.optional(line(300)) }),
  problems: ['not_found', 'too_late'],
});

export const notesMax = 10_000;
export const saveNotes = endpoint({
  method: 'PUT',
  path: '/api/prep-call/sessions/{id}/notes',
  summary: 'My own notes on a session: both sides read them',
  access: people,
  ...one,
  body: z.strictObject({ notes: prose(notesMax) }),
  problems: ['not_found', 'blocked'],
});

export const saveLinks = endpoint({
  method: 'PUT',
  path: '/api/prep-call/sessions/{id}/links',
  summary: 'Where we meet, and where a recording can be watched',
  access: { roles: ['mentor'] },
  ...one,
  body: z.strictObject({
    meeting_link: meetingLinkSchema,
    recording_link: meetingLinkSchema,
    /** stays as it is unless said; a session by phone has none */
    call_room: z.optional(z.boolean()),
  }),
  problems: ['not_found', 'blocked'],
});

export const reportNoShow = endpoint({
  method: 'POST',
  path: '/api/prep-call/sessions/{id}/no-show',
  summary: 'Say that the other one did not come, once the session has begun',
  access: people,
  ...one,
  problems: ['not_found', 'too_early', 'too_late'],
});

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/prep-call/sessions/{id}/feedback',
  summary:
    'How a session that was held was for me: 1 to 5, and words for the mentor. Who is blocked from them changes the rating alone',
  access: student,
  ...one,
  body: z.strictObject({ rating: z.int().check(z.gte(1), z.lte(5)), words: prose(1000) }),
  problems: ['not_found', 'too_early', 'blocked'],
});

/** Kinds that the prep call's screen offers, in its order. */
export const prepCallKinds: readonly SessionKind[] = ['application-help', 'study-guidance', 'free-session'];
