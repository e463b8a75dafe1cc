import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const exportEverything = endpoint({
  method: 'GET',
  path: '/api/exports/everything',
  summary: 'Everything that Lantern keeps of me, as a ZIP with an index.html that opens without a connection',
  access: student,
  /** the student's zone, in which times stand beside UTC */
  query: z.object({ zone: z.optional(line(60)) }),
  response: 'file',
  problems: ['too_many_requests', 'unavailable'],
});
