// What a mentor is shared, and what waits for one. Apart from the student's calls, whose schemas would come along to each
// screen of a mentor.
import * as z from 'zod/mini';
import { mentor } from './access.ts';
import { documentCategorySchema, documentStatuses } from './documents.rules.ts';
import { endpoint } from './endpoint.ts';
import { essayStatuses, essayTypeSchema } from './essays.types.ts';
import { daySchema, idSchema, personSchema, timestampSchema } from './fields.ts';

const studentSchema = z.extend(personSchema, {
  record: z.boolean(),
  essays: z.int(),
  documents: z.int(),
  videos: z.int(),
  since: timestampSchema,
});
export type SharingStudent = z.infer<typeof studentSchema>;

export const listSharingStudents = endpoint({
  method: 'GET',
  path: '/api/mentor/students',
  summary: 'Students who share something with me now, by name, at most 200',
  access: mentor,
  response: z.object({ students: z.array(studentSchema) }),
});

export const sharedEssaySchema = z.object({
  _id: idSchema,
  title: z.string(),
  essay_type: essayTypeSchema,
  status: z.enum(essayStatuses),
  word_count: z.int(),
  updated_at: timestampSchema,
});
export const sharedDocumentSchema = z.object({
  _id: idSchema,
  name: z.string(),
  category: documentCategorySchema,
  size: z.int(),
  pages: z.nullable(z.int()),
  version: z.int(),
  status: z.enum(documentStatuses),
  status_reason: z.string(),
  reviewed_by: z.string(),
  reviewed_at: z.nullable(timestampSchema),
  /** until then the mentor, who decided it, may take it back */
  undo_until: z.nullable(timestampSchema),
  upload_date: timestampSchema,
});
export type SharedDocument = z.infer<typeof sharedDocumentSchema>;

export const getSharingStudent = endpoint({
  method: 'GET',
  path: '/api/mentor/students/{studentId}',
  summary: 'What one student shares with me now: names and states, at most 500 of each kind',
  access: mentor,
  params: z.object({ studentId: idSchema }),
  response: z.object({
    student: personSchema,
    /** the student shares the record */
    record: z.boolean(),
    essays: z.array(sharedEssaySchema),
    documents: z.array(sharedDocumentSchema),
    /** the first day on which something of it ends; null: nothing has a last day */
    ends_on: z.nullable(daySchema),
  }),
  problems: ['not_found'],
});

/** What can wait for a mentor. */
export const waitingKinds = ['document', 'essay', 'video', 'session', 'chat'] as const;

export const waitingSchema = z.object({
  kind: z.enum(waitingKinds),
  id: idSchema,
  title: z.string(),
  student: personSchema,
  /** a path of the app */
  path: z.string(),
  since: timestampSchema,
});
export type Waiting = z.infer<typeof waitingSchema>;

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/mentor/waiting',
  summary: 'What waits for me as a mentor, longest first, at most 100',
  access: mentor,
  response: z.object({
    waiting: z.array(waitingSchema),
    /** also of what is not listed here */
    total: z.int(),
  }),
});
