// Letters of recommendation: who writes them, what a student asks for, and what a recommender does by a link that needs no
// account. With the waiver the student never opens the letter.
import * as z from 'zod/mini';
import { anyone, student } from './access.ts';
import { documentMax } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import {
  cleaned,
  daySchema,
  emailSchema,
  idSchema,
  limit,
  line,
  okSchema,
  prose,
  requiredName,
  timestampSchema,
} from './fields.ts';
import { languageCodes } from './languages.ts';
import { type FieldsOf, recordEndpoints } from './record.ts';
import { typedEmail } from './typed-text.ts';

export const recommendersMax = 40;
/** Requests that wait or were answered with a letter; what was withdrawn or declined does not count. */
export const lettersMax = 30;
export const letterApplicationsMax = 20;
/** Of the newest requests, with those that are closed. */
export const listedLettersMax = 100;

export const letterMessages = {
  name: 'Write the name of who writes the letter.',
  full: 'You have 40 recommenders. Delete one to make room.',
  email: 'Write an email address like name@example.org.',
  noEmail: 'There is no email address. Add one, or hand the link over yourself.',
  unconfirmed: 'Confirm your own email address first: your profile sends you a link. Or hand the link over yourself.',
  guest: 'As a guest you cannot send mail from here. Create an account, or give them the link yourself.',
  applications: 'Choose at least one application.',
  gone: 'One of these applications is not on your list any more.',
  over: 'Choose today or a later day.',
  tooLong: 'A link works for a year at most.',
  tooSoon: 'The link would end before the letter is due.',
} as const;

const optionalEmail = z.string(letterMessages.email).check(
  z.trim(),
  ...cleaned(254, typedEmail),
  z.refine((typed) => typed === '' || emailSchema.safeParse(typed).success, letterMessages.email),
);

export const recommenderFields = {
  name: requiredName(120, letterMessages.name),
  email: z._default(optionalEmail, ''),
  /** "my physics teacher for two years" */
  relation: z._default(line(160), ''),
  /** in which mails and printed requests are written */
  language: z._default(z.enum(languageCodes), 'en'),
};

export const recommenderCalls = recordEndpoints({
  base: '/api/recommenders',
  topic: 'recommenders',
  noun: { one: 'recommender', many: 'recommenders' },
  one: 'recommender',
  many: 'recommenders',
  most: recommendersMax,
  fields: recommenderFields,
});
export type Recommender = z.infer<typeof recommenderCalls.record>;
export type RecommenderFields = FieldsOf<typeof recommenderCalls>;

export const letterStates = ['asked', 'opened', 'reminded', 'declined', 'received', 'withdrawn', 'ended'] as const;
export type LetterState = (typeof letterStates)[number];

export const letterSchema = z.object({
  _id: idSchema,
  recommender_id: idSchema,
  application_ids: z.array(idSchema),
  /** the student gave up the right to read it; it stays as it was said */
  waived: z.boolean(),
  note: z.string(),
  due_on: z.nullable(daySchema),
  /** of the link */
  ends_on: daySchema,
  state: z.enum(letterStates),
  created_at: timestampSchema,
  opened_at: z.nullable(timestampSchema),
  mailed_at: z.nullable(timestampSchema),
  reminders: z.int(),
  reminded_at: z.nullable(timestampSchema),
  declined_at: z.nullable(timestampSchema),
  declined_word: z.string(),
  received_at: z.nullable(timestampSchema),
  /** it came by a link that the student handed over, not by one that was mailed to the recommender */
  handed_over: z.boolean(),
  /** bytes; null until it is here */
  size: z.nullable(z.int()),
});
export type Letter = z.infer<typeof letterSchema>;

/** Requests of which a letter can still come. */
export const isWaiting = ({ state }: Pick<Letter, 'state'>) =>
  state === 'asked' || state === 'opened' || state === 'reminded';

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/letters',
  summary: `My requests for letters of recommendation, newest first, at most ${listedLettersMax}`,
  access: student,
  response: z.object({
    letters: z.array(letterSchema),
    /** a mail server is there, and this is no look-around */
    can_mail: z.boolean(),
  }),
});

