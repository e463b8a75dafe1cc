import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, requiredLine } from './fields.ts';
import { comparedMax, filters, matchesPerPage, matchLists, matchSorts } from './matching.filters.ts';
import { judgedBySchema, matchCardSchema, matchChangeSchema, matchDetailSchema, rates } from './matching.results.ts';

export const startMatching = endpoint({
  method: 'GET',
  path: '/api/unipair/start',
  summary: 'What the filters offer, and what the record says for them at a level',
  access: student,
  query: z.strictObject({ programLevel: filters.programLevel }),
  response: z.object({
    countries: z.array(z.string()),
    fields: z.array(z.string()),
    languages: z.array(z.string()),
    judged_by: judgedBySchema,
  }),
});

/** How many there would be without one filter. */
const weightSchema = z.object({
  filter: z.enum(['search', 'level', 'field', 'country', 'language', 'budget', 'grade']),
  matches: z.int(),
});

export const matchUniversities = endpoint({
  method: 'POST',
  path: '/api/unipair/match',
  summary: `Institutions for these filters and my record, ${matchesPerPage} a page; nothing paid affects the order`,
  access: student,
  body: z.strictObject({
    ...filters,
    /** names, places, misspelled or in another script; the closest first */
    search: z.optional(z.nullable(line(200))),
    /**
     * Left out: the matches; of a search everything that it found, the closest name first. A name that is typed wins over
     * every filter: each result says what speaks against it.
     */
    group: z.optional(z.enum(matchLists)),
    sort: z._default(z.enum(matchSorts), 'fit'),
    page: z._default(z.int().check(z.gte(1), z.lte(2_000)), 1),
    user_id: z.optional(idSchema),
  }),
  response: z.object({
    matches: z.array(matchCardSchema),
    page: z.int(),
    pages: z.int(),
    /** how many there are in each group; `all` is what a search found, in any country */
    totals: z.object({
      all: z.int(),
      match: z.int(),
      unconfirmed: z.int(),
      unlikely: z.int(),
      unlabelled: z.int(),
      'cost-unknown': z.int(),
      'not-eligible': z.int(),
    }),
    /** of the matches, by label */
    balance: z.object({ reach: z.int(), target: z.int(), safety: z.int() }),
    /** how many of the very first matches are the balanced list: two safeties, four targets, two reaches */
    balanced: z.int(),
    /** only when nothing matches: how many would without a filter, the most first */
    relaxed: z.array(weightSchema),
    judged_by: judgedBySchema,
    rates,
  }),
  problems: ['not_found'],
});

export const weighFilters = endpoint({
  method: 'POST',
  path: '/api/unipair/filters',
  summary: 'What these filters cost: how many institutions fit, and how many would without each of them',
  access: student,
  body: z.strictObject({ ...filters, user_id: z.optional(idSchema) }),
  response: z.object({
    matches: z.int(),
    /** of these nobody knows whether they fit: they are not counted, and listed apart */
    unconfirmed: z.int(),
    without: z.array(weightSchema),
  }),
});

export const explainMatches = endpoint({
  method: 'POST',
  path: '/api/unipair/explain',
  summary: `Up to ${comparedMax} institutions with everything behind their fit: factors, gates, facts, what would change it`,
  access: student,
  body: z.strictObject({
    ...filters,
    ids: z.array(line(80)).check(z.minLength(1, 'Name at least one.'), limit(comparedMax, 'At most 4.')),
    user_id: z.optional(idSchema),
  }),
  response: z.object({ matches: z.array(matchDetailSchema), judged_by: judgedBySchema, rates }),
  problems: ['not_found'],
});

/** What `ambiguous_name` carries in `extra`. */
export const choicesSchema = z.object({
  choices: z.array(z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string() })),
});

export const saveUniversity = endpoint({
  method: 'POST',
  path: '/api/unipair/save',
  summary: 'Put an institution on my list, by its id or an unambiguous name; saving it again changes nothing',
  access: student,
  body: z.strictObject({
    university_id: requiredLine(200, 'Name the university.'),
    program: z._default(line(200), ''),
    user_id: z.optional(idSchema),
  }),
  response: z.object({ saved: z.literal(true), message: z.string(), id: idSchema, university_id: z.string() }),
  problems: ['not_found', 'ambiguous_name', 'too_many_saved'],
});

export const unsaveUniversity = endpoint({
  method: 'POST',
  path: '/api/unipair/unsave',
  summary: 'Take back a save: refused once something was done with it; what is not on the list stays off it',
  access: student,
  body: z.strictObject({ university_id: requiredLine(80, 'Name the university.'), user_id: z.optional(idSchema) }),
  response: z.object({ saved: z.literal(false), university_id: z.string() }),
  problems: ['not_found', 'saved_in_work'],
});

export const ratings = ['High Fit', 'Medium Fit', 'Low Fit'] as const;

export const evaluateProfile = endpoint({
  method: 'POST',
  path: '/api/profile-evaluation/evaluate',
  summary: 'My record against one institution, by the engine of UniPair',
  access: student,
  body: z.strictObject({
    ...filters,
    /** its id or an unambiguous name */
    university: requiredLine(200, 'Name the university.'),
    user_id: z.optional(idSchema),
  }),
  response: z.object({
    match: matchDetailSchema,
    judged_by: judgedBySchema,
    rates,
    /** whole percent; null where nothing is there to judge */
    overall: z.nullable(z.int()),
    academic: z.nullable(z.int()),
    tests: z.nullable(z.int()),
    extracurricular: z.nullable(z.int()),
    rating: z.nullable(z.enum(ratings)),
    missing: z.array(z.enum(['grade', 'tests', 'activities', 'qualification', 'place'])),
    suggestions: z.array(z.object({ priority: z.enum(['high', 'medium', 'low']), change: matchChangeSchema })),
  }),
  problems: ['not_found', 'ambiguous_name'],
});
export type ProfileEvaluation = z.infer<typeof evaluateProfile.response>;
