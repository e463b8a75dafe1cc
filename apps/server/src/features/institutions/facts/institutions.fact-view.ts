import type { MatchFact } from '@lantern/contract/matching.results';
import type { StoredFact } from './institutions.facts.store.ts';

/** A fact as it is answered; `today` is YYYY-MM-DD. */
export function factView(fact: StoredFact, today: string): MatchFact {
  const { id, scope, reviewDue, key, state, value, unit, currency, period, note, source, link, checked } = fact;
  return {
    ...{ _id: id, key, state, value, unit, currency, period, note, source, link, checked },
    ...{ level: scope.level, field: scope.field, residency: scope.residency },
    qualification: scope.qualification ?? null,
    recorded: fact.recorded,
    confidence: fact.confidence,
    stale: today >= reviewDue,
  };
}
