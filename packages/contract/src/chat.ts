// Conversations of students and mentors: text and what it names of a student's things, in order, each message written once.
import * as z from 'zod/mini';
import type { Access } from './access.ts';
import { hiddenKinds } from './contacts.kinds.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, okSchema, prose, timestampSchema } from './fields.ts';

export const messageMax = 2000;
/** Messages of one answer. */
export const messagesPerPage = 50;
export const peopleListed = 100;
/** Counted no further than this. */
export const unreadCounted = 99;
export const searchMin = 2;

const people: Access = { roles: ['student', 'mentor'] };
const seq = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** What of a student's things a message can name. */
export const attachedKinds = ['essay', 'document'] as const;
export type AttachedKind = (typeof attachedKinds)[number];
export type Attached = { kind: AttachedKind; id: string };
/** Told of one conversation, those that were attached last. */
export const attachmentsSent = 100;

const kind = z.enum(attachedKinds);

/**
 * Something that messages of a conversation name, as it is for the caller now. A mentor is told nothing of what is not
 * shared with them: neither its name, nor whether it is still there.
 */
const attachmentAnswer = z.object({
  kind,
  id: idSchema,
  state: z.enum(['shared', 'ended', 'gone']),
  title: z.nullable(z.string()),
});
export type AttachmentState = z.infer<typeof attachmentAnswer>;

const messageAnswer = z.object({
  _id: idSchema,
  /** counts up from 1 in a conversation */
  seq: z.int(),
  mine: z.boolean(),
  text: z.string(),
  /** contact details that were taken out of the text: before which character they stood, and what they were */
  hidden: z.optional(z.array(z.object({ at: z.int(), kind: z.enum(hiddenKinds) }))),
  attached: z.optional(z.object({ kind, id: idSchema })),
  at: timestampSchema,
});
export type ChatMessage = z.infer<typeof messageAnswer>;

/**
 * Why nobody can write: the caller blocked, was blocked, an administrator ended it or has stopped the other account, or
 * that is gone.
 */
export const closedReasons = ['by-me', 'by-them', 'ended', 'suspended', 'gone'] as const;

/**
 * Contact details: hidden until both agree. `protected` where they stay hidden; a student is told whether it is their
 * age or that it is not known.
 */
export const contactStates = ['none', 'mine', 'theirs', 'both', 'protected', 'minor', 'age-unknown'] as const;

const threadFields = {
  /** the other one's: the last message that reached a device of theirs, and the last one they saw */
  delivered: z.int(),
  read: z.int(),
  /** the caller's own: the last message they saw */
  seen: z.int(),
  /** a page of the other one's is open now */
  here: z.boolean(),
  closed: z.nullable(z.enum(closedReasons)),
  contact: z.enum(contactStates),
};

const personAnswer = z.object({
  /** who it is with; where their account is gone, the conversation itself */
  person_id: idSchema,
  /** null when their account is gone */
  name: z.nullable(z.string()),
  /** of a mentor, as on their card */
  expertise: z.string(),
  specialties: z.array(z.string()),
  time_zone: z.nullable(z.string()),
  /** a page of theirs is open now */
  here: z.boolean(),
  /** null when it is not known */
  last_seen: z.nullable(timestampSchema),
  last: z.nullable(messageAnswer),
  /** at most 99 */
  unread: z.int(),
  closed: z.nullable(z.enum(closedReasons)),
});
export type ChatPerson = z.infer<typeof personAnswer>;

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/chat/people',
  summary: `Whom I can write to: mentors who accept messages or know me, or my students; the last conversation first, at most ${peopleListed}; with words, those of all whose name or card holds them; or one person alone`,
  access: people,
  query: z.object({ q: z.optional(z.string().check(z.trim(), limit(100))), person: z.optional(idSchema) }),
  response: z.object({
    people: z.array(personAnswer),
    /** there are others: a search finds them */
    more: z.boolean(),
  }),
});

const withPerson = { params: z.object({ personId: idSchema }) };

const thread = z.object({
  ...threadFields,
  messages: z.array(messageAnswer),
  /** what messages of this conversation name, also those that are not in this answer */
  things: z.array(attachmentAnswer),
  /** there are others in the direction that was asked for */
  more: z.boolean(),
});
export type Thread = z.infer<typeof thread>;

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/chat/people/{personId}/messages',
  summary: `The last ${messagesPerPage} messages, those before or after one, or the last ones that hold some words; in the order of writing`,
  access: people,
  ...withPerson,
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
    after: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))),
    search: z.optional(z.string().check(z.trim(), z.minLength(searchMin, 'Write two characters or more.'), limit(100))),
  }),
  response: thread,
  problems: ['not_found'],
});

export const sendMessage = endpoint({
  method: 'PUT',
  path: '/api/chat/people/{personId}/messages/{id}',
  summary: 'Write to somebody, about a thing that is shared where one is attached; the same id twice is one message',
  access: people,
  params: z.object({ personId: idSchema, id: idSchema }),
  body: z
    .strictObject({
      text: prose(messageMax).check(z.trim()),
      /** what the student shares with the mentor, or what the mentor is shared */
      attached: z.optional(z.strictObject({ kind, id: idSchema })),
    })
    .check(z.refine(({ text, attached }) => text !== '' || attached, { path: ['text'], message: 'Write a message.' })),
  response: z.object({ message: messageAnswer }),
  problems: ['not_found', 'id_taken', 'chat_closed', 'not_shared', 'too_many_requests'],
});

export const markRead = endpoint({
  method: 'PUT',
  path: '/api/chat/people/{personId}/read',
  summary: 'Messages up to this one were shown to me',
  access: people,
  ...withPerson,
  body: z.strictObject({ seq }),
  response: okSchema,
  problems: ['not_found'],
});

export const markDelivered = endpoint({
  method: 'POST',
  path: '/api/chat/delivered',
  summary: 'All that was written to me so far has reached a device of mine',
  access: people,
  response: okSchema,
});

export const sayTyping = endpoint({
  method: 'POST',
  path: '/api/chat/people/{personId}/typing',
  summary: 'I am writing: told to the other one if a page of theirs is open, and kept nowhere',
  access: people,
  ...withPerson,
  response: okSchema,
  problems: ['not_found', 'too_many_requests'],
});

const stateAnswer = z.object(threadFields);

export const setBlock = endpoint({
  method: 'PUT',
  path: '/api/chat/people/{personId}/block',
  summary: 'Block somebody, or no longer: while it stands nobody writes in this conversation',
  access: people,
  ...withPerson,
  body: z.strictObject({ blocked: z.boolean() }),
  response: stateAnswer,
  problems: ['not_found'],
});

export const setContact = endpoint({
  method: 'PUT',
  path: '/api/chat/people/{personId}/contact',
  summary: 'Agree that contact details are shown in this conversation, or no longer; never with a student under 18',
  access: people,
  ...withPerson,
  body: z.strictObject({ agreed: z.boolean() }),
  response: stateAnswer,
  problems: ['not_found', 'contact_protected'],
});
