// What the catalogue says of an institution, for those who apply there.
import type { Fact, FactValue } from '@lantern/catalogue/fact';
import type { FactKey } from '@lantern/catalogue/fact-keys';
import type { ApplyingFact, readUniversity as readEndpoint } from '@lantern/contract/applications';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { worldFactOf } from '#facts/world-facts.ts';
import { factsOf, findInstitutions, rulesOf, searchInstitutions } from '#features/institutions/institutions.service.ts';

/** In the order in which they are shown. */
const applyingKeys: readonly FactKey[] = [
  'application_deadline',
  'application_window',
  'application_fee',
  'ielts_min',
  'toefl_2026_min',
  'toefl_min',
  'duolingo_min',
  'pte_min',
  'cambridge_min',
  'min_grade',
  'min_grade_words',
  'admission_rule',
  'tuition',
];
const factsMax = 80;

function windowOf(value: FactValue | null): ApplyingFact['window'] {
  if (typeof value !== 'object' || value === null || !('opens' in value)) return null;
  return { opens: value.opens, closes: value.closes, rolling: value.rolling ?? false };
}

const applyingFact = (fact: Fact): ApplyingFact => ({
  ...worldFactOf(fact),
  level: fact.scope.level,
  field: fact.scope.field,
  residency: fact.scope.residency,
  period: fact.period,
  window: windowOf(fact.value),
});

export async function searchUniversities(database: Database, text: string) {
  const found = await searchInstitutions(database, text, { limit: 10 });
  return { universities: found.map(({ id, name, city, country }) => ({ id, name, city, country })) };
}

export async function readUniversity(database: Database, id: string): Promise<Output<typeof readEndpoint>> {
  const [found] = await findInstitutions(database, [id]);
  if (!found) throw new Problem('not_found');
  const { name, city, country, website } = found;
  const own = await factsOf(database, found.id);
  const rules = await rulesOf(database, country);
  // the country's round is shown where the institution has none for that level
  const isTold = (rule: Fact) =>
    own.some(({ key, scope }) => key === rule.key && (scope.level === rule.scope.level || scope.level === null));
  const facts = [...own, ...rules.filter((rule) => rule.key === 'application_window' && !isTold(rule))];
  return {
    university: { id: found.id, name, city, country, website },
    facts: applyingKeys
      .flatMap((key) => facts.filter((fact) => fact.key === key))
      .slice(0, factsMax)
      .map(applyingFact),
  };
}
