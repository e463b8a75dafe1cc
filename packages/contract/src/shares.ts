// What a student shares with a mentor, and what mentors opened of it; shares.students.ts has a mentor's side. Reads of
// what is shared are the features' own calls (`readers`); http/session.ts decides, and notes each opening.
import * as z from 'zod/mini';
import { type ShareScope, shareScopes, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, personSchema, timestampSchema } from './fields.ts';
import { mentorSearch, mentorsPerPage } from './mentors.ts';

/** In one call. */
export const sharedItemsMax = 50;
/** That are live at a time. */
export const sharesMax = 300;

const scope = z.enum(shareScopes);

export const mentorShareSchema = z.object({
  _id: idSchema,
  mentor: personSchema,
  scope,
  /** null: all of the scope, what is added later too */
  item_id: z.nullable(idSchema),
  /** of the item; null for all of a scope, and for what is gone */
  title: z.nullable(z.string()),
  /** the last day, wherever on earth it ends last; null: until it is ended */
  ends_on: z.nullable(daySchema),
  /** the mentor can open it now */
  is_live: z.boolean(),
  /** it has not ended, and rests: the two are blocked */
  is_paused: z.boolean(),
  /** one of the two blocked the other, or their conversation was ended: nothing new can be shared */
  blocked: z.boolean(),
  revoked_at: z.nullable(timestampSchema),
  created_at: timestampSchema,
});
export type MentorShare = z.infer<typeof mentorShareSchema>;

const sharesAnswer = z.object({ shares: z.array(mentorShareSchema) });

export const listMentorShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary:
    'What I share with mentors, newest first: what has not ended, and what ended in the last 30 days; at most 500',
  access: student,
  response: sharesAnswer,
});

export const listShareMentors = endpoint({
  method: 'GET',
  path: '/api/shares/mentors',
  summary: `Mentors with whom I can share, by name, ${mentorsPerPage} a page, or those that a search finds`,
  access: student,
  query: z.object(mentorSearch),
  response: z.object({
    mentors: z.array(z.extend(personSchema, { expertise: z.string() })),
    /** there is another page */
    more: z.boolean(),
    /** how many others there are, from whom I am blocked */
    blocked: z.int(),
  }),
});

const endsOn = z.nullable(daySchema);

export const addMentorShares = endpoint({
  method: 'POST',
  path: '/api/shares/add',
  summary:
    'Share things with a mentor, until a day (at most a year away) or until I end it; what is shared already gets the new day',
  access: student,
  body: z.strictObject({
    mentor_id: idSchema,
    items: z
      .array(
        z.strictObject({ scope, item_id: z.nullable(idSchema) }).check(
          z.refine((one) => one.scope !== 'record' || one.item_id === null, {
            path: ['item_id'],
            message: 'You can only share the whole record.',
          }),
        ),
      )
      .check(z.minLength(1, 'Choose what to share.'), limit(sharedItemsMax, `At most ${sharedItemsMax}.`)),
    ends_on: endsOn,
  }),
  response: sharesAnswer,
  problems: ['not_found', 'share_blocked', 'too_many_shares', 'too_many_requests'],
});

export const changeMentorShare = endpoint({
  method: 'POST',
  path: '/api/shares/change',
  summary: 'Change the last day of a live share',
  access: student,
  body: z.strictObject({ share_id: idSchema, ends_on: endsOn }),
  response: z.object({ share: mentorShareSchema }),
  problems: ['not_found'],
});

export const revokeMentorShare = endpoint({
  method: 'POST',
  path: '/api/shares/revoke',
  summary: 'End a share at once',
  access: student,
  body: z.strictObject({ share_id: idSchema }),
  response: z.object({ share: mentorShareSchema }),
  problems: ['not_found'],
});

/** What administrators open besides: a stored mail to the student, a link to their account that was made, a copy of it. */
export const adminScopes = ['mail', 'reset-link', 'everything'] as const;
export type AdminScope = ShareScope | (typeof adminScopes)[number];

export const shareOpeningSchema = z.object({
  _id: idSchema,
  /** null: an account that is gone */
  mentor: z.nullable(personSchema),
  /** an administrator did, and no share was asked for */
  as_admin: z.boolean(),
  scope: z.enum([...shareScopes, ...adminScopes]),
  item_id: z.nullable(idSchema),
  /** null where there is no single item, or where it is gone */
  title: z.nullable(z.string()),
  first_at: timestampSchema,
  last_at: timestampSchema,
});
export type MentorShareOpening = z.infer<typeof shareOpeningSchema>;

export const listMentorOpenings = endpoint({
  method: 'GET',
  path: '/api/shares/openings',
  summary:
    'What mentors and administrators opened of mine in the last year, newest first, a page of 50; a thing opened again within the hour is one line',
  access: student,
  /** the last line of the page before: its `next` */
  query: z.object({ after: z.optional(idSchema) }),
  response: z.object({ openings: z.array(shareOpeningSchema), next: z.nullable(idSchema) }),
});
