import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { type EssayLimit, limitUnits } from './essays.limits.ts';
import { type EssayType, essayStatuses, essayTypeSchema } from './essays.types.ts';
import { idSchema, limit, line, okSchema, prose, requiredLine, timestampSchema } from './fields.ts';

/** The limit that a new essay of a type starts with; the student may change it. */
export function presetLimit(type: EssayType): EssayLimit {
  return type === 'Personal Statement' || type === 'Diversity Essay'
    ? { max: 650, unit: 'words' }
    : { max: 1000, unit: 'words' };
}

export const essayTextMax = 200_000;
export const untitled = 'Untitled Essay';

/** Number of whitespace-separated words; 0 for blank text. */
export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Characters as web forms count them: UTF-16 units, spaces and line breaks included, without white space at the two ends. */
export function countCharacters(text: string): number {
  return text.trim().length;
}

/** The first 200 characters, ended at a word's end. */
export function makePreview(text: string): string {
  const flat = text.replace(/\s+/gu, ' ').trim();
  if (flat.length <= 200) return flat;
  const cut = flat.slice(0, 201);
  const end = cut.lastIndexOf(' ');
  return flat.slice(0, end > 100 ? end : 200).replace(/[\uD800-\uDBFF]$/u, '');
}

// Everything that a keyboard or a paste can bring is kept, but NUL, which PostgreSQL cannot hold, and soft hyphens,
// which break words that nobody sees broken.
export const essayTextSchema = z.string('Write some text here.').check(
  limit(essayTextMax, 'At most 200,000 characters.'),
  z.overwrite((text) => text.replaceAll('\u00ad', '')),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this one is what is refused
  z.regex(/^[^\u0000]*$/, 'Control characters are not allowed here.'),
);

const titleSchema = line(300);
const userIdField = z.optional(idSchema);
const tagsSchema = z.array(line(40)).check(limit(20, 'At most 20 tags.'));
export const limitMaxSchema = z
  .int('Write a whole number.')
  .check(z.gte(1, 'Write a whole number.'), z.lte(100_000, 'At most 100,000.'));

export const essaySchema = z.object({
  _id: idSchema,
  title: z.string(),
  essay_type: essayTypeSchema,
  /** same as essay_type, for callers that read this name */
  type: essayTypeSchema,
  status: z.enum(essayStatuses),
  prompt: z.string(),
  tags: z.array(z.string()),
  word_count: z.int(),
  character_count: z.int(),
  max_words: z.int(),
  limit_unit: z.enum(limitUnits),
  preview: z.string(),
  favorited: z.boolean(),
  /** found as a guest: never counted as the student's own, until its tag “sample” is taken off */
  sample: z.optional(z.boolean()),
  /** how many prompts it is mapped to, beside its own */
  prompt_count: z.int(),
  /** comments of mentors, those that are settled too; left out where it was not counted */
  comment_count: z.optional(z.int()),
  revision: z.int(),
  evaluated_revision: z.nullable(z.int()),
  overall: z.nullable(z.number()),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type EssayRow = z.infer<typeof essaySchema>;

/** An idea for an essay: hints and questions, never text to hand in. */
export const ideaFields = {
  title: requiredLine(300),
  summary: prose(2000),
  how_to_start: prose(2000),
  what_to_include: z.array(prose(500)).check(limit(20, 'At most 20.')),
  why_it_works: prose(2000),
};
export const ideaSchema = z.object({
  title: z.string(),
  summary: z.string(),
  how_to_start: z.string(),
  what_to_include: z.array(z.string()),
  why_it_works: z.string(),
});
export type Idea = z.infer<typeof ideaSchema>;

/** An essay with its text, under the three names that the specification's callers use. */
export const fullEssaySchema = z.extend(essaySchema, {
  final_text: z.string(),
  final_essay: z.string(),
  text: z.string(),
  /** what the student means to write about, as given when the draft was started */
  subtopics: z.optional(z.array(z.string())),
  /** the idea it was started from */
  idea: z.optional(ideaSchema),
});
export type Essay = z.infer<typeof fullEssaySchema>;

export const listEssays = endpoint({
  method: 'GET',
  path: '/api/essay/my-essays/{userId}',
  summary: 'Essays of a student (mine, or of one who shares essays with me), newest first, at most 500',
  access: readers({ scope: 'essays', student: 'userId' }),
  params: z.object({ userId: idSchema }),
  response: z.object({ essays: z.array(essaySchema) }),
  problems: ['not_found'],
});

export const getEssay = endpoint({
  method: 'GET',
  path: '/api/essay/get/{id}',
  summary: 'One essay with its text',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema }),
  response: fullEssaySchema,
  problems: ['not_found'],
});

export const startDraftSchema = z.strictObject({
  user_id: userIdField,
  /** chosen by the device, so that a draft begun offline or sent twice is one essay */
  essay_id: z.optional(idSchema),
  title: z.optional(titleSchema),
  essay_type: z.optional(essayTypeSchema),
  prompt: z.optional(prose(4000)),
  subtopics: z.optional(z.array(line(200)).check(limit(50, 'At most 50.'))),
  status: z.optional(z.literal('draft')),
  /** taken for old callers; the server's clock decides */
  created_at: z.optional(z.string().check(limit(40))),
  /** the saved idea that this draft starts from; or an idea's own fields, for one that is not saved */
  idea_id: z.optional(idSchema),
  summary: z.optional(ideaFields.summary),
  how_to_start: z.optional(ideaFields.how_to_start),
  what_to_include: z.optional(ideaFields.what_to_include),
  why_it_works: z.optional(ideaFields.why_it_works),
});

