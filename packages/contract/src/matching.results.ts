// What an answer of UniPair is made of: facts, cards, what is behind a fit, and what it was judged by.
import * as z from 'zod/mini';
import { idSchema } from './fields.ts';
import { matchDoors, matchGroups, matchLevels, matchTypes } from './matching.filters.ts';
import { testIds } from './test-ids.ts';

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
      'hardest',
      'ranked',
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
const matchEffectSchema = z.object({
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
        'whole-programme',
        'few',
        'second-degree',
        'longer-way',
        'no-visa',
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

/**
 * Parts of the record and the wishes that could not be used, or do not go together. `grade-of-other-scale`: so few of so
 * many points that it must be of another scale. `degree-held`: a first degree is looked for, and one stands in the record.
 * `budget-tiny`: so little that it is probably told in thousands.
 */
export const unusedParts = [
  'grade-off-scale',
  'grade-of-other-scale',
  'grade-of-other-kind',
  'degree-held',
  'budget-tiny',
] as const;
export type UnusedPart = (typeof unusedParts)[number];

/** What the student brings, as the answer was judged by it. */
export const judgedBySchema = z.object({
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
  /** the school in the record that the level is entered with, where a grade or a certificate would stand */
  school: z.nullable(idSchema),
  /** parts of the record that could not be used, each to be put right there */
  unused: z.array(z.enum(unusedParts)),
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
export const rates = z.array(rateSchema);
