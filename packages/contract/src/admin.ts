import * as z from 'zod/mini';
import { admin } from './access.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema, idSchema, limit, okSchema, timestampSchema } from './fields.ts';

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  usedAt: z.nullable(timestampSchema),
});

export const inviteMentorSchema = z.strictObject({ email: emailSchema });

export const inviteMentor = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Invite a mentor by email; the link works once, for 14 days, and is shown here too',
  access: admin,
  body: inviteMentorSchema,
  response: z.object({ invitation: invitationSchema, link: z.string() }),
  holdsSecret: true,
  problems: ['email_taken'],
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'The newest 100 mentor invitations',
  access: admin,
  response: z.object({ invitations: z.array(invitationSchema) }),
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/{id}',
  summary: 'Withdraw an invitation that nobody has used',
  access: admin,
  params: z.object({ id: z.string().check(limit(64), z.regex(/^[0-9a-f]{64}$/)) }),
  response: okSchema,
  problems: ['not_found'],
});

const staffMemberSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(['mentor', 'admin']),
  /** signs in with a second step */
  twoFactor: z.boolean(),
  createdAt: timestampSchema,
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffListed = 500;
export const listStaff = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  summary: `Who has which role beside students: administrators, then mentors, by name, at most ${staffListed}`,
  access: admin,
  response: z.object({ people: z.array(staffMemberSchema) }),
});

export const issueResetLink = endpoint({
  method: 'POST',
  path: '/api/admin/reset-links',
  summary: 'Make a one-time password-reset link to hand over in person, where there is no mail server',
  access: admin,
  body: z.strictObject({ email: emailSchema }),
  response: z.object({ link: z.string(), expiresAt: timestampSchema }),
  holdsSecret: true,
  problems: ['not_found'],
});

export const storedMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  writtenAt: timestampSchema,
});

/** Days that a mail stays which no mail server took. */
export const mailsKeptDays = 30;
export const listStoredMails = endpoint({
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Mails that no mail server took, newest first (at most 200)',
  access: admin,
  response: z.object({ mailServer: z.boolean(), mails: z.array(storedMailSchema) }),
});

export const readStoredMail = endpoint({
  method: 'GET',
  path: '/api/admin/outbox/{id}',
  summary: 'One of these mails',
  access: admin,
  params: z.object({ id: z.string().check(limit(120), z.regex(/^[\w.-]{1,120}$/)) }),
  response: z.object({ mail: z.extend(storedMailSchema, { text: z.string() }) }),
  holdsSecret: true,
  problems: ['not_found'],
});
