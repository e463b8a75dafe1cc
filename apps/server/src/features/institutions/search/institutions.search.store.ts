// Looking for institutions by words of their names and places. docs/catalogue.md says what serves which query.
import type { Institution } from '@lantern/catalogue/institution';
import { oneStepAway } from '@lantern/catalogue/search/edits';
import type { Asked, AskedWord } from '@lantern/catalogue/search/query';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { columns } from '../institutions.store.ts';

/** `but`: found already. */
export type Within = { country: string | undefined; limit: number; but?: readonly string[] };

const inCountry = ({ country, but = [] }: Within) =>
  sql`${country ? sql`i.country = ${country}` : sql`true`} and ${but.length > 0 ? sql`i.id <> all(${but})` : sql`true`}`;
/** LIKE's own signs are letters here. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');
/** Scripts without spaces. The partial index `institutions_unspaced_idx` (0295) names the same letters. */
const unspaced = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const hasUnspaced = sql`i.search ~ '[\\u0e00-\\u0e7f\\u1100-\\u11ff\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]'`;
/** Words of such scripts stand anywhere in a name; others at the beginning of a word. */
const pattern = (word: string) => (unspaced.test(word) ? `%${literal(word)}%` : `% ${literal(word)}%`);
const every = (all: readonly RawBuilder<unknown>[]) => (all.length > 0 ? sql.join(all, sql` and `) : sql`true`);

/** That a text has the word as it was typed, or all that it is compared as. */
function hasWord(text: RawBuilder<unknown>, { typed, compared }: AskedWord): RawBuilder<unknown> {
  const like = (word: string) => sql`${text} like ${pattern(word)}`;
  if (compared.length === 1 && compared[0] === typed) return like(typed);
  // two letters of such a script are too short for the trigrams
  const asTyped = unspaced.test(typed) ? sql`(${hasUnspaced} and ${like(typed)})` : like(typed);
  return sql`(${asTyped} or (${every(compared.map(like))}))`;
}

/** way: 0 the main name, 1 another name, 2 short for a name, 3 initials or an address. */
export type Called = Institution & { way: number };

/** Those that are called so, whatever the order of the words: who is meant stands first. */
export async function findCalled(database: Database, { text, key, short }: Asked, within: Within): Promise<Called[]> {
  const labels = short.filter((one) => one.startsWith('@'));
  const shorter = short.filter((one) => !one.startsWith('@'));
  const { rows } = await sql<Called>`
    select called.id, name, "otherNames", country, city, website, "sameAs", layer, way from (
      select ${columns}, i.name_forms @> array[search_form(${text})] as is_exact, 2 * (i.layer = 'core')::int + (i.short_keys @> '{!}')::int as weight, case when i.name_keys[1] = ${key} then 0 when i.name_keys @> array[${key}] then 1
        when i.short_keys && ${shorter}::text[] then 2 else 3 end as way
      from institutions i
      where (i.name_keys @> array[${key}] or i.short_keys && ${[...shorter, ...labels]}::text[]) and ${inCountry(within)}
    ) as called
    order by case when way = 0 then 0 when weight > 0 then way - 1 else way end,
      way = 0 and is_exact desc, weight desc, is_exact desc, way, cardinality("otherNames") desc, char_length(name), name, id
    limit ${within.limit}`.execute(database);
  return rows;
}

