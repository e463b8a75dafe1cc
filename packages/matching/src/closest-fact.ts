// Which of several facts of one key is closest to a student.
import type { Fact } from '@lantern/catalogue/fact';
import type { FactKey } from '@lantern/catalogue/fact-keys';
import type { MatchLevel } from './profile.ts';
import { fitResidency } from './residency.ts';

export type Student = {
  level: MatchLevel | null;
  field: string | null;
  citizenship: string | null;
  /** the certificate that the student enters with: 'KE-KCSE', 'BD-BACHELOR' */
  qualification?: string | null;
};

const confidenceOrder = { official: 2, secondary: 1, estimate: 0 };

/** Of equally close ones the later period stands first, then the better confidence, then the later day. */
function compareFacts(a: Fact, b: Fact): number {
  const later = (x: string | null, y: string | null) => ((x ?? '') > (y ?? '') ? -1 : (x ?? '') < (y ?? '') ? 1 : 0);
  return (
    later(a.period, b.period) ||
    confidenceOrder[b.confidence] - confidenceOrder[a.confidence] ||
    later(a.checked ?? a.recorded, b.checked ?? b.recorded) ||
    // nothing makes one of them better: any order, as long as it is always the same
    later(JSON.stringify(a), JSON.stringify(b))
  );
}

/** The facts that say something of a whole institution, by key, each list as `pickClosest` wants it. */
export function orderFacts(facts: readonly Fact[]): Map<FactKey, Fact[]> {
  const byKey = new Map<FactKey, Fact[]>();
  for (const fact of facts) {
    if (fact.state === 'unknown' || fact.scope.program !== undefined) continue;
    const list = byKey.get(fact.key);
    if (list) list.push(fact);
    else byKey.set(fact.key, [fact]);
  }
  for (const list of byKey.values()) if (list.length > 1) list.sort(compareFacts);
  return byKey;
}

/**
 * The fact that is closest to the student: level, then field, then residency; of equally close ones the first. Age does
 * not choose: a stale close fact hides a fresh distant one, so that growing old never makes a label better.
 */
export function pickClosest<T extends { fact: Fact }>(
  ordered: readonly T[],
  { level, field, citizenship, qualification }: Student,
  country: string,
): T | null {
  let best: T | null = null;
  let bestRank = 0;
  for (const one of ordered) {
    const { scope } = one.fact;
    // most lists hold one fact of the whole institution
    if (
      ordered.length === 1 &&
      scope.level === null &&
      scope.field === null &&
      scope.residency === null &&
      scope.qualification === undefined
    )
      return one;
    if (scope.level !== null && scope.level !== level) continue;
    if (scope.field !== null && scope.field !== field) continue;
    if (scope.qualification !== undefined && scope.qualification !== qualification) continue;
    const closeness = fitResidency(scope.residency, citizenship, country);
    if (closeness === 0) continue;
    const rank =
      (scope.qualification === undefined ? 0 : 1000) +
      (scope.level === null ? 0 : 100) +
      (scope.field === null ? 0 : 10) +
      closeness;
    if (rank <= bestRank) continue;
    best = one;
    bestRank = rank;
  }
  return best;
}

/** Of each key the fact that is closest to the student. */
export function findClosest(
  { country, facts }: { country: string; facts: readonly Fact[] },
  student: Student,
): Map<FactKey, Fact> {
  const closest = new Map<FactKey, Fact>();
  for (const [key, list] of orderFacts(facts)) {
    const picked = pickClosest(
      list.map((fact) => ({ fact })),
      student,
      country,
    );
    if (picked) closest.set(key, picked.fact);
  }
  return closest;
}
