// Scholarships: the search, whether the record meets what is asked, and the ones that a student keeps.
import * as z from 'zod/mini';
import { student } from './access.ts';
import { endpoint } from './endpoint.ts';
import { daySchema, limit, line, prose, requiredLine } from './fields.ts';
import { keyedEndpoints } from './record-keyed.ts';

export const scholarshipsPerPage = 20;
export const scholarshipTypes = ['government', 'foundation', 'university'] as const;
export const coverages = ['full', 'tuition', 'partial', 'stipend', 'unknown'] as const;
/** The specification's; nothing in the catalogue is for a diploma so far. */
export const scholarshipLevels = ['UG', 'PG', 'PhD', 'Diploma'] as const;
export const scholarshipFields = [
  'business',
  'cs',
  'engineering',
  'natural',
  'math',
  'health',
  'medicine',
  'nursing',
  'social',
  'law',
  'arts',
  'humanities',
  'education',
  'agri',
  'built',
  'media',
  'policy',
] as const;
export const eligibilities = ['yes', 'no', 'unknown'] as const;
/** may: yes, or one answer away. open: that, and it takes applications now */
export const eligibilityWishes = [...eligibilities, 'may', 'open'] as const;
/** In which order they stand: see @lantern/matching/scholarship-order. */
export const scholarshipGroups = ['open', 'ready', 'more', 'later', 'undated', 'unread', 'no'] as const;
/** not-passed: what is closed is left out. soon: closes within 90 days. */
export const deadlineWishes = ['not-passed', 'soon'] as const;
/** waived: known to waive fees of application. perhaps: that, or nobody has said. */
export const feeWishes = ['waived', 'perhaps'] as const;
export const searchFilters = [
  'country',
  'level',
  'field',
  'q',
  'citizenship',
  'coverage',
  'deadline',
  'fee_waiver',
] as const;

const countryCode = z.string().check(limit(2), z.regex(/^[A-Z]{2}$/, 'Choose a country from the list.'));
const monthDay = z.nullable(z.string());

const conditionSchema = z.object({
  kind: z.enum([
    'any_citizenship',
    'citizen_of',
    'not_citizen_of',
    'citizen_group',
    'not_citizen_group',
    'lives_at_home',
    'max_age',
    'min_age',
    'min_work_years',
    'min_grade',
    'usual_grade',
    'min_ielts',
    'gender',
    'at_institution',
    'financial_need',
    'nomination',
    'return_home',
    'asks',
    'step',
    'other',
  ]),
  /** later: part of applying, shuts nobody out */
  state: z.enum(['met', 'unmet', 'unknown', 'later']),
  /** why it is so: see @lantern/matching/eligibility */
  reason: z.enum(['compared', 'missing', 'asked', 'level', 'close', 'low', 'later', 'old']),
  /** as published, in English, of what is no rule; the gender of one; the name of a group; the id of a question */
  words: z.string(),
  /** ISO codes of countries, or names of institutions */
  names: z.array(z.string()),
  /** years, the grade or the band */
  figure: z.nullable(z.number()),
  scale: z.nullable(z.enum(['us4', 'percent', 'cgpa10'])),
  level: z.nullable(z.enum(['UG', 'PG', 'PhD'])),
  /** under which an answer that settles it is kept */
  key: z.nullable(z.string()),
  /** where and when this one was read, if not where and when the rest was */
  source: z.nullable(z.string()),
  checked: z.nullable(z.string()),
});
export type ScholarshipCondition = z.infer<typeof conditionSchema>;

