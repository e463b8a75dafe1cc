// Calls about the installation itself.
import * as z from 'zod/mini';
import { anyone, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limit } from './fields.ts';

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The process answers',
  access: anyone,
  response: z.object({ ok: z.literal(true) }),
  neverBusy: true,
});

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Database, files and jobs are usable',
  access: anyone,
  response: z.object({ ok: z.literal(true), database: z.literal(true), files: z.literal(true), jobs: z.literal(true) }),
  neverBusy: true,
  problems: ['unavailable'],
});

export const getOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description',
  access: anyone,
  response: z.record(z.string(), z.unknown()),
});

export const getApiPage = endpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This description as a page to read',
  access: anyone,
  response: 'file',
});

/** Names of the things that can change; each event carries one and an id, never content. */
export const changeSchema = z.object({
  /** a feature's name */
  topic: z.string().check(limit(40)),
  id: z.optional(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

export const listenToChanges = endpoint({
  method: 'GET',
  path: '/api/events',
  summary: 'Server-sent events: what of mine changed, so that other tabs and devices fetch it again',
  access: signedIn,
  response: 'events',
  neverBusy: true,
});
