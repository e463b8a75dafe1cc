// What happened at the doors of accounts, for their owners and for administrators.
import * as z from 'zod/mini';
import { admin, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';

export const securityKinds = [
  'signed-in',
  'sign-in-failed',
  'second-step-failed',
  'sign-in-refused',
  'signed-out',
  'account-made',
  'reset-asked',
  'password-reset',
  'password-changed',
  'email-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
  'passkey-added',
  'passkey-removed',
  'access-token-made',
  'access-token-removed',
  'sessions-ended',
  'reset-link-made',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

export const eventsPerPage = 50;
export const eventsKeptDays = 365;

const fields = {
  _id: z.int(),
  at: timestampSchema,
  kind: z.enum(securityKinds),
  /** the first part of an address */
  network: z.string(),
};
const ownEvent = z.object(fields);
export type SecurityEvent = z.infer<typeof ownEvent>;
/** the last event of the page before: its `next` */
const page = z.strictObject({ before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) });

export const listMySecurityEvents = endpoint({
  method: 'GET',
  path: '/api/auth/security-log',
  summary: `Sign-ins to my account and changes of what protects it, in the last year, newest first, ${eventsPerPage} a page`,
  access: signedIn,
  query: page,
  response: z.object({ events: z.array(ownEvent), next: z.nullable(z.int()) }),
});

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-log',
  summary: `The same of all accounts, and failed tries at emails without one, ${eventsPerPage} a page`,
  access: admin,
  query: page,
  response: z.object({
    /** null: an email without an account */
    events: z.array(z.object({ ...fields, name: z.nullable(z.string()) })),
    next: z.nullable(z.int()),
  }),
});

const demand = { admins: z.boolean(), mentors: z.boolean() };

export const readSecondFactorDemand = endpoint({
  method: 'GET',
  path: '/api/admin/second-factor',
  summary: 'Of whom a second step at sign-in is asked',
  access: admin,
  response: z.object(demand),
});

export const secondFactorDays = 14;
export const saveSecondFactorDemand = endpoint({
  method: 'PUT',
  path: '/api/admin/second-factor',
  summary: `Ask administrators or mentors for a second step at sign-in, or no longer: they have ${secondFactorDays} days, then their account opens no screens until it is on`,
  access: admin,
  body: z.strictObject(demand),
  response: z.object(demand),
});
