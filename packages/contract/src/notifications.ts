// What somebody is told of: the list behind the bell, and how they read it.
import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, line, okSchema, timestampSchema } from './fields.ts';

export const notificationsPerPage = 30;

const notification = z.object({
  _id: idSchema,
  kind: z.string(),
  /** in the language of the call */
  title: z.string(),
  /** a second line; empty when there is none */
  detail: z.string(),
  /** the screen that it leads to */
  path: z.string(),
  created_at: timestampSchema,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const page = z.object({
  notifications: z.array(notification),
  unread: z.int(),
  /** what to ask for the next page with */
  next: z.nullable(idSchema),
});
export type NotificationPage = z.infer<typeof page>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: `What I was told of, the newest first, ${notificationsPerPage} at a time; older than the one named "before"`,
  access: signedIn,
  query: z.object({ before: z.optional(idSchema) }),
  response: page,
});

export const readers = ['en', 'bn', 'ar'] as const;

const unread = z.object({
  unread: z.int(),
  /** what mails and phones are written in, as a browser of mine said last */
  language: z.nullable(z.string()),
  zone: z.nullable(z.string()),
});
export type Unread = z.infer<typeof unread>;

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many notifications I have not read, and in which language and zone I am written to',
  access: signedIn,
  response: unread,
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark a notification as read',
  access: signedIn,
  body: z.strictObject({ notification_id: idSchema }),
  response: z.object({ unread: z.int() }),
  problems: ['not_found'],
});

export const markAllRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Mark a notification and all older ones as read: what came meanwhile was not seen',
  access: signedIn,
  body: z.strictObject({ up_to: idSchema }),
  response: z.object({ unread: z.int() }),
  problems: ['not_found'],
});

export const sayReader = endpoint({
  method: 'PUT',
  path: '/api/notifications/reader',
  summary: 'In which language and zone I am written to',
  access: signedIn,
  body: z.strictObject({ language: z.enum(readers), zone: line(64) }),
  response: okSchema,
});