export const startDraft = endpoint({
  method: 'POST',
  path: '/api/essay/draft',
  summary: 'Start an essay',
  access: student,
  body: startDraftSchema,
  response: z.object({ essay: fullEssaySchema }),
  problems: ['not_found', 'id_taken', 'too_many_essays', 'too_many_deleted_essays'],
});

const saveFields = {
  essay_id: idSchema,
  user_id: userIdField,
  title: z.optional(titleSchema),
  final_text: essayTextSchema,
  /** preview and word_count are taken for old callers and computed by the server */
  preview: z.optional(z.string().check(limit(2000))),
  word_count: z.optional(z.int()),
  max_words: z.optional(limitMaxSchema),
  limit_unit: z.optional(z.enum(limitUnits)),
  essay_type: z.optional(essayTypeSchema),
  prompt: z.optional(prose(4000)),
  tags: z.optional(tagsSchema),
  status: z.optional(z.union([z.enum(essayStatuses), z.literal('completed')])),
  /** the revision that this text was written on; without it the save always wins and the replaced text becomes a version */
  base_revision: z.optional(z.int().check(z.gte(1))),
  /** made by the device for each save (a new one whenever title or text differ); the same save sent twice is stored once */
  save_id: z.optional(idSchema),
};

export const saveEssaySchema = z.strictObject(saveFields);
export type SaveEssay = z.infer<typeof saveEssaySchema>;

/** What `stale_revision` carries in `extra`: the essay as it stands, and the version that holds the text that was sent. */
export const conflictSchema = z.object({ essay: fullEssaySchema, conflict_version_id: idSchema });
export type EssayConflict = z.infer<typeof conflictSchema>;

export const savedEssaySchema = z.object({ essay: fullEssaySchema });

export const saveFullEssay = endpoint({
  method: 'POST',
  path: '/api/essay/save-full',
  summary: 'Save a whole draft (first save of the write page)',
  access: student,
  body: saveEssaySchema,
  response: savedEssaySchema,
  problems: ['not_found', 'stale_revision', 'too_many_requests'],
});

export const updateEssay = endpoint({
  method: 'POST',
  path: '/api/essay/update',
  summary:
    'Save changes. When base_revision is not the current one nothing is replaced: the sent text is kept as a version of kind conflict and the answer is stale_revision with the current essay in extra.essay',
  access: student,
  body: saveEssaySchema,
  response: savedEssaySchema,
  problems: ['not_found', 'stale_revision', 'too_many_requests'],
});

export const updateEssayStatus = endpoint({
  method: 'POST',
  path: '/api/essay/update-status',
  summary: 'Set the status of an essay',
  access: student,
  body: z.strictObject({
    essay_id: idSchema,
    user_id: userIdField,
    status: z.union([z.enum(essayStatuses), z.literal('completed')], 'Choose a status from the list.'),
  }),
  response: z.object({ essay: essaySchema }),
  problems: ['not_found'],
});

export const favoriteEssay = endpoint({
  method: 'POST',
  path: '/api/essay/favorite',
  summary: 'Mark an essay as a favourite, or not',
  access: student,
  body: z.strictObject({ essay_id: idSchema, favorited: z.boolean() }),
  response: z.object({ essay: essaySchema }),
  problems: ['not_found'],
});

export const deleteEssay = endpoint({
  method: 'DELETE',
  path: '/api/essay/delete/{id}',
  summary: 'Delete an essay; it can be brought back for 30 days',
  access: student,
  params: z.object({ id: idSchema }),
  response: z.object({ ok: z.literal(true), restorable_until: timestampSchema }),
  problems: ['not_found'],
});

export const restoreEssay = endpoint({
  method: 'POST',
  path: '/api/essay/restore',
  summary: 'Bring a deleted essay back',
  access: student,
  body: z.strictObject({ essay_id: idSchema }),
  response: z.object({ essay: essaySchema }),
  problems: ['not_found', 'too_many_essays'],
});

export const deletedIdeaSchema = z.extend(ideaSchema, {
  _id: idSchema,
  favorited: z.boolean(),
  deleted_at: timestampSchema,
});
export type DeletedIdea = z.infer<typeof deletedIdeaSchema>;

export const listDeletedEssays = endpoint({
  method: 'GET',
  path: '/api/essay/deleted',
  summary: 'Essays (at most 500) and ideas (at most 400) that can still be brought back, an idea by saving it again',
  access: student,
  response: z.object({
    essays: z.array(z.extend(essaySchema, { deleted_at: timestampSchema })),
    ideas: z.array(deletedIdeaSchema),
  }),
});

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: '/api/essay/deleted/{id}',
  summary: 'Delete an already deleted essay and all its versions for good',
  access: student,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