export const scholarshipSchema = z.object({
  id: z.string(),
  name: z.string(),
  provider: z.string(),
  type: z.enum(scholarshipTypes),
  /** paused, ended: nobody can apply */
  status: z.enum(['offered', 'paused', 'ended']),
  /** empty: anywhere */
  countries: z.array(z.string()),
  levels: z.array(z.enum(['UG', 'PG', 'PhD'])),
  /** empty: any field */
  fields: z.array(z.enum(scholarshipFields)),
  coverage: z.enum(coverages),
  /** in words, as published; null is unknown */
  amount: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  amount_period: z.nullable(z.string()),
  /** usual months of a round, `MM` or `MM-DD`: never a date of the coming one */
  window: z.nullable(z.object({ opens: monthDay, closes: monthDay, rolling: z.optional(z.boolean()) })),
  window_note: z.string(),
  fee_waiver: z.nullable(z.boolean()),
  note: z.string(),
  link: z.string(),
  source: z.string(),
  /** as much of the day as is known; null: nobody has read it */
  checked: z.nullable(z.string()),
  confidence: z.enum(['official', 'secondary', 'estimate']),
  /** from this day on its months and amount are greyed, and its months close nothing */
  review_due: z.string(),
  group: z.enum(scholarshipGroups),
  eligibility: z.object({
    state: z.enum(eligibilities),
    /** why not, where no condition says it */
    refusal: z.nullable(z.enum(['level', 'field', 'not-offered', 'said'])),
    /** the condition that is not met */
    because: z.nullable(conditionSchema),
    /** one question whose answer tells more: under its key in `PUT /api/scholarships/answers`, or a part of the record */
    question: z.nullable(
      z.object({
        key: z.nullable(z.string()),
        needs: z.nullable(z.enum(['citizenship', 'birth'])),
        /** the condition that it is about; null: whether the page lets the student apply */
        condition: z.nullable(conditionSchema),
        /** how many of those that were found ask the same */
        asked_by: z.int(),
      }),
    ),
    /** false: not all conditions were read lately enough to decide */
    is_read: z.boolean(),
    /** its country gives hardly any student visas to citizens of the student's */
    has_no_visa: z.boolean(),
    conditions: z.array(conditionSchema),
  }),
});
export type Scholarship = z.infer<typeof scholarshipSchema>;

const wish = <T extends z.ZodMiniType>(one: T) => z.optional(one);

const searchQuery = z.object({
  /** an ISO code, or a part of an English name */
  country: wish(line(60)),
  level: wish(z.enum(scholarshipLevels)),
  field: wish(z.enum(scholarshipFields)),
  /** words of the name, the giver or the conditions */
  q: wish(line(200)),
  /** leaves out what this citizenship cannot have; the record's is what eligibility is judged by */
  citizenship: wish(countryCode),
  coverage: wish(z.enum(coverages)),
  deadline: wish(z.enum(deadlineWishes)),
  fee_waiver: wish(z.enum(feeWishes)),
  eligibility: wish(z.enum(eligibilityWishes)),
  /** the short form of all, for callers that keep the list */
  all: wish(z.literal('1')),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 1),
});

const shortSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO codes; empty: anywhere */
  country: z.array(z.string()),
  level: z.array(z.enum(['UG', 'PG', 'PhD'])),
  type: z.enum(scholarshipTypes),
  /** the usual closing, `MM` or `MM-DD`: never a date of the coming round; null is unknown */
  deadline: monthDay,
});

const pageSchema = z.object({
  scholarships: z.array(scholarshipSchema),
  page: z.int(),
  pages: z.int(),
  /** with every filter but that of eligibility */
  found: z.int(),
  eligibility: z.object({ yes: z.int(), no: z.int(), unknown: z.int() }),
  /** how many take applications now, of those that are not refused */
  open: z.int(),
  /** why those that are refused are refused, the most first */
  refusals: z.array(
    z.object({
      why: z.enum(['citizenship', 'level', 'field', 'age', 'grade', 'not-offered', 'other']),
      found: z.int(),
    }),
  ),
  /** only when nothing is found: how many there would be without one filter; the most first */
  relaxed: z.array(z.object({ filter: z.enum(searchFilters), found: z.int() })),
  judged_by: z.object({
    citizenship: z.nullable(z.string()),
    has_birth: z.boolean(),
    has_grade: z.boolean(),
    /** what was asked for, else what the schools of the record lead to */
    level: z.nullable(z.enum(['UG', 'PG', 'PhD'])),
  }),
});
export type ScholarshipPage = z.infer<typeof pageSchema>;

