// "Something is wrong in this conversation": people say so, an administrator looks at it.
import * as z from 'zod/mini';
import { admin } from './access.ts';
import { attachedKinds } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, okSchema, prose, timestampSchema } from './fields.ts';

export const reportReasons = ['unkind', 'contact', 'money', 'unsafe', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const chatReportWordsMax = 1000;
/** The last messages that an administrator sees with a report. */
export const evidenceMax = 30;
export const reportsListed = 20;

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/chat/people/{personId}/report',
  summary: `Report a conversation; administrators see its last ${evidenceMax} messages. Reporting again replaces the words of an open report`,
  access: { roles: ['student', 'mentor'] },
  params: z.object({ personId: idSchema }),
  body: z.strictObject({ reason: z.enum(reportReasons), words: prose(chatReportWordsMax) }),
  response: okSchema,
  problems: ['not_found', 'too_many_requests'],
});

const chatReportSchema = z.object({
  _id: idSchema,
  reason: z.enum(reportReasons),
  words: z.string(),
  created_at: timestampSchema,
  by: z.enum(['student', 'mentor']),
  student_name: z.string(),
  /** null when the mentor's account is gone */
  mentor_name: z.nullable(z.string()),
  /** as written, contact details included */
  messages: z.array(
    z.object({
      by: z.enum(['student', 'mentor']),
      text: z.string(),
      attached: z.optional(z.enum(attachedKinds)),
      at: timestampSchema,
    }),
  ),
});
export type ChatReport = z.infer<typeof chatReportSchema>;

export const listChatReports = endpoint({
  method: 'GET',
  path: '/api/admin/chat-reports',
  summary: `Conversations that somebody reported, the longest waiting first, at most ${reportsListed}`,
  access: admin,
  response: z.object({ reports: z.array(chatReportSchema), waiting: z.int() }),
});

export const decideChatReport = endpoint({
  method: 'POST',
  path: '/api/admin/chat-reports/{id}',
  summary: 'Close a report: the conversation goes on, or is ended for good',
  access: admin,
  params: z.object({ id: idSchema }),
  body: z.strictObject({ decision: z.enum(['kept', 'ended']) }),
  response: okSchema,
  problems: ['not_found'],
});
