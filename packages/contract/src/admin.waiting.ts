// What waits for those who run an installation, by the screen that shows it.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const listWaitingForStaff = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  summary: 'How much waits on which screen of those that the caller looks after; nothing for a mentor without duties',
  access: { roles: ['mentor', 'admin'] },
  response: z.object({ waiting: z.array(z.object({ path: z.string(), count: z.int() })) }),
});
