// Accounts as those who run an installation look after them: stopping one, ending its sessions, helping somebody back in,
// handing out or erasing what is kept of a person who asks, and who may do what.
import * as z from 'zod/mini';
import { admin, adminOr, duties, roles, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, okSchema, prose, timestampSchema } from './fields.ts';

/** What can be decided about an account. */
export const measureKinds = [
  'suspended',
  'lifted',
  'sessions-ended',
  'second-factor-reset',
  'role-changed',
  'exported',
  'erased',
] as const;
export type MeasureKind = (typeof measureKinds)[number];

export const peopleListed = 20;
export const reasonMax = 1000;
/** Minutes in which the copy of an account can be fetched after its reason was said. */
export const exportMinutes = 30;

const measureSchema = z.object({
  _id: idSchema,
  kind: z.enum(measureKinds),
  /** null when that account is gone */
  by: z.nullable(z.string()),
  /** why, or how it was made sure who asked */
  words: z.string(),
  at: timestampSchema,
});
export type Measure = z.infer<typeof measureSchema>;

const personFields = {
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  duties: z.array(z.enum(duties)),
  guest: z.boolean(),
  suspended_at: z.nullable(timestampSchema),
  two_factor: z.boolean(),
  created_at: timestampSchema,
  last_used_at: timestampSchema,
};
const personSchema = z.object(personFields);
export type FoundPerson = z.infer<typeof personSchema>;

export const findPeople = endpoint({
  method: 'POST',
  path: '/api/admin/people/find',
  summary: `Accounts whose name or email begins with or holds some words, by name, at most ${peopleListed}`,
  access: adminOr('safeguards'),
  body: z.strictObject({ words: line(200).check(z.minLength(2, 'Write two characters or more.')) }),
  response: z.object({ people: z.array(personSchema) }),
});

const of = { params: z.object({ id: idSchema }) };
const wholePerson = z.object({
  ...personFields,
  /** where it is signed in */
  sessions: z.int(),
  /** booked with it, on either side */
  bookings: z.int(),
  measures: z.array(measureSchema),
});
export type WholePerson = z.infer<typeof wholePerson>;
const personAnswer = z.object({ person: wholePerson });

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}',
  summary: 'One account: its role, its state and what was decided about it; nothing of what is kept in it',
  access: adminOr('safeguards'),
  ...of,
  response: personAnswer,
  problems: ['not_found'],
});

const reason = prose(reasonMax).check(z.trim(), z.minLength(1, 'Say why. The person will read it.'));
const withReason = z.strictObject({ reason });
const check = prose(reasonMax).check(z.trim(), z.minLength(10, 'Say how you know who they are.'));

export const suspendPerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/suspend',
  summary:
    'Stop an account until that is lifted: its sessions end, its sessions with others are cancelled and these told, its card, shares and links show nothing. An administrator is stopped by administrators alone',
  access: adminOr('safeguards'),
  ...of,
  body: withReason,
  response: personAnswer,
  problems: ['not_found', 'forbidden', 'last_admin'],
});

export const liftSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/lift',
  summary: 'Let somebody whose account was stopped use it again; what was cancelled stays cancelled',
  access: adminOr('safeguards'),
  ...of,
  body: withReason,
  response: personAnswer,
  problems: ['not_found', 'forbidden'],
});

export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/end-sessions',
  summary: 'Sign somebody out everywhere',
  access: adminOr('safeguards'),
  ...of,
  body: withReason,
  response: personAnswer,
  problems: ['not_found', 'forbidden'],
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/reset-second-factor',
  summary:
    'Switch two-factor sign-in off for somebody who lost it, once it is sure who asks; says how, and ends their sessions',
  access: admin,
  ...of,
  body: z.strictObject({ check }),
  response: personAnswer,
  problems: ['not_found', 'forbidden'],
});

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/role',
  summary:
    'Make a mentor an administrator or the other way round, or say what a mentor does besides; asks for two-factor sign-in of whoever does it',
  access: admin,
  ...of,
  body: z.strictObject({
    role: z.enum(['mentor', 'admin']),
    /** of a mentor */
    duties: z.array(z.enum(duties)).check(z.maxLength(duties.length)),
    reason,
  }),
  response: personAnswer,
  problems: ['not_found', 'forbidden', 'second_factor_needed', 'last_admin'],
});

export const becomeMentor = endpoint({
  method: 'POST',
  path: '/api/people/become-mentor',
  summary:
    'Make my student account a mentor account with an invitation to its address: sessions ahead are cancelled, shares end, and I sign in again',
  access: student,
  body: z.strictObject({ token: z.string().check(limit(256), z.regex(/^[\w-]{16,256}$/)) }),
  response: okSchema,
  problems: ['invalid_token', 'forbidden', 'too_many_requests'],
});

export const prepareExportOf = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/export',
  summary: `Say why somebody’s account is copied, such as a guardian’s request; for ${exportMinutes} minutes the copy can then be fetched`,
  access: admin,
  ...of,
  body: withReason,
  response: okSchema,
  problems: ['not_found'],
});

export const exportPerson = endpoint({
  method: 'GET',
  path: '/api/admin/people/{id}/everything',
  summary: 'Everything that is kept of somebody, as a ZIP, after its reason was said',
  access: admin,
  ...of,
  query: z.object({ zone: z.optional(line(60)) }),
  response: 'file',
  problems: ['not_found', 'too_many_requests', 'unavailable'],
});

export const erasePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/{id}/erase',
  summary:
    'Delete somebody’s account and everything in it for good; asks for its email address, so that it is the right one',
  access: admin,
  ...of,
  body: z.strictObject({ reason, email: line(254) }),
  response: okSchema,
  problems: ['not_found', 'last_admin', 'forbidden'],
});
