// What administrators did, and what whoever runs the installation did with its commands. Which calls leave a line there
// follows from their declaration: `isAdminAct` of endpoint.ts; commands say it themselves.
import * as z from 'zod/mini';
import { admin } from './access.ts';
import { endpoint } from './endpoint.ts';
import { timestampSchema } from './fields.ts';

/** Every call that leaves a line today: the web has words for each. A test of the server finds what is missing here. */
export const adminActNames = [
  'POST /api/admin/invitations',
  'DELETE /api/admin/invitations/{id}',
  'POST /api/admin/reset-links',
  'GET /api/admin/outbox/{id}',
  'PUT /api/admin/second-factor',
  'POST /api/admin/people/find',
  'POST /api/admin/people/{id}/suspend',
  'POST /api/admin/people/{id}/lift',
  'POST /api/admin/people/{id}/end-sessions',
  'POST /api/admin/people/{id}/reset-second-factor',
  'POST /api/admin/people/{id}/role',
  'POST /api/admin/people/{id}/export',
  'GET /api/admin/people/{id}/everything',
  'POST /api/admin/people/{id}/erase',
  'POST /api/admin/chat-reports/{id}',
  'POST /api/admin/chat-reports/{id}/take',
  'GET /api/documents/review/{id}/file',
  'GET /api/documents/review/{id}/pages/{page}',
  'POST /api/documents/review',
  'POST /api/documents/review/take-back',
  'POST /api/documents/review/{id}/take',
  'POST /api/admin/tickets/{id}/take',
  'POST /api/admin/tickets/{id}/replies/{replyId}',
  'DELETE /api/admin/tickets/{id}',
  'POST /api/admin/rates/check',
  'POST /api/admin/rates',
  'POST /api/admin/facts/{id}/take',
  'POST /api/admin/facts/add',
  'POST /api/admin/facts/mend',
  'POST /api/admin/facts/keep',
  'POST /api/admin/webhooks',
  'PUT /api/admin/webhooks/{id}',
  'DELETE /api/admin/webhooks/{id}',
  'POST /api/admin/webhooks/{id}/secret',
  'POST /api/admin/webhooks/{id}/test',
  'POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/again',
] as const;
export type AdminActName = (typeof adminActNames)[number];

/** What leaves a line as an operator's: commands, and the call behind the link that the first start prints. */
export const operatorActNames = [
  'npm run backup',
  'npm run restore',
  'npm run key:replace',
  'npm run files:move',
  'npm run catalogue:import',
  'npm run catalogue:patch',
  'npm run seed',
  'POST /api/auth/claim-admin',
] as const;
export type OperatorActName = (typeof operatorActNames)[number];

const adminActSchema = z.object({
  _id: z.int(),
  at: timestampSchema,
  /** null when the account is gone, and for what an operator did */
  admin: z.nullable(z.string()),
  /** done with a command on the machine, by whoever runs this installation: nobody's account */
  by_operator: z.boolean(),
  /** the name of whom it concerns; null where it is about nobody, and when that account is gone */
  concerns: z.nullable(z.string()),
  /** method and path of the call, or the command; it may be one of an older version */
  endpoint: z.string(),
  /** what it was about, by the names of the call or the command */
  ids: z.record(z.string(), z.string()),
});
export type AdminAct = z.infer<typeof adminActSchema>;

export const actsPerPage = 50;
export const actsKeptDays = 730;
export const listAdminActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts',
  summary: `What administrators and operators did in the last two years, newest first, ${actsPerPage} a page`,
  access: admin,
  /** the last act of the page before: its `next` */
  query: z.strictObject({ before: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  response: z.object({ acts: z.array(adminActSchema), next: z.nullable(z.int()) }),
});
