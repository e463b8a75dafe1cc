// Who is signed in: what every screen asks.
import * as z from 'zod/mini';
import { anyone, duties, roles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, idSchema, okSchema, timestampSchema } from './fields.ts';

/** Who else can say who somebody is: `school` is whoever issues the accounts of this installation's school. */
export const providers = ['school', 'google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

export const sessionUserSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** of a mentor, what they do besides */
  duties: z._default(z.array(z.enum(duties)), []),
  guest: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /** from when on this account opens no screens unless two-factor sign-in is on; null where nobody asks for it */
  secondFactorBy: z._default(z.nullable(timestampSchema), null),
  /** False for somebody who only ever signs in with a social provider. */
  hasPassword: z.boolean(),
  /** the day on which the account was made: what was due before it is not late; null as a device kept it earlier */
  since: z._default(z.nullable(daySchema), null),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const getSession = endpoint({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Who is signed in, if anyone',
  access: anyone,
  response: z.object({ user: z.nullable(sessionUserSchema) }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'End this session',
  access: anyone,
  response: okSchema,
});

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'What the sign-in pages may offer on this installation',
  access: anyone,
  response: z.object({
    social: z.array(z.enum(providers)),
    /** what the school calls itself, where its own accounts sign in here */
    school: z.nullable(z.string()),
    /** whether devices can keep a key for this address */
    passkeys: z.boolean(),
    guest: z.boolean(),
    mail: z.boolean(),
    chatAppUrl: z.nullable(z.string()),
  }),
});
