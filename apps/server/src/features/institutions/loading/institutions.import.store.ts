// What an import asks of the database before it writes.
import type { Institution } from '@lantern/catalogue/institution';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

export type Known = Institution & {
  origin: 'shipped' | 'import' | 'editor';
  /** this import has named it already */
  isNamed: boolean;
};
/** An institution of the file, and the one of the catalogue that it is, if any. */
export type Pair = { number: number; known: Known };

/** Which institutions this import has named: in the database, because a file can name more than fit into memory. */
export async function openNames(transaction: Database): Promise<void> {
  await sql`create temporary table named_by_import (id text primary key) on commit drop`.execute(transaction);
}

export async function noteNames(transaction: Database, ids: readonly string[]): Promise<void> {
  await sql`insert into named_by_import select unnest(${ids}::text[]) on conflict do nothing`.execute(transaction);
}

/**
 * Finds which institutions of a file the catalogue knows: by id, by an id in another registry, by the only one of that
 * name in the country, by the only one at that domain in the country. `number` is the place in the list.
 */
export async function findKnown(database: Database, institutions: readonly Institution[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with incoming as (
      select number, one ->> 'id' as id, one ->> 'country' as country, search_form(one ->> 'name') as form,
        substring(lower(one ->> 'website') from '^https?://(?:www\.)?([^/:?#]+)') as domain
      from jsonb_array_elements(${JSON.stringify(institutions)}::jsonb) with ordinality as item (one, number)
    ), found as (
      select n.number, i.id, 1 as way from incoming n join institutions i on i.id = n.id
      union all
      select n.number, i.id, 2 from incoming n join institutions i on i.same_as @> array[n.id]
      union all
      -- 'offset 0' keeps it a question to the index for each row: as a join it is planned by the country, and then
      -- every row of the file is held against all names of its country
      select n.number, min(i.id), 3 from incoming n, lateral (
        select id, country from institutions where name_forms @> array[n.form] offset 0
      ) i where i.country = n.country group by n.number having count(*) = 1
      union all
      select n.number, min(i.id), 4 from incoming n join institutions i
        on i.country = n.country and i.domain = n.domain group by n.number having count(*) = 1
    ), best as (
      select distinct on (number) number, id from found order by number, way
    )
    select best.number::int as number, jsonb_build_object('id', i.id, 'name', i.name, 'otherNames', i.other_names,
      'country', i.country, 'city', i.city, 'website', i.website, 'sameAs', i.same_as, 'layer', i.layer, 'origin', i.origin,
      'isNamed', n.id is not null) as known
    from best join institutions i on i.id = best.id left join named_by_import n on n.id = i.id`.execute(database);
  return rows.map(({ number, known }) => ({ number: number - 1, known }));
}

/** Which of these institutions the catalogue has. */
export async function listPresent(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('institutions')
    .select('id')
    .where('id', 'in', [...ids, ''])
    .execute();
  return new Set(rows.map(({ id }) => id));
}
