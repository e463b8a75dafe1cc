import * as z from 'zod/mini';
import { readers, student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { ideaFields, ideaSchema } from './essays.ts';
import { idSchema, limit, okSchema, prose, requiredLine, timestampSchema } from './fields.ts';

const languageQuery = z.optional(z.string().check(limit(2), z.regex(/^[a-z]{2}$/)));
const keySchema = prose(300).check(z.minLength(1, 'This is required.'));
const traitSchema = requiredLine(60);
export const reflectionMax = 5000;

export const quizQuestionSchema = z.object({
  id: z.string(),
  question: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string(), traits: z.array(z.string()) })),
});
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const reflectionSchema = z.object({ id: z.string(), trait: z.string(), question: z.string() });
export type Reflection = z.infer<typeof reflectionSchema>;
const reflectionListsSchema = z.object({ mandatory: z.array(reflectionSchema), optional: z.array(reflectionSchema) });

export const getQuiz = endpoint({
  method: 'GET',
  path: '/api/quiz/questions',
  summary:
    'Questions of the trait quiz, in a language (English where it is not translated), and of each trait its name and reflection questions, so that a device can go on without a connection',
  access: student,
  query: z.object({ language: languageQuery }),
  response: z.object({
    questions: z.array(quizQuestionSchema),
    /** in the order that breaks ties */
    traits: z.array(z.extend(reflectionListsSchema, { id: z.string(), name: z.string() })),
  }),
});
export type Quiz = z.infer<typeof getQuiz.response>;

export const getReflections = endpoint({
  method: 'GET',
  path: '/api/reflection/questions',
  summary:
    'Reflection questions for traits: three to answer, and some optional ones; two empty lists without a known trait',
  access: student,
  /** `traits` may be repeated */
  query: z.object({
    traits: z.optional(z.union([traitSchema, z.array(traitSchema).check(limit(20, 'At most 20.'))])),
    language: languageQuery,
  }),
  response: reflectionListsSchema,
});

const reflectionsSchema = z
  .record(keySchema, prose(reflectionMax))
  .check(z.refine((answers) => Object.keys(answers).length <= 40, 'At most 40.'));

const pickedActivitySchema = z.object({
  name: requiredLine(200),
  title: z.optional(prose(500)),
  duration: z.optional(prose(100)),
  outcome: z.optional(prose(5000)),
  description: z.optional(prose(5000)),
});

const generationFields = {
  user_id: z.optional(idSchema),
  traits: z.array(traitSchema).check(z.minLength(1, 'Answer the quiz first.'), limit(10, 'At most 10 traits.')),
  /** question to answer */
  reflections: reflectionsSchema,
  ec_activities: z
    .array(pickedActivitySchema)
    .check(z.minLength(1, 'Choose at least one activity.'), limit(100, 'At most 100.')),
};

const someAnswer = 'Please answer all 3 mandatory reflection questions before continuing.';

export const generateIdeas = endpoint({
  method: 'POST',
  path: '/api/essay/generate',
  summary: "Essay ideas from the student's own words. The same input gives the same ideas",
  access: student,
  body: z.strictObject({
    ...generationFields,
    reflections: reflectionsSchema.check(
      z.refine((answers) => Object.values(answers).some((answer) => answer.trim() !== ''), someAnswer),
    ),
  }),
  response: z.object({ ideas: z.array(ideaSchema), engine: z.string() }),
  problems: ['too_many_requests'],
});

export const saveInput = endpoint({
  method: 'POST',
  path: '/api/essay/save-input',
  summary: 'Keep a run of the generator: what went in and which ideas came out. The same run sent twice is stored once',
  access: student,
  // what a caller leaves out is empty
  body: z.strictObject({
    user_id: z.optional(idSchema),
    traits: z._default(z.array(traitSchema).check(limit(10, 'At most 10.')), []),
    reflections: z._default(reflectionsSchema, {}),
    ec_activities: z._default(z.array(pickedActivitySchema).check(limit(100, 'At most 100.')), []),
    /** made by the device */
    run_id: z.optional(idSchema),
    generated_ideas: z._default(z.array(z.object(ideaFields)).check(limit(20, 'At most 20.')), []),
  }),
  response: z.object({ ok: z.literal(true), _id: idSchema }),
  problems: ['id_taken', 'too_many_requests'],
});

