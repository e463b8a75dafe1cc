// The institutions that matching works on, with the rates that their prices are converted by.
import type { Institution } from '@lantern/catalogue/institution';
import { roughlyPerUsd } from '@lantern/catalogue/rough-rates';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import {
  type Candidate,
  factsAbout,
  factsOf,
  findInstitution,
  findInstitutions,
  listCandidates,
  listNotOpen,
  rulesOf,
  type StoredFact,
  searchInstitutions,
} from '#features/institutions/institutions.service.ts';

const rates = new WeakMap<readonly Candidate[], Promise<Map<string, StoredFact>>>();

/** What one US dollar buys, by currency: the newest fact that is known of each. */
async function readRates(database: Database): Promise<Map<string, StoredFact>> {
  const facts = await factsAbout(
    database,
    Object.keys(roughlyPerUsd).map((code) => `currency:${code}`),
  );
  const newest = facts
    .filter(({ key, value }) => key === 'per_usd' && typeof value === 'number' && value > 0)
    .sort((a, b) => (a.checked ?? a.period ?? '').localeCompare(b.checked ?? b.period ?? ''));
  return new Map(newest.map((fact) => [fact.subject.slice('currency:'.length), fact]));
}

export type Catalogue = {
  candidates: readonly Candidate[];
  perUsd: ReadonlyMap<string, number>;
  rates: ReadonlyMap<string, StoredFact>;
};

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const candidates = await listCandidates(database);
  let known = rates.get(candidates);
  if (!known) {
    known = readRates(database);
    rates.set(candidates, known);
    known.catch(() => rates.delete(candidates));
  }
  const facts = await known;
  const perUsd = new Map([...facts].map(([currency, { value }]) => [currency, value as number]));
  return { candidates, perUsd, rates: facts };
}

/** A search is answered with at most this many institutions. */
const foundMax = 200;

/**
 * What is found, the closest name first, in whatever country it lies; also those of which nothing but the name is known.
 * Those of the wished country that are only found by looking there alone come after. Who is closed is no match.
 */
export async function searchCandidates(
  database: Database,
  { candidates }: Catalogue,
  text: string,
  country: string | null,
): Promise<Candidate[]> {
  const everywhere = await searchInstitutions(database, text, { limit: foundMax });
  const there = country ? await searchInstitutions(database, text, { limit: foundMax, country }) : [];
  const found = new Map([...everywhere, ...there].map((institution) => [institution.id, institution]));
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const notOpen = await listNotOpen(database, [...found.keys()]);
  return [...found.values()]
    .filter(({ id }) => !notOpen.has(id))
    .map((institution) => known.get(institution.id) ?? { ...institution, facts: [], countryFacts: [] });
}

/** These institutions in the order of their ids as they were asked for; not_found when one does not exist. */
export async function pickCandidates(
  database: Database,
  { candidates }: Catalogue,
  ids: readonly string[],
): Promise<Candidate[]> {
  const known = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const others = await findInstitutions(
    database,
    ids.filter((id) => !known.has(id)),
  );
  for (const institution of others) known.set(institution.id, { ...institution, facts: [], countryFacts: [] });
  return ids.map((id) => {
    const candidate = known.get(id);
    if (!candidate) throw new Problem('not_found', { detail: 'There is no university with this id.' });
    return candidate;
  });
}

/** The one institution of this id or name; the choices when there are several. */
export async function resolveInstitution(database: Database, nameOrId: string): Promise<Institution> {
  const { institution, choices } = await findInstitution(database, nameOrId);
  if (institution) return institution;
  if (choices.length === 0)
    throw new Problem('not_found', { detail: 'No university is called that. Search for it in UniPair.' });
  throw new Problem('ambiguous_name', {
    extra: { choices: choices.map(({ id, name, city, country }) => ({ id, name, city, country })) },
  });
}

export async function resolveCandidate(database: Database, nameOrId: string): Promise<Candidate> {
  const institution = await resolveInstitution(database, nameOrId);
  const [facts, countryFacts] = await Promise.all([
    factsOf(database, institution.id),
    rulesOf(database, institution.country),
  ]);
  return { ...institution, facts, countryFacts };
}
