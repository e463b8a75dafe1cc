import type { Institution } from '@lantern/catalogue/institution';
import { type NotOpen, notOpen } from '@lantern/catalogue/operating';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { factJson, factOrder, type StoredFact } from './facts/institutions.facts.store.ts';

export const columns = sql`i.id, i.name, i.other_names as "otherNames", i.country, i.city, i.website, i.same_as as "sameAs", i.layer`;

export async function findByIds(database: Database, ids: readonly string[]): Promise<Institution[]> {
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i where i.id = any(${ids}) order by i.name, i.id`.execute(database);
  return rows;
}

/** Those that have exactly this name, in whatever case and with whatever accents, or this id; the core first. */
export async function findByName(database: Database, nameOrId: string): Promise<Institution[]> {
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i
    where i.id = ${nameOrId} or i.same_as @> array[${nameOrId}] or i.name_forms @> array[search_form(${nameOrId})]
    order by (i.id = ${nameOrId}) desc, i.layer = 'core' desc, i.name_forms[1] = search_form(${nameOrId}) desc, i.name, i.id
    limit 20`.execute(database);
  return rows;
}

export type Candidate = Institution & {
  facts: StoredFact[];
  /** rules of its country, the same list for all of it */
  countryFacts: readonly StoredFact[];
};

/** What a whole country's rule says where an institution says nothing itself. */
const countryRules = [
  'door',
  'door_rule',
  'min_grade',
  'english_share',
  'doctorate_paid',
  'living_cost',
  'tuition',
  'application_window',
];

/** The rules of each country, in a lasting order. */
export async function listCountryRules(
  database: Database,
  countries?: readonly string[],
): Promise<Map<string, StoredFact[]>> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts
    where subject like 'country:%' and key = any(${countryRules})
      and (${countries === undefined} or subject = any(${(countries ?? []).map((country) => `country:${country}`)}))
    order by subject, ${factOrder} limit 5000`.execute(database);
  return Map.groupBy(
    rows.map(({ fact }) => fact),
    ({ subject }) => subject.slice('country:'.length),
  );
}

/**
 * All of whom something is known beyond who they are and who runs them, with everything that is known of them. Who is
 * closed, or is no college, is nobody's match.
 */
export async function listCandidates(database: Database): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${columns}, known.facts from institutions i join (
      select institution_id, jsonb_agg(${factJson} order by ${factOrder}) as facts
      from facts where institution_id is not null
      group by institution_id having bool_or(key not in ('levels', 'control', 'established', 'students', 'operating'))
        and not coalesce(bool_or(key = 'operating' and value #>> '{}' = any(${[...notOpen]})), false)
    ) as known on known.institution_id = i.id
    order by i.id`.execute(database);
  const rules = await listCountryRules(database);
  const none: readonly StoredFact[] = [];
  for (const row of rows) row.countryFacts = rules.get(row.country) ?? none;
  return rows;
}

/** Changes whenever something of the catalogue changes. */
export async function readVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', (select max(updated_at) from facts), (select max(id) from facts_history),
      (select max(updated_at) from institutions), (select max(id) from catalogue_loads)) as version`.execute(database);
  return rows[0]?.version ?? '';
}

/** Those of these institutions that are closed, merged into another, or no college. */
export async function listNotOpen(database: Database, ids: readonly string[]): Promise<Map<string, NotOpen>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; operating: NotOpen }>`
    select institution_id as id, value #>> '{}' as operating from facts
    where institution_id = any(${ids}) and key = 'operating' and value #>> '{}' = any(${[...notOpen]})`.execute(
    database,
  );
  return new Map(rows.map(({ id, operating }) => [id, operating]));
}
