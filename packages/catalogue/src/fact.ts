// One row per fact about the world: what is said, of what, for whom, who says so, and until when it counts.
import * as z from 'zod/mini';
import { type FactKey, factKeys, findRule } from './fact-keys.ts';
import { fields, levels } from './fields.ts';

/** 'none': published as not existing (no application fee). 'unknown': looked for and not found. Empty never means none. */
export const factStates = ['known', 'none', 'unknown'] as const;
/** official: the institution, a government or the owner of a test says so. estimate: an editor's, from knowledge. */
export const confidences = ['official', 'secondary', 'estimate'] as const;
export type Confidence = (typeof confidences)[number];

/**
 * Months in which applications of a round are usually taken: 'MM' or 'MM-DD', without a year on purpose. A window is
 * never a deadline: it is shown as "usually until early November", and closes in the year after it opens if `closes`
 * is earlier. `rolling` has no end.
 */
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/));
export const windowSchema = z.strictObject({
  opens: z.nullable(monthDay),
  closes: z.nullable(monthDay),
  rolling: z.optional(z.boolean()),
});
export type Window = z.infer<typeof windowSchema>;

export const rangeSchema = z.strictObject({ low: z.number(), high: z.number() });
export type Range = z.infer<typeof rangeSchema>;

/** A figure or the range of figures that is published; text; codes; yes or no; a window. */
export const factValueSchema = z.union([
  z.number(),
  rangeSchema,
  windowSchema,
  z.string().check(z.minLength(1), z.maxLength(600)),
  z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.minLength(1), z.maxLength(40)),
  z.boolean(),
]);
export type FactValue = z.infer<typeof factValueSchema>;

/**
 * For whom it holds; null is "whoever". residency: 'international', 'non-eu', 'eu', 'home', 'out-of-state', or the ISO
 * code of the student's country; 'ldc' the least developed countries. program: a narrower name where the fact is of one
 * ('MBA'). qualification: the home certificate that a door or a minimum is for ('KE-KCSE', 'BD-BACHELOR', 'IB').
 */
export const scopeSchema = z.strictObject({
  level: z.nullable(z.enum(levels)),
  field: z.nullable(z.enum(fields)),
  residency: z.nullable(z.string().check(z.regex(/^(international|non-eu|eu|home|out-of-state|ldc|[A-Z]{2})$/))),
  program: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  qualification: z.optional(z.string().check(z.regex(/^(IB|[A-Z]{2}-[A-Z]{2,12})$/))),
});
export type Scope = z.infer<typeof scopeSchema>;

const link = z.string().check(z.regex(/^https:\/\/[^\s<>"]+\.[^\s<>"]+$/, 'A link begins with https://'));
const keyNames = Object.keys(factKeys) as [FactKey, ...FactKey[]];

export const factSchema = z.strictObject({
  /** `institution:<id>`, `country:DE`, `visa:GB`, `loan:<id>`, `test:<id>`, `scholarship:<id>`, `currency:EUR` */
  subject: z.string().check(z.regex(/^[a-z]+:[A-Za-z0-9._-]{1,80}$/)),
  key: z.enum(keyNames, 'no fact is called that'),
  state: z.enum(factStates),
  /** null unless known */
  value: z.nullable(factValueSchema),
  /** what the figure counts, or what the money is for: 'year', 'semester', 'band', 'share'; of a grade its scale */
  unit: z.nullable(z.string().check(z.minLength(1), z.maxLength(20))),
  /** ISO 4217, of amounts */
  currency: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** the year it is for: '2026-27' or '2026'; null where the source names none */
  period: z.nullable(z.string().check(z.regex(/^\d{4}(-\d{2})?$/))),
  scope: scopeSchema,
  /** one line of the source's own conditions: "no band below 6.0", "engineering is dearer" */
  note: z.string().check(z.maxLength(400)),
  /** who says so: the name of a data set, or the address of the page that was read */
  source: z.string().check(z.minLength(1), z.maxLength(500)),
  /**
   * When somebody read the source: a day, or as much of one as is known ('2025', '2025-03'). Null is "not yet checked",
   * and an estimate has no other.
   */
  checked: z.nullable(z.string().check(z.regex(/^20\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/))),
  /** the day it was entered */
  recorded: z.iso.date(),
  confidence: z.enum(confidences),
  /** where a reader can verify it */
  link,
  /** from this day on it is shown greyed with its age, and counts as unknown */
  reviewDue: z.iso.date(),
});
export type Fact = z.infer<typeof factSchema>;

/** What an author of facts writes: everything else has a default. */
export type FactDraft = Pick<Fact, 'subject' | 'key' | 'source' | 'link' | 'confidence' | 'recorded'> &
  Partial<Omit<Fact, 'reviewDue' | 'scope'>> & { scope?: Partial<Scope> };

const day = 86_400_000;

/** What is no date stays as it is: whoever judges it says so. */
export function addDays(date: string, days: number): string {
  const time = Date.parse(date) + days * day;
  return Number.isNaN(time) ? date : new Date(time).toISOString().slice(0, 10);
}

export function firstDayOf(date: string): string {
  return `${date}-01-01`.slice(0, 10);
}

/** The last day of a period: the end of August for an academic year, of December for a year. */
export function endOfPeriod(period: string): string {
  const year = Number(period.slice(0, 4));
  return period.length === 4 ? `${year}-12-31` : `${year + 1}-08-31`;
}

/**
 * The day on which a fact stops counting: that many days after it was read (entered, if nobody read it), and never more
 * than a year and that many days after the end of the period it is for: official figures come out a year late, but a
 * fee of four years ago is old however lately it was read. A dated deadline counts at the latest until its day.
 */
export function reviewDueOf(fact: Pick<Fact, 'key' | 'checked' | 'recorded' | 'period' | 'value'>): string {
  const rule = findRule(fact.key);
  // a key that a file invents is refused by `checkFact`, which wants a whole fact to judge
  if (!rule) return fact.recorded;
  const { reviewDays, form } = rule;
  // '2025' was at the earliest 2025-01-01
  const ends = [addDays(firstDayOf(fact.checked ?? fact.recorded), reviewDays)];
  if (fact.period) ends.push(addDays(endOfPeriod(fact.period), 365 + reviewDays));
  if (form === 'day' && typeof fact.value === 'string') ends.push(fact.value);
  return ends.sort()[0] as string;
}

/** Completes a draft. It does not judge it: `checkFact` does. */
export function makeFact(draft: FactDraft): Fact {
  const { scope, ...rest } = draft;
  const fact = {
    state: 'known' as const,
    value: null,
    unit: null,
    currency: null,
    period: null,
    note: '',
    checked: null,
    ...rest,
    scope: { level: null, field: null, residency: null, ...scope },
  };
  return { ...fact, reviewDue: reviewDueOf(fact) };
}

/** True until the day on which it is due for review. `today` is YYYY-MM-DD. */
export function isCurrent(fact: Pick<Fact, 'reviewDue'>, today: string): boolean {
  return today < fact.reviewDue;
}

/** What makes two rows the same fact: a later one replaces an earlier one of the same source. */
export function identityOf({
  subject,
  key,
  scope,
  period,
}: Pick<Fact, 'subject' | 'key' | 'scope' | 'period'>): string {
  return [subject, key, scope.level, scope.field, scope.residency, scope.program, scope.qualification, period]
    .map((part) => part ?? '')
    .join('|');
}