export const searchScholarships = endpoint({
  method: 'GET',
  path: '/api/scholarships',
  summary: `Scholarships, ${scholarshipsPerPage} a page, each judged by my record and my answers: what I may apply to now comes first, then large awards to get ready for. Nothing paid changes the order. \`all=1\` answers the short form of all`,
  access: student,
  query: searchQuery,
  response: z.union([pageSchema, z.object({ scholarships: z.array(shortSchema), found: z.int() })]),
});

export const weighSearch = endpoint({
  method: 'GET',
  path: '/api/scholarships/filters',
  summary: 'What these filters cost: how many scholarships stay, and how many would without each of them',
  access: student,
  query: searchQuery,
  response: z.object({
    found: z.int(),
    without: z.array(z.object({ filter: z.enum(searchFilters), found: z.int() })),
  }),
});

export const scholarshipsAtMost = 3;

export const listScholarshipsAt = endpoint({
  method: 'GET',
  path: '/api/scholarships/at/{id}',
  summary: `Scholarships for studying at one institution that I may apply for: those that are for it alone first, at most ${scholarshipsAtMost}`,
  access: student,
  params: z.object({ id: requiredLine(80) }),
  query: z.object({ level: wish(z.enum(['UG', 'PG', 'PhD'])), field: wish(z.enum(scholarshipFields)) }),
  response: z.object({
    scholarships: z.array(
      z.extend(z.pick(scholarshipSchema, { id: true, name: true, coverage: true, window: true, review_due: true }), {
        /** given for studying there, not anywhere in the country */
        is_here: z.boolean(),
        /** unknown: a question is open */
        state: z.enum(['yes', 'unknown']),
      }),
    ),
    /** how many there are */
    found: z.int(),
    country: z.string(),
    level: z.nullable(z.enum(['UG', 'PG', 'PhD'])),
  }),
  problems: ['not_found'],
});

export const readSavedScholarships = endpoint({
  method: 'GET',
  path: '/api/scholarships/saved',
  summary: 'What is known of the scholarships that I keep, judged by my record',
  access: student,
  response: z.object({ scholarships: z.array(scholarshipSchema) }),
});

/** Kept, applied for, or taken off the list again. */
export const savedStates = ['saved', 'applied', 'not-saved'] as const;

const savedFields = {
  state: z.enum(savedStates),
  /** the last day, as the student read it on the official page */
  deadline: z._default(z.nullable(daySchema), null),
  note: z._default(prose(500), ''),
};

/** Under the id of the scholarship. */
export const savedScholarships = keyedEndpoints({
  base: '/api/scholarships/mine',
  topic: 'scholarships',
  noun: { one: 'saved scholarship', many: 'saved scholarships' },
  one: 'saved',
  many: 'saved',
  key: z.string().check(limit(80), z.regex(/^[a-z0-9-]{2,80}$/)),
  fields: savedFields,
  /** its name when it was saved: what leaves the catalogue stays on the list */
  computed: { name: z.string() },
  most: 200,
});
export const { list: listSavedScholarships, put: putSavedScholarship } = savedScholarships;

/** One question each, asked once: yes, no, or open again. */
export const scholarshipAnswers = keyedEndpoints({
  base: '/api/scholarships/answers',
  topic: 'scholarship-answers',
  noun: { one: 'scholarship answer', many: 'scholarship answers' },
  one: 'answer',
  many: 'answers',
  key: z.string().check(limit(100), z.regex(/^[a-z0-9][a-z0-9.-]{1,99}$/)),
  fields: { answer: z.enum(['yes', 'no', 'open']) },
  most: 500,
});
export const { list: listScholarshipAnswers, put: putScholarshipAnswer } = scholarshipAnswers;
