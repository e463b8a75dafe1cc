// A student with something in every table, and with a marker of its own in every text that can hold one: what an export
// must show, an erasure must remove and a backup must keep.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { inputsByFeature } from '../system/inputs.ts';
import type { Person, TestApp } from './app.ts';

/** Uses every feature once. */
export async function useEverything(app: TestApp, person: Person): Promise<void> {
  for (const { plant } of Object.values(inputsByFeature)) await plant?.(app, person);
}

export type OwnedTable = { name: string; where: string };

/** Every table whose rows lead to a person, and how: `$1` stands for the person's id. */
export async function listOwnedTables(database: Database): Promise<OwnedTable[]> {
  const { rows: links } = await sql<{ name: string; column: string; parent: string; parent_column: string }>`
    select child.relname as name, a.attname as column, parent.relname as parent, b.attname as parent_column
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid and child.relnamespace = 'public'::regnamespace
    join pg_class parent on parent.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
    where f.contype = 'f' order by (parent.relname = 'users') desc, a.attnotnull desc, child.relname, a.attname`.execute(
    database,
  );
  const owned = new Map<string, string>([['users', 'id = $1']]);
  // an administrator's link or act or a mentor's share is not the student's own
  const others = new Set([
    'created_by',
    'mentor_id',
    'admin_id',
    'concerns_id',
    'taken_by',
    'decided_by',
    'photo_key',
    'idea_id',
  ]);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const { name, column, parent, parent_column } of links) {
      const where = owned.get(parent);
      if (!where || owned.has(name) || others.has(column)) continue;
      owned.set(
        name,
        parent === 'users' ? `${column} = $1` : `${column} in (select ${parent_column} from ${parent} where ${where})`,
      );
    }
  }
  return [...owned].map(([name, where]) => ({ name, where }));
}

export type Marker = { table: string; column: string; marker: string };

const tries = (type: string, marker: string): string[] => {
  if (type === 'jsonb') return [JSON.stringify({ planted: marker }), JSON.stringify([{ planted: marker }])];
  if (type === '_text') return [`{"${marker}"}`];
  return [marker, `${marker}.pdf`, `https://example.org/${marker}`];
};

/** Writes a marker into every text of a person's rows; answers those that hold one and those that refuse any word. */
export async function plantMarkers(
  database: Database,
  userId: string,
  without: readonly string[],
): Promise<{ planted: Marker[]; refused: string[] }> {
  const planted: Marker[] = [];
  const refused: string[] = [];
  for (const { name, where } of await listOwnedTables(database)) {
    const here = where.replaceAll('$1', `'${userId}'`);
    const { rows: found } = await sql
      .raw<{ count: number }>(`select count(*)::int as count from ${name} where ${here}`)
      .execute(database);
    if (!found[0]?.count)
      throw new Error(`nothing is planted in ${name}: let plant() of test/system/inputs/<feature>.ts make a row`);
    const { rows: columns } = await sql<{ column: string; type: string }>`
      select attname as column, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and typname in ('text', '_text', 'jsonb')`.execute(database);
    const { rows: places } = await sql
      .raw<{ place: string }>(`select ctid::text as place from ${name} where ${here} limit 20`)
      .execute(database);
    for (const { column, type } of columns) {
      if (without.includes(`${name}.${column}`)) continue;
      // the part that is its own comes first, so that it fits into a text of 20 characters too
      const marker = `planted-${randomUUID().slice(0, 8)}-${name}-${column}`.replaceAll('_', '-').slice(0, 20);
      // one row is enough, and what must be unique can then be; some texts stand only in rows of their kind
      const attempts = places.flatMap(({ place }) => tries(type, marker).map((value) => ({ place, value })));
      const isIn = await firstThat(attempts, async ({ place, value }) => {
        const { rows } = await sql
          .raw<{ place: string }>(
            `update ${name} set "${column}" = $tag$${value}$tag$ where ctid = '${place}' returning ctid::text as place`,
          )
          .execute(database);
        // a row that was written stands elsewhere
        for (const one of places) if (one.place === place) one.place = rows[0]?.place ?? place;
      });
      if (isIn) planted.push({ table: name, column, marker });
      else refused.push(`${name}.${column}`);
    }
  }
  return { planted, refused };
}

async function firstThat<Value>(values: readonly Value[], attempt: (value: Value) => Promise<void>): Promise<boolean> {
  for (const value of values) {
    const worked = await attempt(value).then(
      () => true,
      () => false,
    );
    if (worked) return true;
  }
  return false;
}
