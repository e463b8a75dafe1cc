// Finding institutions, what is known of them, and scholarships: the door to the catalogue for every other feature.
import type { Institution } from '@lantern/catalogue/institution';
import { subjectOf } from '@lantern/catalogue/institution';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import type { Database } from '#database/database.ts';
import * as facts from './institutions.facts.store.ts';
import { readCountry } from './institutions.places.ts';
import * as scholarships from './institutions.scholarships.store.ts';
import * as searching from './institutions.search.store.ts';
import * as store from './institutions.store.ts';

export { factView } from './institutions.fact-view.ts';
export type { StoredFact } from './institutions.facts.store.ts';
export type { Candidate } from './institutions.store.ts';

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

const wordsMax = 8;
const small = new Set(['the', 'of', 'in', 'at', 'and', 'for', 'de', 'la', 'di', 'der', 'university', 'universities']);

export type SearchOptions = { country?: string; limit?: number; offset?: number };

/**
 * Institutions by name, other names and place, in any order of words. Where nothing fits, a country at the end of the
 * text is read as one, and then misspellings are forgiven. At most `limit` (20), from `offset` (0).
 */
export async function searchInstitutions(
  database: Database,
  text: string,
  { country, limit = 20, offset = 0 }: SearchOptions = {},
): Promise<Institution[]> {
  const form = await searching.searchForm(database, text.slice(0, 200).replaceAll('\0', ' '));
  const ask = async (part: string, where: string | undefined) => {
    const asked = { form: part, words: wordsOf(part), country: where, limit: offset + limit };
    return (await searching.searchByWords(database, asked)).slice(offset);
  };
  const place = country ? undefined : readCountry(text.slice(0, 200));
  const rest = place && (await searching.searchForm(database, place.rest));
  // 'Germany', 'universities in Germany': no more is asked than the country; but there is a University of Georgia
  if (place && (rest ?? '').split(' ').every(isSmall) && (await store.findByName(database, text)).length === 0)
    return await ask('', place.country);
  const found = await ask(form, country);
  if (found.length > 0 || offset > 0 || form === '') return found;
  if (!place || !rest) return await searchMisspelled(database, form, country, limit);
  const there = await ask(rest, place.country);
  return there.length > 0 ? there : await searchMisspelled(database, rest, place.country, limit);
}

/**
 * Each word is read as the words of the catalogue that look like it: one that is there itself as nothing else, unless
 * that finds nobody. If nobody has all of them, the rarest counts.
 */
async function searchMisspelled(
  database: Database,
  form: string,
  country: string | undefined,
  limit: number,
): Promise<Institution[]> {
  const like = await searching.findLikeWords(database, wordsOf(form));
  const byWord = [...Map.groupBy(like, ({ word }) => word).values()].filter(([first]) => first && !isSmall(first.like));
  if (byWord.length === 0) return [];
  const asWritten = byWord.map((ones) => (ones[0]?.like === ones[0]?.word ? ones.slice(0, 1) : ones));
  const isNarrower = asWritten.some((ones, index) => ones.length < (byWord[index]?.length ?? 0));
  for (const meant of isNarrower ? [asWritten, byWord] : [byWord]) {
    const found = await searching.searchByMeant(database, meant, country, limit);
    if (found.length > 0) return found;
  }
  if (byWord.length === 1) return [];
  const rarity = (ones: typeof like) => Math.max(...ones.map(({ institutions }) => institutions));
  const [rarest] = byWord.sort((a, b) => rarity(a) - rarity(b));
  return await searching.searchByMeant(database, rarest ? [rarest] : [], country, limit);
}

const isSmall = (word: string) => word === '' || small.has(word);

function wordsOf(form: string): string[] {
  const words = form.split(' ').filter(Boolean);
  const telling = words.filter((word) => !small.has(word));
  return (telling.length > 0 ? telling : words).slice(0, wordsMax);
}

/** Everything that is known of an institution, also what is past its day of review. */
export function factsOf(database: Database, institutionId: string): Promise<facts.StoredFact[]> {
  return facts.listFacts(database, [subjectOf(institutionId)]);
}

/** The rules of a country that hold for its institutions: doors, living, rounds. */
export async function rulesOf(database: Database, country: string): Promise<readonly facts.StoredFact[]> {
  return (await store.listCountryRules(database, [country])).get(country) ?? [];
}

/** The same for any subjects: 'country:DE', 'visa:GB', 'currency:EUR', … */
export function factsAbout(database: Database, subjects: readonly string[]): Promise<facts.StoredFact[]> {
  return facts.listFacts(database, subjects);
}

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
