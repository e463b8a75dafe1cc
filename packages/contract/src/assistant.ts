// The assistant: what it searches on the device, what it is told of the student's record, and conversations. An answer is
// not kept: it follows from the question, and is looked up again when a conversation is opened.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { nextActionSchema, stepStatuses } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, prose, timestampSchema } from './fields.ts';
import { recordEndpoints } from './record.ts';

export const questionMax = 10_000;
export const questionsMax = 40;
/** Two of the longest questions, or a hundred usual ones. */
export const conversationMax = 20_000;
export const conversationsMax = 100;
export const tooManyConversations = 'You have 100 conversations. Delete one to make room.';
const fullMessage = 'This conversation is full. Start another one.';

const askedSchema = z.strictObject({
  id: idSchema,
  text: prose(questionMax).check(z.minLength(1, 'Write a question.')),
  /** by the device's clock */
  at: timestampSchema,
});
export type AskedQuestion = z.infer<typeof askedSchema>;

const fields = {
  questions: z.array(askedSchema).check(
    z.minLength(1, 'Write a question.'),
    limit(questionsMax, fullMessage),
    z.refine((asked) => asked.reduce((sum, { text }) => sum + text.length, 0) <= conversationMax, fullMessage),
  ),
};

export const conversationCalls = recordEndpoints({
  base: '/api/assistant/conversations',
  topic: 'conversations',
  noun: { one: 'conversation', many: 'conversations' },
  one: 'conversation',
  many: 'conversations',
  most: conversationsMax,
  fields,
});
export type Conversation = z.infer<typeof conversationCalls.record>;
export const {
  list: listConversations,
  add: addConversation,
  update: updateConversation,
  delete: deleteConversation,
  restore: restoreConversation,
  deleted: listDeletedConversations,
} = conversationCalls;

const passageSchema = z.object({
  id: z.string(),
  kind: z.enum([
    'help',
    'guide',
    'visa',
    'visa-paper',
    'refusal',
    'arrival',
    'settlement',
    'test',
    'scholarship',
    'institution',
    'loan',
  ]),
  title: z.string(),
  text: z.string(),
  /** in English, whatever the language is */
  note: z.string(),
  keywords: z.string(),
  countries: z.array(z.string()),
  source: z.nullable(
    z.object({
      name: z.string(),
      link: z.nullable(z.string()),
      checked: z.nullable(z.string()),
      confidence: z.enum(['official', 'secondary', 'estimate']),
      reviewDue: z.nullable(z.string()),
    }),
  ),
  screen: z.nullable(z.string()),
});

export const readPassages = endpoint({
  method: 'GET',
  path: '/api/assistant/passages',
  summary:
    'Everything that the assistant can answer with, for a search on the device; nothing where `known` is current',
  access: student,
  query: z.object({ language: z.optional(line(20)), known: z.optional(line(80)) }),
  response: z.object({
    version: z.string(),
    /** null: what the device has under this version is current */
    passages: z.nullable(z.array(passageSchema)),
  }),
  isShared: true,
});

/** How many institutions of the list are looked at. */
export const judgedMax = 60;

export const readOwnRecord = endpoint({
  method: 'GET',
  path: '/api/assistant/record',
  summary: 'My own record as the assistant tells it, computed as the screens compute it',
  access: student,
  query: z.object({ language: z.optional(line(20)) }),
  response: z.object({
    progress: z.object({
      percent: z.int(),
      steps: z.array(z.object({ status: z.enum(stepStatuses), percent: z.int() })),
    }),
    next: nextActionSchema,
    /** not done, the soonest first, at most 20; what is past is among them */
    dated: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        date: z.string(),
        time: z.nullable(z.string()),
        zone: z.nullable(z.string()),
        link: z.string(),
      }),
    ),
    english: z.object({
      /** English tests of the record that count today */
      held: z.array(z.object({ name: z.string(), overall: z.number() })),
      /** of the list, at most 60 */
      institutions: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          country: z.string(),
          state: z.enum(['pass', 'fail', 'unknown']),
          reason: z.string(),
          /** what it asks for, as published */
          asked: z.array(
            z.object({
              test: z.string(),
              minimum: z.number(),
              link: z.string(),
              checked: z.nullable(z.string()),
              stale: z.boolean(),
            }),
          ),
        }),
      ),
      /** how many the list has */
      listed: z.int(),
    }),
  }),
});
export type OwnRecord = z.infer<typeof readOwnRecord.response>;
