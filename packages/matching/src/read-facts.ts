// Facts of an institution become a candidate for one kind of student.
import type { Fact } from '@lantern/catalogue/fact';
import type { Candidate, Figure } from './candidate.ts';
import { pickClosest, type Student } from './closest-fact.ts';
import { figuresOf, type Rates, type Read } from './figures.ts';

export type FactsOf = {
  id: string;
  country: string;
  facts: readonly Fact[];
  /** `directory`: nobody looked it up by itself, so that little is known of it. */
  layer?: string;
};

export type Reading = Student & {
  /** YYYY-MM-DD */
  today: string;
  perUsd: Rates;
};

/** Reads an institution's facts for a level, a field and a citizenship. */
export function readCandidate(of: FactsOf, reading: Reading): Candidate {
  const figures = figuresOf(of.facts, reading.today, reading.perUsd);
  const pick = <T>(reads: readonly Read<T>[]): Figure<T> | null =>
    reads.length === 0 ? null : (pickClosest(reads, reading, of.country)?.figure ?? null);
  const rate = pick(figures.rate);
  const isUndergraduate = reading.level === 'UG';
  return {
    id: of.id,
    country: of.country,
    level: reading.level,
    field: reading.field,
    levels: pick(figures.levels),
    fields: pick(figures.fields),
    languages: pick(figures.languages),
    tuition: pick(figures.tuition),
    minimumGrade: pick(figures.minimumGrade),
    english: figures.english.flatMap(({ edition, reads }) => {
      const figure = pick(reads);
      return figure ? [{ edition, figure }] : [];
    }),
    rate,
    isRateInternational: rate !== null && rate.fact.scope.residency !== null && rate.fact.scope.residency !== 'home',
    sat: isUndergraduate ? pick(figures.sat) : null,
    act: isUndergraduate ? pick(figures.act) : null,
    gradeRange: pick(figures.gradeRange),
    testRule: pick(figures.testRule),
    standing: pick(figures.standing),
  };
}
