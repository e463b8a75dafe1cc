import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema, limit, okSchema } from './fields.ts';

/** What proves that it is the owner: the password, or for an account without one its email address. Guests need neither. */
export const deleteAccountSchema = z.strictObject({
  password: z.optional(z.string('Write your password.').check(z.minLength(1, 'Write your password.'), limit(128))),
  email: z.optional(emailSchema),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account',
  summary: 'Delete my account and everything in it, at once and for good',
  access: signedIn,
  body: deleteAccountSchema,
  response: okSchema,
  problems: ['wrong_password', 'forbidden', 'too_many_requests'],
});