/** Where the student is in the wizard: what they chose, wrote and got. Kept on the device and here. */
export const brainstormStateSchema = z.strictObject({
  step: z.int().check(z.gte(1), z.lte(4)),
  /** the quiz question that was looked at last */
  question: z.optional(keySchema),
  /** quiz question id to the value of the chosen option */
  answers: z
    .record(keySchema, prose(100))
    .check(z.refine((answers) => Object.keys(answers).length <= 100, 'At most 100.')),
  /** reflection question id to answer */
  reflections: reflectionsSchema,
  activities: z.array(idSchema).check(limit(100, 'At most 100.')),
  ideas: z.array(z.object(ideaFields)).check(limit(20, 'At most 20.')),
});
export type BrainstormState = z.infer<typeof brainstormStateSchema>;

const keptStateSchema = z.object({
  state: z.nullable(brainstormStateSchema),
  /** 0 while nothing is kept */
  revision: z.int(),
  updated_at: z.nullable(timestampSchema),
});
export type KeptBrainstorm = z.infer<typeof keptStateSchema>;

export const getBrainstorm = endpoint({
  method: 'GET',
  path: '/api/essay/brainstorm',
  summary: 'Where I am in the brainstorm wizard',
  access: student,
  response: keptStateSchema,
});

export const saveBrainstorm = endpoint({
  method: 'POST',
  path: '/api/essay/brainstorm',
  summary:
    'Keep where I am. When base_revision is not the current one nothing is replaced and the answer is stale_revision with the kept state in extra',
  access: student,
  body: z.strictObject({ state: brainstormStateSchema, base_revision: z.int().check(z.gte(0)) }),
  response: keptStateSchema,
  problems: ['stale_revision', 'too_many_requests'],
});

export const savedIdeaSchema = z.extend(ideaSchema, {
  _id: idSchema,
  favorited: z.boolean(),
  /** the newest draft that was started from it and still exists */
  essay_id: z.nullable(idSchema),
  created_at: timestampSchema,
});
export type SavedIdea = z.infer<typeof savedIdeaSchema>;
export const ideasMax = 200;

export const listIdeas = endpoint({
  method: 'GET',
  path: '/api/essay/ideas/{userId}',
  summary:
    'Saved ideas of a student (mine, or of one who shares essays with me), favourites first, then newest, at most 200',
  access: readers({ scope: 'essays', student: 'userId' }),
  params: z.object({ userId: idSchema }),
  response: z.object({ ideas: z.array(savedIdeaSchema) }),
  problems: ['not_found'],
});

export const saveIdea = endpoint({
  method: 'POST',
  path: '/api/essay/save-idea',
  summary: 'Keep an idea. An idea with the same words is kept once; saving a deleted one brings it back',
  access: student,
  body: z.strictObject({
    ...ideaFields,
    user_id: z.optional(idSchema),
    /** made by the device */
    idea_id: z.optional(idSchema),
    favorited: z.optional(z.boolean()),
  }),
  response: z.object({ idea: savedIdeaSchema }),
  problems: ['not_found', 'id_taken', 'too_many_ideas'],
});

export const favoriteIdea = endpoint({
  method: 'POST',
  path: '/api/essay/favorite-idea',
  summary: 'Mark an idea as a favourite, or not',
  access: student,
  body: z.strictObject({ idea_id: idSchema, favorited: z.boolean() }),
  response: z.object({ idea: savedIdeaSchema }),
  problems: ['not_found'],
});

export const deleteIdea = endpoint({
  method: 'DELETE',
  path: '/api/essay/idea/{id}',
  summary: 'Delete a saved idea; it can be brought back for 30 days by saving it again',
  access: student,
  params: z.object({ id: idSchema }),
  response: okSchema,
  problems: ['not_found'],
});
