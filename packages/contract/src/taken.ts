// What waits for those who run an installation is looked after by one of them at a time, so that two do not do the same.
import * as z from 'zod/mini';
import type { Access } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, okSchema, timestampSchema } from './fields.ts';

/** Hours that something is looked after by whoever took it. */
export const takenHours = 24;

/** Who looks after it, and until when; null: nobody. */
export const takenSchema = z.nullable(z.object({ by: z.string(), mine: z.boolean(), until: timestampSchema }));
export type Taken = z.infer<typeof takenSchema>;

/** The call that takes one of a list, or leaves it to others again. `path` ends in the id: '/api/admin/tickets/{id}/take'. */
export const takeEndpoint = <const Path extends `/api/${string}`>(what: string, path: Path, access: Access) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Look after ${what} for ${takenHours} hours, so that others know; or leave it to others again`,
    access,
    params: z.object({ id: idSchema }),
    body: z.strictObject({ taken: z.boolean() }),
    response: okSchema,
    problems: ['not_found', 'looked_after'],
  });
