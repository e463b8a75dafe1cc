// Calls about the installation itself.
import * as z from 'zod/mini';
import { admin, anyone, signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limit, timestampSchema } from './fields.ts';

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
  /** the page (`pageHeader`) whose call made the change: it knows already */
  by: z.optional(z.string().check(limit(40))),
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

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/metrics',
  summary:
    'Figures as Prometheus reads them, where the setting METRICS allows it: to a program on this machine, or with the token',
  access: anyone,
  response: 'file',
  neverBusy: true,
  problems: ['not_found'],
});

/** Work of one kind that is put off: what waits, and what was given up in the last days. */
const waitingWork = z.object({ waiting: z.int(), failed: z.int() });

export const installationSchema = z.object({
  version: z.string(),
  /** a newer version that the file of the setting UPDATE_NOTICE names */
  newer: z.nullable(z.object({ version: z.string(), link: z.nullable(z.string()) })),
  database: z.object({ works: z.boolean(), bytes: z.nullable(z.int()) }),
  files: z.object({ works: z.boolean(), place: z.enum(['disk', 's3']) }),
  /** of the folder that holds database, files and outbox */
  disk: z.nullable(z.object({ free_bytes: z.int(), total_bytes: z.int() })),
  jobs: z.extend(waitingWork, { works: z.boolean(), oldest_at: z.nullable(timestampSchema) }),
  mails: z.extend(waitingWork, { server: z.boolean() }),
  backup: z.object({ last_at: z.nullable(timestampSchema), scheduled: z.boolean() }),
  facts_past_review: z.int(),
  /** how many are on, how many of these fail, and how many were switched off because they had failed for days */
  webhooks: z.object({ on: z.int(), failing: z.int(), given_up: z.int() }),
  /** of the address that people type, as this server sees it; null where it has none with https or does not reach it */
  certificate: z.nullable(z.object({ ends_at: timestampSchema })),
});
export type Installation = z.infer<typeof installationSchema>;

export const readInstallation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  summary:
    'How the installation is: database, files, disk, jobs, mails, the last backup, facts past their review, webhooks',
  access: admin,
  response: installationSchema,
  neverBusy: true,
});
