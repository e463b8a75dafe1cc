// A scholarship: who gives it, to whom, for what, how much, when, and the rules by which a record is eligible.
import * as z from 'zod/mini';
import { countryGroupIds } from './country-groups.ts';
import { addDays, confidences, firstDayOf, windowSchema } from './fact.ts';
import { fields, levels } from './fields.ts';

export const scholarshipTypes = ['government', 'foundation', 'university'] as const;
/** full: tuition and a living. tuition: all of the tuition. partial: less. stipend: a sum towards living. */
export const coverages = ['full', 'tuition', 'partial', 'stipend', 'unknown'] as const;
/** paused, ended: nobody can apply; kept so that whoever looks for the name reads it */
export const scholarshipStatuses = ['offered', 'paused', 'ended'] as const;

/**
 * What no record holds and several scholarships ask: each is a question with yes or no, and yes meets the condition.
 * recent-degree: the last degree is at most six years old, or not finished yet.
 */
export const askedQuestions = [
  'top-10',
  'top-third',
  'german-b1',
  'german-b2',
  'german-c1',
  'recent-degree',
  'lost-parent',
  'catholic',
  'uwc-school',
] as const;

const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const line = z.string().check(z.minLength(1), z.maxLength(400));
const https = z.string().check(z.regex(/^https:\/\/[^\s<>"]+\.[^\s<>"]+$/, 'A link begins with https://'));

/** as of a fact: a day or as much of one as is known */
const readOn = z.string().check(z.regex(/^20\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/));

const figure = (low: number, high: number) => {
  const implausible = `Not plausible: from ${low} to ${high}`;
  return z.number().check(z.gte(low, implausible), z.lte(high, implausible));
};
/** the best grade of each scale */
const bestGrade = { us4: 4, percent: 100, cgpa10: 10 };

/** `checked`, `source`: when this one was read, and where, if not on the page and the day of the rest. */
const rule = <K extends string, S extends z.core.$ZodShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape, checked: z.optional(readOn), source: z.optional(https) });

/**
 * A condition as data. What only the student can say is a question (`asks`, or `other` in words of its own); what is done
 * or decided after applying is a `step`, a `nomination`, `at_institution` or `return_home`, and shuts nobody out.
 * min_grade: on the scale named, as in the fact `min_grade`.
 */
export const ruleSchema = z.discriminatedUnion('kind', [
  /** said in so many words: whatever the citizenship */
  rule('any_citizenship', {}),
  /** the student's citizenship is one of these */
  rule('citizen_of', { countries: z.array(country).check(z.minLength(1)) }),
  rule('not_citizen_of', { countries: z.array(country).check(z.minLength(1)) }),
  /** a citizen of a group of countries (`country-groups.ts`) */
  rule('citizen_group', { group: z.enum(countryGroupIds) }),
  rule('not_citizen_group', { group: z.enum(countryGroupIds) }),
  /** lives in the country of the passport */
  rule('lives_at_home', {}),
  rule('max_age', { years: figure(15, 99), level: z.optional(z.enum(levels)) }),
  rule('min_age', { years: figure(10, 60) }),
  rule('min_work_years', { years: figure(0, 30), level: z.optional(z.enum(levels)) }),
  rule('min_grade', {
    value: figure(0, 100),
    scale: z.enum(['us4', 'percent', 'cgpa10']),
    level: z.optional(z.enum(levels)),
  }).check(
    z.refine(({ value, scale }) => value <= bestGrade[scale], 'Not plausible: above the best grade of its scale'),
  ),
  /** an estimate of ours: who gets it usually has about this, of 4. It orders, and refuses nobody. */
  rule('usual_grade', { value: figure(2, 4) }),
  rule('min_ielts', { band: figure(1, 9) }),
  rule('gender', { gender: z.enum(['female', 'male']) }),
  /** admission to, or an application at, these institutions (ids of the catalogue) */
  rule('at_institution', { institutions: z.array(z.string()).check(z.minLength(1)) }),
  rule('financial_need', {}),
  rule('nomination', { words: line }),
  rule('return_home', { years: figure(0, 20) }),
  rule('asks', { question: z.enum(askedQuestions) }),
  /** part of applying, or a duty of whoever gets it */
  rule('step', { words: line }),
  /** something that the student knows of themselves, as a statement in words: at most one of a scholarship is asked */
  rule('other', { words: line }),
]);
export type ScholarshipRule = z.infer<typeof ruleSchema>;

export const scholarshipSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{2,80}$/)),
  name: line,
  provider: line,
  type: z.enum(scholarshipTypes),
  status: z.enum(scholarshipStatuses),
  /** 2: a large award that a counsellor names first, wherever it stands in the year; 1: another large one; 0: others */
  prominence: z.int().check(z.gte(0), z.lte(2)),
  /** where one studies; empty is "anywhere" */
  hostCountries: z.array(country),
  levels: z.array(z.enum(levels)).check(z.minLength(1)),
  /** empty is "any field" */
  fields: z.array(z.enum(fields)),
  /** all of them must hold; empty is "no condition is published here" */
  rules: z.array(ruleSchema),
  coverage: z.enum(coverages),
  /** in words, as published: '1,400 a month'; null is unknown */
  amount: z.nullable(line),
  /** ISO 4217 */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** for which cycle the amount was published: '2026', '2025-26' */
  amountPeriod: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2})?$/))),
  /** the usual months of a round; null is unknown. Never a date of the coming round. */
  window: z.nullable(windowSchema),
  /** the same for some, or the days of the latest round that is known, in words */
  windowNote: z.string().check(z.maxLength(400)),
  /** whether application fees are waived for its applicants; null is unknown */
  feeWaiver: z.nullable(z.boolean()),
  note: z.string().check(z.maxLength(400)),
  /** where one reads more and applies */
  link: https,
  source: z.string().check(z.minLength(1), z.maxLength(600)),
  /** null is "not yet checked" */
  checked: z.nullable(readOn),
  recorded: z.iso.date(),
  confidence: z.enum(confidences),
  /** of months and amounts: a year after they were read. Conditions have a day of their own, `conditionDueOn`. */
  reviewDue: z.iso.date(),
});
export type Scholarship = z.infer<typeof scholarshipSchema>;

/** Who may apply is reviewed as what an institution asks for is (`fact-keys.ts`): eighteen months after it was read. */
const conditionDays = 548;

/** From this day on a condition that was read on `checked` decides nothing. */
export function conditionDueOn(checked: string): string {
  return addDays(firstDayOf(checked), conditionDays);
}
