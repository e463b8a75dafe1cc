// Finding institutions, what is known of them, and scholarships: the door to the catalogue for every other feature.
import type { FactKey } from '@lantern/catalogue/fact-keys';
import type { Institution } from '@lantern/catalogue/institution';
import { subjectOf } from '@lantern/catalogue/institution';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import type { Database } from '#database/database.ts';
import * as facts from './facts/institutions.facts.store.ts';
import * as scholarships from './institutions.scholarships.store.ts';
import * as store from './institutions.store.ts';

export { factView } from './facts/institutions.fact-view.ts';
export type { StoredFact } from './facts/institutions.facts.store.ts';
export type { Candidate } from './institutions.store.ts';
export { searchInstitutions } from './search/institutions.search.service.ts';

/**
 * The institution with this id or exactly this name. Several institutions can have one name: then it is `choices`, the
 * core's first, unless one of them alone is in the core. Neither when nobody is called that.
 */
export type Found = { institution?: Institution; choices: Institution[] };

export async function findInstitution(database: Database, nameOrId: string): Promise<Found> {
  const text = nameOrId.trim().slice(0, 200);
  if (text === '') return { choices: [] };
  const found = await store.findByName(database, text);
  const [first] = found;
  if (!first) return { choices: [] };
  if (found.length === 1 || first.id === text) return { institution: first, choices: [] };
  const core = found.filter(({ layer }) => layer === 'core');
  return core.length === 1 ? { institution: core[0] as Institution, choices: [] } : { choices: found };
}

/** Those that are still there, by name. */
export function findInstitutions(database: Database, ids: readonly string[]): Promise<Institution[]> {
  return store.findByIds(database, ids);
}

/** Everything that is known of an institution, also what is past its day of review. */
export function factsOf(database: Database, institutionId: string): Promise<facts.StoredFact[]> {
  return facts.listFacts(database, [subjectOf(institutionId)]);
}

/** What these keys say of several institutions, in one question. */
export function factsOfAll(
  database: Database,
  institutionIds: readonly string[],
  keys: readonly FactKey[],
): Promise<facts.StoredFact[]> {
  return facts.listFacts(database, institutionIds.map(subjectOf), keys);
}

/** The rules of a country that hold for its institutions: doors, living, rounds. */
export async function rulesOf(database: Database, country: string): Promise<readonly facts.StoredFact[]> {
  return (await store.listCountryRules(database, [country])).get(country) ?? [];
}

/** The same of several countries, by country. */
export const rulesOfAll = (database: Database, countries: readonly string[]) =>
  store.listCountryRules(database, countries);

/** The same for any subjects: 'country:DE', 'visa:GB', 'currency:EUR', … */
export function factsAbout(database: Database, subjects: readonly string[]): Promise<facts.StoredFact[]> {
  return facts.listFacts(database, subjects);
}

/** Those of these institutions that are closed, merged into another, or no college: they are shown, and never matched. */
export const listNotOpen = store.listNotOpen;

const kept = new WeakMap<Database, { version: string; candidates: Promise<readonly store.Candidate[]> }>();

/**
 * All institutions of which something is known, each with its facts: what matching works on. Read once and kept until
 * something of the catalogue changes; nobody may change what is answered.
 */
export async function listCandidates(database: Database): Promise<readonly store.Candidate[]> {
  const version = await store.readVersion(database);
  const before = kept.get(database);
  if (before?.version === version) return await before.candidates;
  const candidates = store.listCandidates(database);
  kept.set(database, { version, candidates });
  // what failed is asked again
  candidates.catch(() => kept.delete(database));
  return await candidates;
}

export function listScholarships(database: Database): Promise<Scholarship[]> {
  return scholarships.listScholarships(database);
}

export function findScholarship(database: Database, id: string): Promise<Scholarship | undefined> {
  return scholarships.findScholarship(database, id);
}
