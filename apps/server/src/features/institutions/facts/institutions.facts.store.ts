import type { Fact } from '@lantern/catalogue/fact';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

/** A fact as it stands in the database. origin: what is shipped, an import, an editor. */
export type StoredFact = Fact & { id: string; origin: 'shipped' | 'import' | 'editor'; revision: number };

/** One fact as JSON in the shape of `StoredFact`; `facts` is the row. */
export const factJson = sql`jsonb_build_object(
  'id', facts.id, 'subject', facts.subject, 'key', facts.key, 'state', facts.state, 'value', facts.value,
  'unit', facts.unit, 'currency', facts.currency, 'period', facts.period,
  'scope', jsonb_build_object('level', facts.level, 'field', facts.field, 'residency', facts.residency)
    || case when facts.program is null then '{}' else jsonb_build_object('program', facts.program) end
    || case when facts.qualification is null then '{}' else jsonb_build_object('qualification', facts.qualification) end,
  'note', facts.note, 'source', facts.source, 'checked', facts.checked, 'recorded', facts.recorded,
  'confidence', facts.confidence, 'link', facts.link, 'reviewDue', facts.review_due,
  'origin', facts.origin, 'revision', facts.revision)`;

/** The order of facts within a subject: the same in every installation, so the ids decide nothing. */
export const factOrder = sql`key, level nulls first, field nulls first, period desc nulls last,
  residency nulls first, program nulls first, qualification nulls first, id`;

/** Everything that is known of these subjects, or what these keys say of them, in a lasting order. At most 2,000. */
export async function listFacts(
  database: Database,
  subjects: readonly string[],
  keys?: readonly string[],
): Promise<StoredFact[]> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where subject = any(${subjects})
      and (${keys === undefined} or key = any(${keys ?? []}))
    order by subject, ${factOrder} limit 2000`.execute(database);
  return rows.map(({ fact }) => fact);
}

export async function findFact(database: Database, id: string): Promise<StoredFact | undefined> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where id = ${id}`.execute(database);
  return rows[0]?.fact;
}

export async function findFacts(database: Database, ids: readonly string[]): Promise<StoredFact[]> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where id = any(${ids}::uuid[])`.execute(database);
  return rows.map(({ fact }) => fact);
}

/** What editors wrote here, by subject. */
export async function listEdited(database: Database): Promise<StoredFact[]> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where origin = 'editor'
    order by subject, ${factOrder}`.execute(database);
  return rows.map(({ fact }) => fact);
}

/** What an editor wrote goes over everything else and stays. False when the fact is not at this revision. */
export async function rewriteFact(
  transaction: Database,
  id: string,
  revision: number,
  fact: Fact,
  editorId: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update facts set state = ${fact.state}, value = ${fact.value === null ? null : JSON.stringify(fact.value)}::jsonb,
      unit = ${fact.unit}, currency = ${fact.currency}, note = ${fact.note}, source = ${fact.source},
      checked = ${fact.checked}, recorded = ${fact.recorded}, confidence = ${fact.confidence}, link = ${fact.link},
      review_due = ${fact.reviewDue}, origin = 'editor',
      changed_by = coalesce((select left(name, 200) from users where id = ${editorId}), '')
    where id = ${id} and revision = ${revision}`.execute(transaction);
  return numAffectedRows > 0n;
}

/** How a fact stood before, the latest first. */
export async function listHistory(
  database: Database,
  ids: readonly string[],
): Promise<{ factId: string; at: Date; was: Record<string, unknown> }[]> {
  const { rows } = await sql<{ factId: string; at: Date; was: Record<string, unknown> }>`
    select fact_id as "factId", at, was from (
      select fact_id, at, was, id, row_number() over (partition by fact_id order by id desc) as place
      from facts_history where fact_id = any(${ids}::uuid[])
    ) as before where place <= 10 order by fact_id, id desc`.execute(database);
  return rows;
}

export async function isInstitution(database: Database, id: string): Promise<boolean> {
  const row = await database.selectFrom('institutions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Its id; undefined when the same is said already, by whomever. */
export async function insertFact(database: Database, fact: Fact, editorId: string): Promise<string | undefined> {
  const { scope } = fact;
  const { rows } = await sql<{ id: string }>`
    insert into facts (subject, key, state, value, unit, currency, period, level, field, residency, program, qualification, note,
      source, checked, recorded, confidence, link, review_due, origin, changed_by)
    values (${fact.subject}, ${fact.key}, ${fact.state},
      ${fact.value === null ? null : JSON.stringify(fact.value)}::jsonb, ${fact.unit}, ${fact.currency}, ${fact.period},
      ${scope.level}, ${scope.field}, ${scope.residency}, ${scope.program ?? null}, ${scope.qualification ?? null}, ${fact.note}, ${fact.source},
      ${fact.checked}, ${fact.recorded}, ${fact.confidence}, ${fact.link}, ${fact.reviewDue}, 'editor',
      coalesce((select left(name, 200) from users where id = ${editorId}), ''))
    on conflict on constraint facts_identity_key do nothing returning id`.execute(database);
  return rows[0]?.id;
}

/** One more than a page answers is asked for, so that it is known whether there is another. */
export async function listStale(database: Database, today: string, page: number, perPage: number) {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where review_due <= ${today}
    order by review_due, id limit ${perPage + 1} offset ${(page - 1) * perPage}`.execute(database);
  const { rows: counted } = await sql<{ count: string }>`
    select count(*) from facts where review_due <= ${today}`.execute(database);
  return {
    facts: rows.slice(0, perPage).map(({ fact }) => fact),
    more: rows.length > perPage,
    total: Number(counted[0]?.count ?? 0),
  };
}

export async function listLoads(database: Database, most: number) {
  return await database
    .selectFrom('catalogue_loads')
    .select(['id', 'what', 'report', 'at'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
