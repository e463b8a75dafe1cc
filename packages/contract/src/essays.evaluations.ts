import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { essayTextSchema } from './essays.ts';
import { essayTypes } from './essays.types.ts';
import { idSchema, limit, timestampSchema } from './fields.ts';

/** `Generic` is the evaluator's type for pasted text. */
export const evaluationTypes = [...essayTypes, 'Generic'] as const;

export const suggestionSchema = z.object({
  category: z.string(),
  rule: z.string(),
  sentence: z.string(),
  suggestion: z.string(),
  /** what the sentence was made with, so that the rule can be worded in another language */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** UTF-16 offsets of the flagged span and of its sentence in the evaluated text */
  start: z.int(),
  end: z.int(),
  sentence_start: z.int(),
  sentence_end: z.int(),
  fix: z.optional(z.string()),
  /** about the whole essay: the span is empty, and the sentence is only the one beside which it is kept */
  scope: z.optional(z.literal('essay')),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

const scoresSchema = z.record(z.string(), z.number());

/** Why a language model that was asked did not answer; the local result is shown instead. */
export const modelFailures = ['unreachable', 'too_slow', 'unusable_answer', 'daily_limit'] as const;

/** What a language model had to do with an evaluation. Absent when none was asked. */
export const modelPartSchema = z.object({
  name: z.string(),
  failure: z.nullable(z.enum(modelFailures)),
  /** the Lantern engine's own result for the same text */
  local_scores: scoresSchema,
  local_overall: z.number(),
  /** criteria where model and engine are more than 4 points apart */
  disputed: z.array(z.string()),
  /** suggestions whose quoted sentence is not in the text */
  dropped: z.int(),
});

export const evaluationSchema = z.object({
  _id: idSchema,
  essay_id: z.nullable(idSchema),
  version_id: z.nullable(idSchema),
  revision: z.nullable(z.int()),
  overall: z.number(),
  scores: scoresSchema,
  /**
   * how the overall came about: weights in percent, the weighted mean of the criteria, and what was taken off it and for
   * which of the advisories. Absent where nothing was scored, and of evaluations from before it was kept
   */
  sum: z.optional(
    z.object({
      weights: scoresSchema,
      mean: z.number(),
      deductions: z.array(z.object({ gate: z.string(), points: z.number() })),
    }),
  ),
  measures: z.array(
    z.object({
      criterion: z.string(),
      measure: z.string(),
      label: z.string(),
      value: z.number(),
      unit: z.string(),
      score: z.number(),
      weight: z.number(),
    }),
  ),
  suggestions: z.array(suggestionSchema),
  /**
   * `most`: what the overall may be at most, where that depends on the text; `enough`: words from which on this no longer holds.
   * Absent of evaluations from before they were kept
   */
  advisories: z.array(
    z.object({ gate: z.string(), text: z.string(), most: z.optional(z.number()), enough: z.optional(z.int()) }),
  ),
  words: z.int(),
  characters: z.int(),
  /** 'lantern', or the name of the language model whose scores these are */
  engine: z.string(),
  version: z.string(),
  model: z.optional(modelPartSchema),
  essay_type: z.enum(evaluationTypes),
  created_at: timestampSchema,
});
export type Evaluation = z.infer<typeof evaluationSchema>;

export const evaluateSchema = z.strictObject({
  /** left out for pasted text */
  essay_id: z.optional(z.union([z.literal(''), idSchema])),
  user_id: z.optional(idSchema),
  essay_text: essayTextSchema.check(z.refine((text) => /\p{L}/u.test(text), 'Write or paste some text first.')),
  essay_type: z.optional(z.enum(evaluationTypes)),
  use_slow_models: z.optional(z.boolean()),
});

export const evaluateEssay = endpoint({
  method: 'POST',
  path: '/api/essay/evaluate',
  summary:
    'Evaluate a text with the Lantern engine, and with the language model where one is set up and the student has switched it on; of a saved essay the evaluated text is kept as a version',
  access: student,
  body: evaluateSchema,
  response: evaluationSchema,
  problems: ['not_found', 'too_many_requests', 'busy'],
});

export const listEvaluations = endpoint({
  method: 'GET',
  path: '/api/essay/evaluations/{id}',
  summary:
    'The newest 20 evaluations of an essay; from the third on without their suggestions, of which there can be many',
  access: readers({ scope: 'essays', item: 'id' }),
  params: z.object({ id: idSchema }),
  response: z.object({ evaluations: z.array(evaluationSchema) }),
  problems: ['not_found'],
});

/** At most this many characters in all paragraphs of one check. */
export const checkTextMax = 40_000;

export const checkLanguage = endpoint({
  method: 'POST',
  path: '/api/essay/check',
  summary:
    'Language suggestions for the paragraphs that changed; offsets count from the start of each paragraph. Nothing is stored',
  access: student,
  body: z.strictObject({
    paragraphs: z.array(essayTextSchema).check(
      z.minLength(1, 'Write some text here.'),
      limit(50, 'At most 50.'),
      z.refine((all) => all.join('').length <= checkTextMax, 'At most 40,000 characters.'),
    ),
  }),
  response: z.object({ suggestions: z.array(z.array(suggestionSchema)) }),
  problems: ['too_many_requests', 'busy'],
});

/** The student's side of the optional language model. `name` is null when the installation has none. */
export const modelSettingsSchema = z.object({
  name: z.nullable(z.string()),
  slow_name: z.nullable(z.string()),
  enabled: z.boolean(),
  tokens_today: z.int(),
  tokens_per_day: z.int(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

export const getModelSettings = endpoint({
  method: 'GET',
  path: '/api/essay/model',
  summary: 'Whether a language model is set up here, and whether this student has switched it on',
  access: student,
  response: modelSettingsSchema,
});

export const setModelSettings = endpoint({
  method: 'POST',
  path: '/api/essay/model',
  summary: 'Switch the language model on or off for myself',
  access: student,
  body: z.strictObject({ enabled: z.boolean() }),
  response: modelSettingsSchema,
});
