import type { Institution } from '@lantern/catalogue/institution';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { factJson, type StoredFact } from './institutions.facts.store.ts';

const columns = sql`i.id, i.name, i.other_names as "otherNames", i.country, i.city, i.website, i.same_as as "sameAs", i.layer`;

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

/** form: the whole text as it is compared; words: those of it that tell something. */
export type Search = {
  form: string;
  words: readonly string[];
  country: string | undefined;
  limit: number;
  offset: number;
};

const inCountry = (country: string | undefined) => (country ? sql`i.country = ${country}` : sql`true`);
/** LIKE's own signs are letters here. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');
/** Words of scripts without spaces stand anywhere in a name; others at the beginning of a word. */
const pattern = (word: string) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u.test(word) ? `%${literal(word)}%` : `% ${literal(word)}%`;

/** The text as the database compares it. */
export async function searchForm(database: Database, text: string): Promise<string> {
  const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(database);
  return rows[0]?.form ?? '';
}

/** Those whose names and place have all the words, at the beginning of words. `words` are search forms. */
export async function searchByWords(
  database: Database,
  { form, words, country, limit, offset }: Search,
): Promise<Institution[]> {
  const all = words.map((word) => sql`i.search like ${pattern(word)}`);
  // what is called so stands before what is only there
  const inName = words.map((word) => sql`' ' || i.name_forms[1] like ${pattern(word)}`);
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i
    where ${inCountry(country)} and ${all.length > 0 ? sql.join(all, sql` and `) : sql`true`}
    order by i.name_forms @> array[${form}] desc, i.layer = 'core' desc,
      ${inName.length > 0 ? sql.join(inName, sql` and `) : sql`i.id is null`} desc, char_length(i.name), i.name, i.id
    limit ${limit} offset ${offset}`.execute(database);
  return rows;
}

/** Words of the catalogue that look like each of these, the likest first, at most five; itself where it is one. */
export async function findLikeWords(
  database: Database,
  words: readonly string[],
): Promise<{ word: string; like: string; likeness: number; institutions: number }[]> {
  const { rows } = await sql<{ word: string; like: string; likeness: number; institutions: number }>`
    select asked.word, known.word as like, known.likeness, known.institutions
    from unnest(${words}::text[]) with ordinality as asked (word, number), lateral (
      select w.word, w.institutions, similarity(w.word, asked.word)::float8 as likeness from institution_words w
      where w.word % asked.word order by likeness desc, w.institutions desc, w.word limit 5
    ) as known
    order by asked.number, known.likeness desc, known.institutions desc, known.word`.execute(database);
  return rows;
}

/** For each word asked for, the words that may be meant, each with how alike it is. */
export type Meant = readonly { like: string; likeness: number }[];

/** Those that have one of the meant words for each word that was asked for; the likest first. */
export async function searchByMeant(
  database: Database,
  meant: readonly Meant[],
  country: string | undefined,
  limit: number,
): Promise<Institution[]> {
  const has = (like: string) => sql`i.search like ${`% ${literal(like)} %`}`;
  const all = meant.map(
    (ones) =>
      sql`(${sql.join(
        ones.map(({ like }) => has(like)),
        sql` or `,
      )})`,
  );
  const likeness = meant.map(
    (ones) =>
      sql`case ${sql.join(
        ones.map(({ like, likeness }) => sql`when ${has(like)} then ${likeness}::float8`),
        sql` `,
      )} else 0 end`,
  );
  // what is called so stands before what is only there
  const inName = meant
    .flat()
    .map(({ like }) => sql`(' ' || i.name_forms[1] || ' ' like ${`% ${literal(like)} %`})::int`);
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i where ${inCountry(country)} and ${sql.join(all, sql` and `)}
    order by ${sql.join(likeness, sql` + `)} desc, i.layer = 'core' desc, ${sql.join(inName, sql` + `)} desc,
      char_length(i.name), i.name, i.id
    limit ${limit}`.execute(database);
  return rows;
}

export type Candidate = Institution & { facts: StoredFact[] };

/** All of whom something is known beyond who they are and who runs them, with everything that is known of them. */
export async function listCandidates(database: Database): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${columns}, known.facts from institutions i join (
      select institution_id, jsonb_agg(${factJson} order by key, level nulls first, field nulls first, period desc nulls last, id) as facts
      from facts where institution_id is not null
      group by institution_id having bool_or(key not in ('levels', 'control', 'established', 'students'))
    ) as known on known.institution_id = i.id
    order by i.id`.execute(database);
  return rows;
}

/** Changes whenever something of the catalogue changes. */
export async function readVersion(database: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ', (select max(updated_at) from facts), (select max(id) from facts_history),
      (select max(updated_at) from institutions), (select max(id) from catalogue_loads)) as version`.execute(database);
  return rows[0]?.version ?? '';
}
