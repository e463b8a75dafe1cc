// "Something is wrong in what this person wrote": people say so, an administrator looks at it.
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

/** What two people read of each other beside their conversation. */
const reportedKinds = ['session', 'essay-comment', 'video', 'paper', 'name'] as const;
const thing = z.strictObject({
  kind: z.enum(reportedKinds),
  /** of the thing; of a name, whose it is */
  id: idSchema,
});
export type ReportedThing = z.infer<typeof thing>;

/** What the words of a report are; of a conversation they are messages. */
export const evidenceKinds = [
  'note',
  'notes',
  'reason',
  'feedback',
  'link',
  'comment',
  'suggestion',
  'reply',
  'summary',
  'name',
  'card',
] as const;

export const reportPerson = endpoint({
  method: 'POST',
  path: '/api/chat/people/{personId}/report',
  summary: `Report a conversation, or one thing that both read; administrators see its words and the last messages, ${evidenceMax} together. Reporting the same again replaces the words of an open report`,
  access: { roles: ['student', 'mentor'] },
  params: z.object({ personId: idSchema }),
  body: z.strictObject({
    reason: z.enum(reportReasons),
    words: prose(chatReportWordsMax),
    about: z.optional(thing),
  }),
  response: okSchema,
  problems: ['not_found', 'too_many_requests'],
});

const evidence = z.object({
  by: z.enum(['student', 'mentor']),
  text: z.string(),
  /** a message unless said */
  of: z.optional(z.enum(evidenceKinds)),
  attached: z.optional(z.enum(attachedKinds)),
  at: timestampSchema,
});
export type Evidence = z.infer<typeof evidence>;

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
  messages: z.array(evidence),
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
