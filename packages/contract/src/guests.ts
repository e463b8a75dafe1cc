import * as z from 'zod/mini';
import { anyone, student } from './access.ts';
import { notOwnName } from './accounts.passwords.ts';
import { signedInAnswer, signUpFields } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema } from './fields.ts';

export const startGuest = endpoint({
  method: 'POST',
  path: '/api/auth/guest',
  summary: 'A private throw-away workspace with sample content, gone after 24 hours',
  access: anyone,
  response: signedInAnswer,
  problems: ['forbidden', 'too_many_requests'],
});

/** How long a guest's workspace stays, in hours. */
export const guestHours = 24;

export const keepGuestSchema = z.strictObject({ ...signUpFields, confirmEmail: z.optional(emailSchema) }).check(
  notOwnName,
  z.refine((form) => form.confirmEmail === undefined || form.confirmEmail === form.email, {
    path: ['confirmEmail'],
    message: 'Emails do not match',
  }),
);

export const keepGuest = endpoint({
  method: 'POST',
  path: '/api/auth/guest/keep',
  summary: 'Turn the guest workspace into an account, with everything in it',
  access: student,
  body: keepGuestSchema,
  response: signedInAnswer,
  problems: ['forbidden', 'email_taken', 'too_many_requests'],
});
