// What a student wishes for, kept once for all screens and devices: UniPair's filters, which others begin with.
import * as z from 'zod/mini';
import { limit } from './fields.ts';
import { budgetLimits, gpaSlider, matchLevels, matchMessages } from './matching.filters.ts';
import { type SingleFieldsOf, singleEndpoints } from './record-keyed.ts';

const code = (pattern: RegExp, message: string) => z.string().check(limit(40), z.regex(pattern, message));

function within({ min, max }: { min: number; max: number }, message: string) {
  return z.optional(z.nullable(z.number(message).check(z.gte(min, message), z.lte(max, message))));
}

/** What is left out stays as it was, so that two devices which each change another one both keep theirs. */
const fields = {
  level: z.optional(z.enum(['', ...matchLevels], 'Choose UG, PG or PhD.')),
  field: z.optional(code(/^[a-z]*$/, matchMessages.field)),
  country: z.optional(code(/^([A-Z]{2})?$/, matchMessages.country)),
  /** of teaching; null: UniPair was not asked yet, '': any */
  language: z.optional(z.nullable(code(/^([a-z]{2})?$/, matchMessages.language))),
  /** US dollars a year; null: any */
  budget: within(budgetLimits, 'Write a budget from 0 to 250,000 US dollars.'),
  /** a grade to try out; null: what the record says */
  gpa: within(gpaSlider, 'Choose a GPA from 2.0 to 4.0.'),
};

export const wishesCalls = singleEndpoints({
  base: '/api/unipair/wishes',
  topic: 'study-wishes',
  noun: { one: 'wishes for studying', many: 'wishes for studying' },
  one: 'wishes',
  fields,
  computed: {
    /** kept by a version that assumed a grade: used for nothing, and offered until one is named; null: none */
    gpa_untold: z.nullable(z.number()),
  },
});
export type KeptWishes = z.infer<typeof wishesCalls.record>;
export type WishesSaid = SingleFieldsOf<typeof wishesCalls>;
