// What every screen asks about a guest.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';

export const getGuest = endpoint({
  method: 'GET',
  path: '/api/auth/guest',
  summary: 'When this guest workspace goes away; null for an account, which stays',
  access: student,
  response: z.object({ goesAwayAt: z.nullable(timestampSchema) }),
});
