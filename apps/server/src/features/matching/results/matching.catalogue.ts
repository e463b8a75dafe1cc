// The institutions that matching works on, with the rates that their prices are converted by.
import type { Institution } from '@lantern/catalogue/institution';
import { roughlyPerUsd } from '@lantern/catalogue/rough-rates';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { perDollar, readRates as readTable } from '#features/finance/finance.service.ts';
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

/** What one US dollar buys, and where that is from. */
export type KnownRate = Pick<StoredFact, 'source' | 'link' | 'checked' | 'confidence'> & { perUsd: number };

type Rates = { of: string; rates: ReadonlyMap<string, KnownRate>; perUsd: ReadonlyMap<string, number> };
const known = new WeakMap<readonly Candidate[], Rates>();

/** The newest fact of each currency: for those that the table of rates does not know. */
async function readFacts(database: Database): Promise<[string, KnownRate][]> {
  const facts = await factsAbout(
    database,
    Object.keys(roughlyPerUsd).map((code) => `currency:${code}`),
  );
  return facts
    .filter(({ key, value }) => key === 'per_usd' && typeof value === 'number' && value > 0)
    .sort((a, b) => (a.checked ?? a.period ?? '').localeCompare(b.checked ?? b.period ?? ''))
    .map((fact) => [fact.subject.slice('currency:'.length), { ...fact, perUsd: Number(fact.value) }]);
}

/**
 * By the table that every other screen converts by, so that two prices of one card are of one day. It is read at each
 * question: an administrator may have loaded another.
 */
async function readRates(database: Database, candidates: readonly Candidate[]): Promise<Rates> {
  const { table, is_shipped } = await readTable({ database });
  const of = `${table.source} ${table.day}`;
  const before = known.get(candidates);
  // figures that were computed with these rates are kept for as long as they are the same
  if (before?.of === of) return before;
  const ofTable = [table.base, ...Object.keys(table.rates)].flatMap((code): [string, KnownRate][] => {
    const perUsd = perDollar(table, code);
    const link = `https://www.xe.com/currencyconverter/convert/?From=USD&To=${code}`;
    const confidence = is_shipped ? 'estimate' : 'secondary';
    return perUsd ? [[code, { perUsd, source: table.source, link, checked: table.day, confidence }]] : [];
  });
  const rates = new Map([...(await readFacts(database)), ...ofTable]);
  const now = { of, rates, perUsd: new Map([...rates].map(([code, { perUsd }]) => [code, perUsd])) };
  known.set(candidates, now);
  return now;
}

export type Catalogue = {
  candidates: readonly Candidate[];
  perUsd: ReadonlyMap<string, number>;
  rates: ReadonlyMap<string, KnownRate>;
};

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const candidates = await listCandidates(database);
  const { perUsd, rates } = await readRates(database, candidates);
  return { candidates, perUsd, rates };
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
