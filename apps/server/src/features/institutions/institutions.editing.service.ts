// Facts in the hands of an editor: read, judged by the rules of the catalogue, written over what was there.
import { checkFact } from '@lantern/catalogue/check-fact';
import type { Fact, FactValue } from '@lantern/catalogue/fact';
import { factOf, writeValue } from '@lantern/catalogue/rows';
import type { ReportedFact, WrittenFact } from '@lantern/contract/matching.facts';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import * as store from './institutions.facts.store.ts';

export { findFact } from './institutions.facts.store.ts';

export function writtenOf(fact: store.StoredFact): WrittenFact {
  const { state, unit, currency, note, source, link, checked, confidence } = fact;
  return {
    ...{ state, note, source, link, confidence },
    value: writeValue(fact.value),
    unit: unit ?? '',
    currency: currency ?? '',
    checked: checked ?? '',
  };
}

/** The fact with what was written over it; every rule that it breaks is said at its field. */
function readWritten(before: store.StoredFact, written: WrittenFact, today: string): Fact {
  const { subject, key, period, scope } = before;
  const fact = factOf({
    ...{ subject, key, period: period ?? '', recorded: today },
    ...{ level: scope.level ?? '', field: scope.field ?? '', residency: scope.residency ?? '' },
    program: scope.program ?? '',
    ...written,
  });
  const wrong = checkFact(fact, today);
  if (wrong.length === 0) return fact;
  const fields = wrong.map((sentence): [string, string] => {
    const [field = '', ...rest] = sentence.split(': ');
    return [field in written ? field : 'value', rest.join(': ') || sentence];
  });
  throw new Problem('invalid_request', { detail: wrong[0] ?? '', fields: Object.fromEntries(fields) });
}

export async function rewriteFact(
  transaction: Database,
  { id, revision, written, editorId }: { id: string; revision: number; written: WrittenFact; editorId: string },
): Promise<store.StoredFact> {
  const before = await store.findFact(transaction, id);
  if (!before) throw new Problem('not_found');
  const fact = readWritten(before, written, new Date().toISOString().slice(0, 10));
  if (!(await store.rewriteFact(transaction, id, revision, fact, editorId))) throw new Problem('stale_revision');
  return (await store.findFact(transaction, id)) as store.StoredFact;
}

/** How facts stood before, by their ids. */
export async function historiesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReportedFact['history']>> {
  const rows = await store.listHistory(database, ids);
  const histories = Map.groupBy(rows, ({ factId }) => factId);
  return new Map(
    [...histories].map(([id, before]) => [
      id,
      before.map(({ at, was }) => ({
        at: at.toISOString(),
        value: was.state === 'known' ? writeValue(was.value as FactValue) : String(was.state),
        source: String(was.source),
        checked: was.checked === null ? null : String(was.checked),
        by: String(was.changed_by),
      })),
    ]),
  );
}
