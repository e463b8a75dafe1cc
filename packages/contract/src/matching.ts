import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, limit, line, requiredLine } from './fields.ts';
import { schoolQualificationIds } from './qualification-ids.ts';
import { testIds } from './test-ids.ts';

/** The specification's sliders. */
export const budgetSlider = { min: 10_000, max: 80_000, step: 1_000, usual: 40_000 } as const;
export const gpaSlider = { min: 2, max: 4, step: 0.1, usual: 3.5 } as const;
export const matchLevels = ['UG', 'PG', 'PhD'] as const;
export const matchTypes = ['reach', 'target', 'safety'] as const;
/**
 * Where a result is listed. `unlikely`: something that nobody read speaks against it (probably over the budget, not in
 * this language, not open to this certificate). `unlabelled`: nothing is known of how hard it is to enter.
 */
export const matchGroups = ['match', 'unlikely', 'unlabelled', 'cost-unknown', 'not-eligible'] as const;
/** What a list holds: one of these, or whatever a search found. */
export const matchLists = [...matchGroups, 'all'] as const;
/** By which way a school certificate leads into a first degree; null: unknown. `not-asked`: no first degree. */
export const matchDoors = [
  'direct',
  'foundation',
  'plus-year',
  'applied-sciences',
  'conditional',
  'closed',
  'not-asked',
] as const;
/** The slider is the quick way: any amount from 0 can be typed. */
export const budgetLimits = { min: 0, max: 250_000 } as const;
export const matchSorts = ['fit', 'chance', 'tuition'] as const;
export const matchesPerPage = 10;
/** How many can stand side by side. */
export const comparedMax = 4;

/** What only the server says of a field. */
export const matchMessages = {
  field: 'Choose a field from the list.',
  country: 'Choose a country from the list.',
  language: 'Choose a language from the list.',
  test: 'Choose a test from the list.',
  score: 'This score is not on the scale of its test.',
} as const;

/** A filter that is left out, null or empty asks nothing. */
const wish = z.optional(z.nullable(line(80)));

function within({ min, max }: { min: number; max: number }, message: string) {
  return z.optional(
    z.nullable(
      z
        .array(z.number(message).check(z.gte(min, message), z.lte(max, message)))
        .check(z.minLength(1, message), limit(2, message)),
    ),
  );
}

const filters = {
  /** an id of `startMatching`, or the specification's word for it: 'Computer Science' */
  field: wish,
  programLevel: z.optional(z.nullable(z.enum(['', ...matchLevels], 'Choose UG, PG or PhD.'))),
  /** ISO code, or its English name */
  country: wish,
  /** of teaching: ISO code, or its English name */
  language: wish,
  /** on the scale of 4.0, one value or the ends of a range; left out: what the record says */
  gpa: within(gpaSlider, 'Choose a GPA from 2.0 to 4.0.'),
  /** US dollars a year, tuition and living together; of two values the higher one counts */
  budget: within(budgetLimits, 'Write a budget from 0 to 250,000 US dollars.'),
  /** scores to try out; left out: those of the record */
  /** a certificate to try out, as 'KE-KCSE'; left out: the one of the record */
  qualification: z.optional(z.nullable(z.enum(['', ...schoolQualificationIds], 'Choose a certificate from the list.'))),
  scores: z.optional(
    z.array(z.strictObject({ edition: requiredLine(30), overall: z.number() })).check(limit(8, 'At most 8.')),
  ),
};
export type MatchFilters = z.infer<z.ZodMiniObject<typeof filters>>;

const spanSchema = z.object({ low: z.number(), high: z.number() });
const windowSchema = z.object({
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
  rolling: z.optional(z.boolean()),
});

