// What UniPair's filters take, and the lists of words that filters and results share.
import * as z from 'zod/mini';
import { limit, line, requiredLine } from './fields.ts';
import { schoolQualificationIds } from './qualification-ids.ts';

/** The specification's sliders. */
export const budgetSlider = { min: 10_000, max: 80_000, step: 1_000, usual: 40_000 } as const;
export const gpaSlider = { min: 2, max: 4, step: 0.1 } as const;
export const matchLevels = ['UG', 'PG', 'PhD'] as const;
export const matchTypes = ['reach', 'target', 'safety'] as const;
/**
 * Where a result is listed. `unconfirmed`: it is not known whether it has what the filters ask for. `unlikely`: something
 * that nobody read speaks against it (probably over the budget, not in this language, not open to this certificate).
 * `unlabelled`: nothing is known of how hard it is to enter.
 */
export const matchGroups = ['match', 'unconfirmed', 'unlikely', 'unlabelled', 'cost-unknown', 'not-eligible'] as const;
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

/** What every call of matching takes. */
export const filters = {
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
  /** a certificate to try out, as 'KE-KCSE'; left out: the one of the record */
  qualification: z.optional(z.nullable(z.enum(['', ...schoolQualificationIds], 'Choose a certificate from the list.'))),
  /** scores to try out; left out: those of the record */
  scores: z.optional(
    z.array(z.strictObject({ edition: requiredLine(30), overall: z.number() })).check(limit(8, 'At most 8.')),
  ),
};
export type MatchFilters = z.infer<z.ZodMiniObject<typeof filters>>;
