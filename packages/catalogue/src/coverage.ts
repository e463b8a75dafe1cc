// How much of the core is known: counted from the data, so that the documents cannot promise more.
import { type Confidence, confidences, type Fact, isCurrent } from './fact.ts';
import type { FactKey } from './fact-keys.ts';
import { type Institution, subjectOf } from './institution.ts';

export const covered = ['tuition', 'english', 'admission_rate', 'application_window', 'min_grade'] as const;
export type Covered = (typeof covered)[number];

const english: readonly FactKey[] = [
  'ielts_min',
  'toefl_min',
  'toefl_2026_min',
  'duolingo_min',
  'pte_min',
  'cambridge_min',
];

/** What a fact tells of an institution as a whole; nothing if it is of one programme, or of those who pay less. */
function tells({ key, scope, state }: Fact): Covered | undefined {
  if (scope.program || state === 'unknown') return undefined;
  if (english.includes(key)) return 'english';
  if (key === 'min_grade' || key === 'min_grade_words') return 'min_grade';
  // the list price of the United States is no international price
  if (key === 'tuition') return ['eu', 'home', 'out-of-state'].includes(scope.residency ?? '') ? undefined : 'tuition';
  return key === 'admission_rate' || key === 'application_window' ? key : undefined;
}

/** What nobody read on a day that is known was never current, so it cannot be it still. */
export function isReadAndCurrent(fact: Pick<Fact, 'checked' | 'reviewDue'>, today: string): boolean {
  return fact.checked !== null && isCurrent(fact, today);
}

export type Coverage = {
  country: string;
  institutions: number;
  /** how many institutions have it at all */
  known: Record<Covered, number>;
  /** how many have one that was read on a day that is known, and is not past its review */
  current: Record<Covered, number>;
  facts: Record<Confidence, number>;
  /** facts whose source somebody read on a day that is known */
  checked: number;
};

/** One row for each country of the institutions, in the order of their codes, and last one for all ('all'). */
export function coverageOf(institutions: readonly Institution[], facts: readonly Fact[], today: string): Coverage[] {
  const bySubject = Map.groupBy(facts, ({ subject }) => subject);
  const rowOf = (country: string, some: readonly Institution[]): Coverage => {
    const own = some.map(({ id }) => bySubject.get(subjectOf(id)) ?? []);
    // a round of a whole country is one fact that its institutions refer to
    const each = some.map((one, index) => [
      ...(own[index] ?? []),
      ...(bySubject.get(`country:${one.country}`) ?? []).filter(({ key }) => key === 'application_window'),
    ]);
    const all = own.flat();
    const count = (what: Covered, onlyCurrent: boolean) =>
      each.filter((ones) =>
        ones.some((fact) => tells(fact) === what && (!onlyCurrent || isReadAndCurrent(fact, today))),
      ).length;
    const counts = (onlyCurrent: boolean) =>
      Object.fromEntries(covered.map((what) => [what, count(what, onlyCurrent)])) as Record<Covered, number>;
    return {
      country,
      institutions: some.length,
      known: counts(false),
      current: counts(true),
      facts: Object.fromEntries(
        confidences.map((one) => [one, all.filter(({ confidence }) => confidence === one).length]),
      ) as Record<Confidence, number>,
      checked: all.filter(({ checked }) => checked !== null).length,
    };
  };
  const byCountry = [...Map.groupBy(institutions, ({ country }) => country)].sort(([a], [b]) => a.localeCompare(b));
  return [...byCountry.map(([country, some]) => rowOf(country, some)), rowOf('all', institutions)];
}
