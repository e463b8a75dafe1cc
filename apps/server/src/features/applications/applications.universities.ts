// What the catalogue says of an institution, for those who apply there.
import type { Fact, FactValue } from '@lantern/catalogue/fact';
import type { FactKey } from '@lantern/catalogue/fact-keys';
import { subjectOf } from '@lantern/catalogue/institution';
import type {
  ApplyingFact,
  readClosing as closingEndpoint,
  readUniversity as readEndpoint,
} from '@lantern/contract/applications';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { worldFactOf } from '#facts/world-facts.ts';
import {
  factsOf,
  factsOfAll,
  findInstitutions,
  rulesOf,
  rulesOfAll,
  searchInstitutions,
} from '#features/institutions/institutions.service.ts';

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

/** The country's rounds, for levels of which the institution has none. */
function roundsOf(rules: readonly Fact[], own: readonly Fact[]): Fact[] {
  const isTold = (rule: Fact) =>
    own.some(({ key, scope }) => key === rule.key && (scope.level === rule.scope.level || scope.level === null));
  return rules.filter((rule) => rule.key === 'application_window' && !isTold(rule));
}

export async function readUniversity(database: Database, id: string): Promise<Output<typeof readEndpoint>> {
  const [found] = await findInstitutions(database, [id]);
  if (!found) throw new Problem('not_found');
  const { name, city, country, website } = found;
  const own = await factsOf(database, found.id);
  const facts = [...own, ...roundsOf(await rulesOf(database, country), own)];
  return {
    university: { id: found.id, name, city, country, website },
    facts: applyingKeys
      .flatMap((key) => facts.filter((fact) => fact.key === key))
      .slice(0, factsMax)
      .map(applyingFact),
  };
}

const closingKeys = ['application_deadline', 'application_window'] as const satisfies readonly FactKey[];

/** Three questions, however many institutions. */
export async function readClosing(database: Database, ids: readonly string[]): Promise<Output<typeof closingEndpoint>> {
  const found = await findInstitutions(database, ids);
  const own = await factsOfAll(
    database,
    found.map(({ id }) => id),
    closingKeys,
  );
  const rules = await rulesOfAll(database, [...new Set(found.map(({ country }) => country))]);
  const ofOne = Map.groupBy(own, ({ subject }) => subject);
  return {
    universities: found.map(({ id, country }) => {
      const facts = ofOne.get(subjectOf(id)) ?? [];
      return { id, facts: [...facts, ...roundsOf(rules.get(country) ?? [], facts)].map(applyingFact) };
    }),
  };
}
