// Help by people: what somebody writes to those who run the installation, and what they answer.
import * as z from 'zod/mini';
import { admin, anyone, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { emailSchema, idSchema, limit, okSchema, prose, requiredLine, timestampSchema } from './fields.ts';
import { takeEndpoint, takenSchema } from './taken.ts';

export const ticketSchema = z.strictObject({
  name: requiredLine(120),
  email: emailSchema,
  subject: requiredLine(160),
  message: prose(5000).check(z.trim(), z.minLength(1, 'Write a message.')),
});
export const replySchema = z.strictObject({ text: prose(5000).check(z.trim(), z.minLength(1, 'Write a reply.')) });
export const ticketsListed = 50;
/** Days after the last reply that a message stays. */
export const answeredKeptDays = 365;
export const repliesMax = 50;

const replyAnswer = z.object({ id: idSchema, text: z.string(), at: timestampSchema });
const ticketFields = {
  _id: idSchema,
  subject: z.string(),
  message: z.string(),
  /** answered: somebody has replied */
  status: z.enum(['open', 'answered']),
  replies: z.array(replyAnswer),
  created_at: timestampSchema,
};
const ownTicket = z.object(ticketFields);
export type Ticket = z.infer<typeof ownTicket>;
const receivedTicket = z.object({
  ...ticketFields,
  name: z.string(),
  email: z.string(),
  /** whether its writer has an account here, and so sees replies in place */
  has_account: z.boolean(),
  taken: takenSchema,
});
export type ReceivedTicket = z.infer<typeof receivedTicket>;

export const sendTicket = endpoint({
  method: 'POST',
  path: '/api/help/tickets/{id}',
  summary: 'Write to the people who run this installation, signed in or not; the same id twice is one ticket',
  access: anyone,
  params: z.object({ id: idSchema }),
  body: ticketSchema,
  response: z.object({ ok: z.literal(true), message: z.string() }),
  problems: ['id_taken', 'too_many_requests'],
});

export const listMyTickets = endpoint({
  method: 'GET',
  path: '/api/help/tickets',
  summary: `What I wrote to the people who run this installation, with their replies; the last ${ticketsListed}`,
  access: student,
  response: z.object({ tickets: z.array(ownTicket) }),
});

const time = z.string().check(limit(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const supportHoursSchema = z.object({
  /** 1 is Monday, 7 Sunday */
  days: z.array(z.int().check(z.gte(1), z.lte(7))),
  from: time,
  to: time,
  /** IANA name, in which the times are meant */
  zone: z.string(),
});
export type SupportHours = z.infer<typeof supportHoursSchema>;

export const readSupport = endpoint({
  method: 'GET',
  path: '/api/help/support',
  summary: 'When somebody is there to answer, if the administrator says so; whether replies also go out by email',
  access: anyone,
  response: z.object({ hours: z.nullable(supportHoursSchema), mail: z.boolean() }),
});

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  summary: `Tickets, open ones first, the longest waiting first; at most ${ticketsListed}`,
  access: admin,
  response: z.object({ tickets: z.array(receivedTicket), open: z.int() }),
});

export const takeTicket = takeEndpoint('a message', '/api/admin/tickets/{id}/take', admin);

export const replyToTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{id}/replies/{replyId}',
  summary: 'Reply to a ticket: shown to its writer in place, and sent by email; the same id twice is one reply',
  access: admin,
  params: z.object({ id: idSchema, replyId: idSchema }),
  body: replySchema,
  response: z.object({ ticket: receivedTicket }),
  problems: ['not_found'],
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/api/admin/tickets/{id}',
  summary: 'Delete a ticket with its replies, for good',
  access: admin,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
