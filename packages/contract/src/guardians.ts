// A link with which a parent or guardian follows a student without an account: how far it is, and what comes next. Never
// papers, essays or anything that was written.
import * as z from 'zod/mini';
import { anyone, student } from './access.ts';
import { nextDateSchema, progressStepSchema } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, limit, line, timestampSchema } from './fields.ts';

export const guardianMessages = {
  over: 'Choose today or a later day.',
  tooLong: 'A link works for a year at most.',
} as const;

export const guardianLinksMax = 20;

export const guardianLinkSchema = z.object({
  _id: idSchema,
  label: z.string(),
  ends_on: daySchema,
  revoked_at: z.nullable(timestampSchema),
  opened: z.int(),
  last_opened_at: z.nullable(timestampSchema),
  created_at: timestampSchema,
});
export type GuardianLink = z.infer<typeof guardianLinkSchema>;

export const createGuardianLink = endpoint({
  method: 'POST',
  path: '/api/guardians/link',
  summary:
    'A link that shows my progress and next dates to whoever has it, until a day (at most a year away). The link is told once',
  access: student,
  body: z.strictObject({ label: z.optional(line(100)), ends_on: daySchema }),
  response: z.object({ guardian_link: guardianLinkSchema, url: z.string() }),
  holdsSecret: true,
  problems: ['too_many_requests'],
});

export const listGuardianLinks = endpoint({
  method: 'GET',
  path: '/api/guardians/links',
  summary: `My links for guardians, newest first, at most ${guardianLinksMax}`,
  access: student,
  response: z.object({ links: z.array(guardianLinkSchema) }),
});

export const revokeGuardianLink = endpoint({
  method: 'POST',
  path: '/api/guardians/revoke',
  summary: 'Close a link at once',
  access: student,
  body: z.strictObject({ link_id: idSchema }),
  response: z.object({ guardian_link: guardianLinkSchema }),
  problems: ['not_found'],
});

const tokenSchema = z.string().check(z.minLength(20), limit(100), z.regex(/^[\w-]+$/));

export const openGuardianLink = endpoint({
  method: 'GET',
  path: '/api/guardians/open/{token}',
  summary: 'What a link shows: whose progress, how far each step is, what comes next, until when',
  access: anyone,
  params: z.object({ token: tokenSchema }),
  query: z.object({ language: z.optional(line(20)) }),
  response: z.object({
    student: z.string(),
    ends_on: daySchema,
    percent: z.int(),
    steps: z.array(z.pick(progressStepSchema, { id: true, status: true, percent: true })),
    /** soonest first, at most five; nothing of papers and essays */
    dates: z.array(z.pick(nextDateSchema, { id: true, title: true, date: true, time: true, zone: true })),
  }),
  problems: ['not_found', 'too_many_requests'],
});
