// "Something is wrong in what this person wrote": people say so, an administrator looks at it.
import * as z from 'zod/mini';
import { adminOr } from './access.ts';
import { attachedKinds } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, okSchema, prose, timestampSchema } from './fields.ts';
import { takeEndpoint, takenSchema } from './taken.ts';

export const reportReasons = ['unkind', 'contact', 'money', 'unsafe', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const chatReportWordsMax = 1000;
/** The last messages that an administrator sees with a report. */
export const evidenceMax = 30;
export const reportsListed = 20;
export const decisions = ['kept', 'ended', 'suspended'] as const;
export type Decision = (typeof decisions)[number];
/** Days that a decided report stays on record. */
export const decidedKeptDays = 365;

/** What two people read of each other beside their conversation. */
const reportedKinds = ['session', 'essay-comment', 'video', 'paper', 'name'] as const;
const thing = z.strictObject({
  kind: z.enum(reportedKinds),
  /** of the thing; of a name, whose it is */
  id: idSchema,
});
export type ReportedContent = z.infer<typeof thing>;

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

const reportFields = {
  _id: idSchema,
  reason: z.enum(reportReasons),
  words: z.string(),
  created_at: timestampSchema,
  by: z.enum(['student', 'mentor']),
  student_id: idSchema,
  student_name: z.string(),
  /** null when the mentor's account is gone */
  mentor_id: z.nullable(idSchema),
  /** null when the mentor's account is gone */
  mentor_name: z.nullable(z.string()),
  /** as written, contact details included */
  messages: z.array(evidence),
};
const chatReportSchema = z.object({
  ...reportFields,
  taken: takenSchema,
});
export type ChatReport = z.infer<typeof chatReportSchema>;

export const listChatReports = endpoint({
  method: 'GET',
  path: '/api/admin/chat-reports',
  summary: `Conversations that somebody reported: danger first, then the longest waiting, at most ${reportsListed}`,
  access: adminOr('safeguards'),
  response: z.object({ reports: z.array(chatReportSchema), waiting: z.int() }),
});

export const takeChatReport = takeEndpoint('a report', '/api/admin/chat-reports/{id}/take', adminOr('safeguards'));

const decidedSchema = z.object({
  ...reportFields,
  decision: z.enum(decisions),
  /** null when that account is gone */
  decided_by: z.nullable(z.string()),
  decided_at: timestampSchema,
  done: z.string(),
});
export type DecidedReport = z.infer<typeof decidedSchema>;

export const listDecidedReports = endpoint({
  method: 'GET',
  path: '/api/admin/chat-reports/decided',
  summary: `Reports that were decided in the last year and what was done, the newest first, a page of ${reportsListed}`,
  access: adminOr('safeguards'),
  /** the last one of the page before: its `next` */
  query: z.object({ after: z.optional(idSchema) }),
  response: z.object({ reports: z.array(decidedSchema), next: z.nullable(idSchema) }),
});

export const decideChatReport = endpoint({
  method: 'POST',
  path: '/api/admin/chat-reports/{id}',
  summary:
    'Close a report: the conversation goes on, is ended for good, or an account was stopped; with what was done. Whoever reported hears that it was looked at',
  access: adminOr('safeguards'),
  params: z.object({ id: idSchema }),
  body: z.strictObject({ decision: z.enum(decisions), done: z.optional(prose(chatReportWordsMax)) }),
  response: okSchema,
  problems: ['not_found'],
});