/** One fact about an institution, with what a reader needs to follow it to its source. */
export const matchFactSchema = z.object({
  _id: idSchema,
  key: z.string(),
  /** 'none': published that there is none */
  state: z.enum(['known', 'none', 'unknown']),
  value: z.union([z.null(), z.number(), z.string(), z.boolean(), z.array(z.string()), spanSchema, windowSchema]),
  unit: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  period: z.nullable(z.string()),
  level: z.nullable(z.string()),
  field: z.nullable(z.string()),
  residency: z.nullable(z.string()),
  /** the certificate that a door or a minimum is for */
  qualification: z.nullable(z.string()),
  note: z.string(),
  source: z.string(),
  link: z.string(),
  /** as much of the day as is known; null: nobody has read a page */
  checked: z.nullable(z.string()),
  recorded: z.string(),
  confidence: z.enum(['official', 'secondary', 'estimate']),
  /** past its day of review: shown with its age, counted as unknown */
  stale: z.boolean(),
});
export type MatchFact = z.infer<typeof matchFactSchema>;

const labelSchema = z.nullable(z.enum(matchTypes));
const factIds = z.array(idSchema);

const card = {
  // the specification's fields
  id: z.string(),
  name: z.string(),
  location: z.string(),
  /** an editor's band, named as such; null when there is none */
  ranking: z.nullable(z.enum(['top50', 'top100', 'top200', 'top500', 'other'])),
  description: z.string(),
  tags: z.array(z.string()),
  /** what the tags are made of: main fields, and languages of teaching as ISO codes */
  fields: z.array(z.string()),
  languages: z.array(z.string()),
  /** who runs it, which `description` says in English */
  control: z.nullable(z.enum(['public', 'private', 'private-for-profit'])),
  /** US dollars a year, the lower end; null when it is unknown */
  tuition: z.nullable(z.number()),
  /** null when it is refused, or not enough is known: `why` says which */
  matchType: labelSchema,
  // and what they are made of
  city: z.string(),
  country: z.string(),
  website: z.nullable(z.string()),
  layer: z.enum(['core', 'directory', 'import']),
  group: z.enum(matchGroups),
  basis: z.enum(['chance', 'entry', 'not-enough-data']),
  fit: z.int(),
  /** the way in: the first thing to read of a result */
  door: z.object({
    kind: z.nullable(z.enum(matchDoors)),
    /** whose rule it is */
    by: z.nullable(z.enum(['institution', 'country'])),
    /** nobody read it on a day that is known: "probably" */
    estimate: z.boolean(),
    /** years before the degree begins */
    years: z.int(),
    /** what the page says of it, in our words; '' where it says no more */
    note: z.string(),
  }),
  /** why the label is what it is, or why there is none */
  why: z.object({
    reason: z.enum([
      'low-rate',
      'chance',
      'entry',
      'held-back',
      'old',
      'no-record',
      'no-grade',
      'place-unknown',
      'refused',
    ]),
    /** what keeps it from being safe: 'estimate', 'rate' or gates */
    held_back: z.array(z.string()),
    /** where the student stands among those who finish that qualification, 0 to 100 */
    student: z.nullable(spanSchema),
    /** the usual entry of the place on the same scale, and what it was told by */
    place: z.nullable(
      z.object({
        low: z.number(),
        high: z.number(),
        basis: z.enum(['offer', 'minimum', 'rate', 'other-offer', 'band']),
        estimate: z.boolean(),
      }),
    ),
    standing: z.nullable(z.enum(['below', 'mostly-below', 'within', 'mostly-above', 'above'])),
  }),
  /** whole percent, always a range */
  chance: z.nullable(
    z.object({
      lower: z.int(),
      middle: z.int(),
      upper: z.int(),
      rate: z.number(),
      position: z.number(),
      widened: z.array(z.enum(['one-signal', 'converted-grade', 'stale', 'all-applicants', 'assumed-entry'])),
    }),
  ),
  /** the fact behind `tuition`, and its range in US dollars; `total` is for the whole programme */
  cost: z.nullable(z.object({ fact: matchFactSchema, usd: spanSchema, total: z.boolean() })),
  /** what a year costs, tuition and living together, in US dollars; null where either is unknown */
  year: z.nullable(
    z.object({
      usd: spanSchema,
      living: z.nullable(spanSchema),
      /** the tuition is of the whole programme */
      total: z.boolean(),
      estimate: z.boolean(),
      /** a doctorate that is paid: no tuition, and pay to live on */
      paid_post: z.boolean(),
    }),
  ),
  /** when to apply, by what counts today; null where nothing is known */
  apply: z.nullable(
    z.object({
      /** the day that it names for the coming round: YYYY-MM-DD */
      day: z.nullable(z.string()),
      /** the usual days of each year: 'MM' or 'MM-DD' */
      window: z.nullable(windowSchema),
      /** nobody read it on a day that is known */
      estimate: z.boolean(),
    }),
  ),
  /** gates that refuse, that speak against it by an estimate, and that are unknown */
  failed: z.array(z.string()),
  doubted: z.array(z.string()),
  unknown: z.array(z.string()),
  saved: z.boolean(),
};
export const matchCardSchema = z.object(card);
export type MatchCard = z.infer<typeof matchCardSchema>;