/** Those that are called by one of these keys, the core first; `onlyCore`: nobody else. */
export async function findByKeys(
  database: Database,
  keys: readonly string[],
  onlyCore: boolean,
  within: Within,
): Promise<Institution[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i
    where (i.name_keys && ${keys}::text[] or i.short_keys && ${keys}::text[])
      and ${onlyCore ? sql`i.layer = 'core'` : sql`true`} and ${inCountry(within)}
    order by i.layer = 'core' desc, i.short_keys @> '{!}' desc, i.name_keys && ${keys}::text[] desc, cardinality(i.other_names) desc,
      char_length(i.name), i.name, i.id
    limit ${within.limit}`.execute(database);
  return rows;
}

/**
 * Those whose names and place have all the words, at the beginning of words. The core stands first, then what has the
 * words in its name, then what is only there: each of the three is asked only if those before it do not suffice, and the
 * last two are read in their order, so that a word which half of all institutions have is no dearer than another.
 */
export async function searchByWords(
  database: Database,
  words: readonly AskedWord[],
  within: Within,
): Promise<Institution[]> {
  const fits = every([inCountry(within), ...words.map((word) => hasWord(sql`i.search`, word))]);
  const inName =
    words.length > 0
      ? every(words.map((word) => hasWord(sql`split_part(i.search, '|', 1)`, word)))
      : // no constant: those are not allowed in an order
        sql`i.id is not null`;
  const first = await sql<Institution>`
    select ${columns} from institutions i where i.layer = 'core' and ${fits}
    order by ${inName} desc, char_length(i.name), i.name, i.id limit ${within.limit}`.execute(database);
  const found = [...first.rows];
  for (const place of words.length > 0 ? [inName, sql`not (${inName})`] : [sql`true`]) {
    if (found.length >= within.limit) break;
    const { rows } = await sql<Institution>`
      select ${columns} from institutions i where i.layer <> 'core' and ${fits} and ${place}
      order by char_length(i.name), i.name, i.id limit ${within.limit - found.length}`.execute(database);
    found.push(...rows);
  }
  return found;
}

/** A word of the catalogue that may be meant by another, and how many institutions have it. */
export type Like = { word: string; like: string; institutions: number };

/** Words of the catalogue that are one step away from these; themselves where they are there. */
export async function findNearWords(database: Database, words: readonly string[]): Promise<Like[]> {
  const around = words.flatMap((word) => [word, ...oneStepAway(word)].map((like) => ({ word, like })));
  const { rows } = await sql<Like>`
    select around.word, w.word as like, w.institutions
    from institution_words w join unnest(${around.map(({ word }) => word)}::text[], ${around.map(({ like }) => like)}::text[])
      as around (word, "like") on w.word = around.like
    where w.word = any(${[...new Set(around.map(({ like }) => like))]}::text[])
    order by 1, 3 desc, 2`.execute(database);
  return rows;
}

/** Words of the catalogue that look like these, the likest first, at most a dozen for each. */
export async function findLikeWords(database: Database, words: readonly string[]): Promise<Like[]> {
  const { rows } = await sql<Like>`
    select asked.word, known.word as like, known.institutions
    from unnest(${words}::text[]) as asked (word), lateral (
      select w.word, w.institutions from institution_words w where w.word % asked.word
      order by similarity(w.word, asked.word) desc, w.institutions desc, w.word limit 12
    ) as known`.execute(database);
  return rows;
}

/** For one word that was asked for, the words that may be meant, each with how alike it is. */
export type Meant = readonly { like: string; likeness: number }[];

/** Those that have one of the meant words for each word that was asked for; the likest first. */
export async function searchByMeant(
  database: Database,
  meant: readonly Meant[],
  within: Within,
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
  // institutions with these words in their name come before those that match by place or another name
  const inName = meant
    .flat()
    .map(({ like }) => sql`(split_part(i.search, '|', 1) like ${`% ${literal(like)} %`})::int`);
  const { rows } = await sql<Institution>`
    select ${columns} from institutions i where ${inCountry(within)} and ${sql.join(all, sql` and `)}
    order by ${sql.join(likeness, sql` + `)} desc, i.layer = 'core' desc, ${sql.join(inName, sql` + `)} desc,
      char_length(i.name), i.name, i.id
    limit ${within.limit}`.execute(database);
  return rows;
}

/** Which of these are words of the catalogue. */
export async function listKnown(database: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select word from institution_words where word = any(${words}::text[])`.execute(database);
  return new Set(rows.map(({ word }) => word));
}
