// What somebody is told of: the list behind the bell, and how they read it.
import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, okSchema, timestampSchema } from './fields.ts';
import { languageCodes } from './languages.ts';

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

const time = z.string().check(limit(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 22:00.'));
/** On the reader's clocks; two equal ones are no quiet hours. */
const settingFields = {
  quiet_from: time,
  quiet_to: time,
  /** what phones are told of */
  push: z.strictObject({ sessions: z.boolean(), deadlines: z.boolean(), messages: z.boolean(), updates: z.boolean() }),
};
const settings = z.object({
  ...settingFields,
  /** how many browsers of mine are told */
  devices: z.int(),
  /** the public key that a browser asks its push service with */
  push_key: z.string(),
  /** whether this installation sends mails */
  mail: z.boolean(),
});
export type NotificationSettings = z.infer<typeof settings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'My quiet hours, what my phones are told of, and how many there are',
  access: signedIn,
  response: z.object({ settings }),
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/notifications/settings',
  summary: 'Save my quiet hours and what my phones are told of',
  access: signedIn,
  body: z.strictObject(settingFields),
  response: z.object({ settings }),
});

export const devicesMax = 10;
const endpointSchema = z.string().check(limit(1000), z.url({ protocol: /^https$/ }));

export const addDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/devices',
  summary: `Tell this browser of my notifications (Web Push); beyond ${devicesMax} the oldest one is forgotten`,
  access: signedIn,
  body: z.strictObject({
    endpoint: endpointSchema,
    p256dh: z.string().check(limit(104), z.regex(/^[\w-]{80,100}=*$/)),
    auth: z.string().check(limit(44), z.regex(/^[\w-]{16,40}=*$/)),
  }),
  response: z.object({ devices: z.int() }),
  problems: ['too_many_requests', 'id_taken', 'push_service_unknown'],
});

export const removeDevice = endpoint({
  method: 'POST',
  path: '/api/notifications/devices/remove',
  summary: 'Tell this browser no more; one that is not told stays so',
  access: signedIn,
  body: z.strictObject({ endpoint: endpointSchema }),
  response: z.object({ devices: z.int() }),
});

export const sayReader = endpoint({
  method: 'PUT',
  path: '/api/notifications/reader',
  summary: 'In which language and zone I am written to',
  access: signedIn,
  body: z.strictObject({ language: z.enum(languageCodes), zone: line(64) }),
  response: okSchema,
});