/** How the link gets to the recommender: by mail, or by the student's own hand. */
const send = z.enum(['mail', 'hand']);
/**
 * What the student hands over, told this once: the link, and a text with it in the recommender's language. Null where it
 * was mailed: that link is the recommender's alone.
 */
const madeSchema = z.object({ letter: letterSchema, url: z.nullable(z.string()), text: z.nullable(z.string()) });

export const letterNote = prose(1000);
export const askForLetter = endpoint({
  method: 'POST',
  path: '/api/letters/ask',
  summary:
    'Ask a recommender for a letter for some applications, by a link that works until a day and needs no account',
  access: student,
  body: z.strictObject({
    recommender_id: idSchema,
    application_ids: z
      .array(idSchema)
      .check(
        z.minLength(1, letterMessages.applications),
        limit(letterApplicationsMax, `At most ${letterApplicationsMax}.`),
      ),
    waived: z.boolean(),
    note: z.optional(letterNote),
    due_on: z.optional(z.nullable(daySchema)),
    ends_on: daySchema,
    send,
  }),
  response: madeSchema,
  holdsSecret: true,
  problems: ['not_found', 'too_many_letters', 'too_many_requests'],
});

export const remindOfLetter = endpoint({
  method: 'POST',
  path: '/api/letters/remind',
  summary:
    'Remind a recommender, by mail (once a day) or with a text to hand over; a new link, the earlier ones still work',
  access: student,
  body: z.strictObject({ letter_id: idSchema, send }),
  response: madeSchema,
  holdsSecret: true,
  problems: ['not_found', 'letter_closed', 'letter_received', 'too_many_requests'],
});

export const withdrawLetter = endpoint({
  method: 'POST',
  path: '/api/letters/withdraw',
  summary: 'Take a request back: its links stop at once',
  access: student,
  body: z.strictObject({ letter_id: idSchema }),
  response: z.object({ letter: letterSchema }),
  problems: ['not_found', 'letter_received'],
});

export const readLetter = endpoint({
  method: 'GET',
  path: '/api/letters/file/{id}',
  summary: 'A letter that came, as PDF; never one whose right to read was waived',
  access: student,
  params: z.object({ id: idSchema }),
  response: 'file',
  problems: ['not_found', 'letter_sealed'],
});

// --- by the link

const tokenParams = z.object({ token: z.string().check(z.minLength(20), limit(100), z.regex(/^[\w-]+$/)) });

export const openLetterRequest = endpoint({
  method: 'GET',
  path: '/api/letters/open/{token}',
  summary:
    'What a link asks a recommender for: who asks, for which applications, until when, and whether it will be read',
  access: anyone,
  params: tokenParams,
  response: z.object({
    student: z.string(),
    recommender: z.string(),
    relation: z.string(),
    waived: z.boolean(),
    note: z.string(),
    due_on: z.nullable(daySchema),
    ends_on: daySchema,
    applications: z.array(
      z.object({ university: z.string(), program: z.string(), country: z.string(), deadline: z.nullable(daySchema) }),
    ),
    state: z.enum(['waiting', 'declined', 'received']),
    received_at: z.nullable(timestampSchema),
  }),
  problems: ['not_found', 'too_many_requests'],
});

export const sendLetter = endpoint({
  method: 'POST',
  path: '/api/letters/send/{token}',
  summary: 'Hand in the letter: a PDF of at most 10 MB as multipart, in a part named file; once',
  access: anyone,
  params: tokenParams,
  body: z.strictObject({}),
  form: { maxBytes: documentMax },
  response: okSchema,
  problems: [
    'not_found',
    'letter_received',
    'not_a_pdf',
    'payload_too_large',
    'unsupported_media_type',
    'too_many_requests',
    'busy',
  ],
});

export const declineLetter = endpoint({
  method: 'POST',
  path: '/api/letters/decline/{token}',
  summary: 'Say no to a request, with a word to the student',
  access: anyone,
  params: tokenParams,
  body: z.strictObject({ word: z.optional(prose(500)) }),
  response: okSchema,
  problems: ['not_found', 'letter_received', 'too_many_requests'],
});
