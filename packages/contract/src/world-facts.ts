// A fact about the world as it is answered: what is said, by whom, when it was read, and until when it counts.
import * as z from 'zod/mini';
import { languageCodes } from './languages.ts';

const figure = z.union([z.number(), z.object({ low: z.number(), high: z.number() }), z.string()]);

export const worldFactSchema = z.object({
  subject: z.string(),
  key: z.string(),
  state: z.enum(['known', 'none', 'unknown']),
  value: z.nullable(figure),
  unit: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** the narrower thing it is about: 'London', 'SEVIS I-901' */
  about: z.string(),
  note: z.string(),
  /** of what it says in words (its value, its note, what it is about); English where it is left out */
  language: z.optional(z.enum(languageCodes)),
  source: z.string(),
  /** a day, or as much of one as is known; null is "not yet checked" */
  checked: z.nullable(z.string()),
  confidence: z.enum(['official', 'secondary', 'estimate']),
  link: z.string(),
  /** from this day on it is greyed and decides nothing */
  review_due: z.string(),
});
export type WorldFact = z.infer<typeof worldFactSchema>;

/** Whether it may decide anything on this day: somebody read it, it is no estimate, and its review is not due. */
export function mayDecide(
  fact: Pick<WorldFact, 'state' | 'checked' | 'confidence' | 'review_due'>,
  today: string,
): boolean {
  return fact.state === 'known' && fact.checked !== null && fact.confidence !== 'estimate' && today < fact.review_due;
}