const gateId = z.enum(['door', 'level', 'field', 'language', 'grade', 'english', 'budget']);
export const matchEffectSchema = z.object({
  label: labelSchema,
  chance: z.nullable(z.object({ lower: z.int(), upper: z.int() })),
  points: z.int(),
  gate: z.nullable(gateId),
});
const effect = { effect: matchEffectSchema };
export const matchChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('score'), edition: z.string(), from: z.nullable(z.number()), to: z.number(), ...effect }),
  z.object({ kind: z.literal('grade'), unit: z.string(), from: z.nullable(z.number()), to: z.number(), ...effect }),
  z.object({ kind: z.literal('budget'), from: z.number(), to: z.number(), ...effect }),
  z.object({ kind: z.literal('find'), gate: gateId, ...effect }),
  z.object({
    kind: z.literal('door'),
    way: z.enum(['foundation', 'plus-year', 'applied-sciences', 'conditional']),
    years: z.int(),
    ...effect,
  }),
]);
export type MatchChange = z.infer<typeof matchChangeSchema>;

export const matchDetailSchema = z.object({
  ...card,
  level: z.nullable(z.enum(matchLevels)),
  field: z.nullable(z.string()),
  /** they add up to `fit` */
  factors: z.array(
    z.object({
      factor: z.enum(['programme', 'door', 'strength', 'level', 'cost', 'english']),
      points: z.int(),
      of: z.int(),
      basis: z.enum(['middle-half', 'entry', 'own', 'gate', 'unknown']),
      facts: factIds,
    }),
  ),
  gates: z.array(
    z.object({
      gate: gateId,
      state: z.enum(['pass', 'fail', 'unknown']),
      reason: z.enum([
        'met',
        'unmet',
        'not-asked',
        'not-published',
        'stale',
        'not-held',
        'not-comparable',
        'range',
        'few',
        'longer-way',
      ]),
      /** told by something that nobody read: a fail then does not refuse */
      estimate: z.boolean(),
      facts: factIds,
    }),
  ),
  /** what would change this, the smallest change first */
  changes: z.array(matchChangeSchema),
  facts: z.array(matchFactSchema),
});
export type MatchDetail = z.infer<typeof matchDetailSchema>;

/** What the student brings, as the answer was judged by it. */
const judgedBySchema = z.object({
  grade: z.nullable(
    z.object({
      low: z.number(),
      high: z.number(),
      /** 'slider': from this call; 'record': from the education, read by `formula` */
      from: z.enum(['slider', 'record']),
      formula: z.nullable(z.string()),
    }),
  ),
  scores: z.array(z.object({ edition: z.string(), test: z.enum(testIds), name: z.string(), overall: z.number() })),
  citizenship: z.nullable(z.string()),
  /** the certificate that the student enters with, and where it was read; null: not told */
  qualification: z.nullable(z.object({ id: z.string(), name: z.string(), from: z.enum(['call', 'record']) })),
  /** parts of the record that could not be used, each to be put right there */
  unused: z.array(z.enum(['grade-off-scale', 'grade-of-other-kind'])),
});
export type JudgedBy = z.infer<typeof judgedBySchema>;

/** What one US dollar buys, as prices were converted by it. */
const rateSchema = z.object({
  currency: z.string(),
  per_usd: z.number(),
  source: z.string(),
  link: z.string(),
  checked: z.nullable(z.string()),
  confidence: z.enum(['official', 'secondary', 'estimate']),
});
export type MatchRate = z.infer<typeof rateSchema>;
/** Those of the currencies in this answer. */
const rates = z.array(rateSchema);

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
