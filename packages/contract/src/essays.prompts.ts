import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { limitUnits } from './essays.limits.ts';
import { limitMaxSchema } from './essays.ts';
import { essayTypeSchema } from './essays.types.ts';
import { idSchema, limit, okSchema, prose } from './fields.ts';

/** How many prompts one essay can be mapped to. */
export const promptsMax = 20;

const limitSchema = z.object({ max: z.int(), unit: z.enum(limitUnits) });

export const cataloguePromptSchema = z.object({
  id: z.string(),
  set: z.string(),
  name: z.string(),
  text: z.string(),
  essay_type: essayTypeSchema,
  limit: limitSchema,
  /** the form refuses less than this */
  minimum: z.optional(limitSchema),
  /** the limit holds for all answers of the set together */
  limit_shared: z.optional(z.boolean()),
  source: z.string(),
  source_url: z.nullable(z.string()),
  year: z.string(),
  /** the day on which the words were last compared with their source, and how far that went */
  checked: z.string(),
  note: z.optional(z.string()),
});
export type CataloguePrompt = z.infer<typeof cataloguePromptSchema>;

export const listCataloguePrompts = endpoint({
  method: 'GET',
  path: '/api/essay/prompt-catalogue',
  summary: 'Prompts of well-known applications, with source and year',
  access: student,
  response: z.object({ prompts: z.array(cataloguePromptSchema) }),
});

/** How many characters of an essay are read for its prompts. */
export const coveredMax = 20_000;

export const coverageSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    label: z.string(),
    met: z.boolean(),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
);
export type Coverage = z.infer<typeof coverageSchema>;

export const essayPromptSchema = z.object({
  _id: idSchema,
  essay_id: idSchema,
  /** null for a prompt of the student's own */
  prompt_id: z.nullable(z.string()),
  prompt: z.string(),
  max_words: z.int(),
  limit_unit: z.enum(limitUnits),
  /** what the essay as saved has and lacks for this prompt */
  coverage: coverageSchema,
});
export type EssayPrompt = z.infer<typeof essayPromptSchema>;

export const listEssayPrompts = endpoint({
  method: 'GET',
  path: '/api/essay/prompts/{id}',
  summary: 'The prompts that an essay is mapped to, each with what the essay still lacks',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema }),
  response: z.object({ prompts: z.array(essayPromptSchema) }),
  problems: ['not_found'],
});

export const addEssayPrompt = endpoint({
  method: 'POST',
  path: '/api/essay/prompts',
  summary: "Map an essay to a prompt: one of the catalogue by its id, or words of the student's own",
  access: student,
  body: z.strictObject({
    essay_id: idSchema,
    prompt_id: z.optional(z.string().check(limit(100))),
    prompt: z.optional(prose(4000)),
    max_words: z.optional(limitMaxSchema),
    limit_unit: z.optional(z.enum(limitUnits)),
  }),
  response: z.object({ prompt: essayPromptSchema }),
  problems: ['not_found', 'too_many_prompts'],
});

export const removeEssayPrompt = endpoint({
  method: 'DELETE',
  path: '/api/essay/prompts/{id}',
  summary: 'Take a prompt off its essay',
  access: student,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
