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
    || case when facts.program is null then '{}' else jsonb_build_object('program', facts.program) end,
  'note', facts.note, 'source', facts.source, 'checked', facts.checked, 'recorded', facts.recorded,
  'confidence', facts.confidence, 'link', facts.link, 'reviewDue', facts.review_due,
  'origin', facts.origin, 'revision', facts.revision)`;

/** Everything that is known of these subjects, in a lasting order. At most 2,000. */
export async function listFacts(database: Database, subjects: readonly string[]): Promise<StoredFact[]> {
  const { rows } = await sql<{ fact: StoredFact }>`
    select ${factJson} as fact from facts where subject = any(${subjects})
    order by subject, key, level nulls first, field nulls first, period desc nulls last, id limit 2000`.execute(
    database,
  );
  return rows.map(({ fact }) => fact);
}
