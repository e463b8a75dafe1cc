// Looking for institutions by words of their names and places. docs/catalogue.md says what serves which query.
import type { Institution } from '@lantern/catalogue/institution';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { columns } from './institutions.store.ts';

/** form: the whole text as it is compared; words: those of it that tell something. */
export type Search = { form: string; words: readonly string[]; country: string | undefined; limit: number };

const inCountry = (country: string | undefined) => (country ? sql`i.country = ${country}` : sql`true`);
/** LIKE's own signs are letters here. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');
/** Scripts without spaces. The partial index `institutions_unspaced_idx` (0160) names the same letters. */
const unspaced = /[\u0e00-\u0e7f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const hasUnspaced = sql`i.search ~ '[\\u0e00-\\u0e7f\\u1100-\\u11ff\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]'`;
/** Words of such scripts stand anywhere in a name; others at the beginning of a word. */
const pattern = (word: string) => (unspaced.test(word) ? `%${literal(word)}%` : `% ${literal(word)}%`);
const every = (all: readonly RawBuilder<unknown>[]) => (all.length > 0 ? sql.join(all, sql` and `) : sql`true`);

/** The text as the database compares it. */
export async function searchForm(database: Database, text: string): Promise<string> {
  const { rows } = await sql<{ form: string }>`select search_form(${text}) as form`.execute(database);
  return rows[0]?.form ?? '';
}

/**
 * Those whose names and place have all the words, at the beginning of words; `words` are search forms. What is called
 * exactly so stands first, then the core, then what has the words in its name, then what is only there: each of the
 * three is asked only if those before it do not suffice, and the last two are read in their order, so that a word which
 * half of all institutions have is no dearer than another.
 */
export async function searchByWords(
  database: Database,
  { form, words, country, limit }: Search,
): Promise<Institution[]> {
  const fits = every([
    inCountry(country),
    ...words.map((word) => sql`i.search like ${pattern(word)}`),
    // two letters of such a script are too short for the trigrams
    ...(words.some((word) => unspaced.test(word)) ? [hasUnspaced] : []),
  ]);
  const isCalled = sql`i.name_forms @> array[${form}]`;
  // no constant: those are not allowed in an order
  const inName =
    words.length > 0
      ? every(words.map((word) => sql`' ' || i.name_forms[1] like ${pattern(word)}`))
      : sql`i.id is not null`;
  const first = await sql<Institution>`
    select ${columns} from institutions i
    where (i.layer = 'core' or ${isCalled}) and ${fits}
    order by ${isCalled} desc, i.layer = 'core' desc, ${inName} desc, char_length(i.name), i.name, i.id
    limit ${limit}`.execute(database);
  const found = [...first.rows];
  for (const place of words.length > 0 ? [inName, sql`not (${inName})`] : [sql`true`]) {
    if (found.length >= limit) break;
    const { rows } = await sql<Institution>`
      select ${columns} from institutions i
      where i.layer <> 'core' and not ${isCalled} and ${fits} and ${place}
      order by char_length(i.name), i.name, i.id limit ${limit - found.length}`.execute(database);
    found.push(...rows);
  }
  return found;
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
  // institutions with these words in their name come before those that match by place or another name
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
