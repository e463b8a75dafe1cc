// Facts in the hands of an editor: read, judged by the rules of the catalogue, written over what was there.
import { checkFact } from '@lantern/catalogue/check-fact';
import type { Fact, FactValue } from '@lantern/catalogue/fact';
import { type FactKey, type FactKeyRule, factKeys } from '@lantern/catalogue/fact-keys';
import { fields as fieldIds, levels } from '@lantern/catalogue/fields';
import { subjectOf } from '@lantern/catalogue/institution';
import { factOf, writeValue } from '@lantern/catalogue/rows';
import type { Output, Parsed } from '@lantern/contract/endpoint';
import type {
  addFact as addEndpoint,
  listFactKinds,
  ReportedFact,
  WrittenFact,
} from '@lantern/contract/matching.facts';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { readToday } from '#database/reader-day.ts';
import * as store from './institutions.facts.store.ts';

export { findFact, findFacts, listEdited, type StoredFact } from './institutions.facts.store.ts';

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

type Identity = { subject: string; key: string; period: string; level: string; field: string; residency: string };

/** The fact as it is written; every rule that it breaks is said at its field. */
function readWritten(identity: Identity & { program?: string }, written: WrittenFact, today: string): Fact {
  const fact = factOf({ ...identity, recorded: today, ...written });
  const wrong = checkFact(fact, today);
  if (wrong.length === 0) return fact;
  const fields = wrong.map((sentence): [string, string] => {
    const [field = '', ...rest] = sentence.split(': ');
    // the scope's parts are told as 'scope.level'
    const name = field.split('.').at(-1) ?? '';
    return [name in written || name in identity ? name : 'value', rest.join(': ') || sentence];
  });
  throw new Problem('invalid_request', { detail: wrong[0] ?? '', fields: Object.fromEntries(fields) });
}

export async function rewriteFact(
  transaction: Database,
  { id, revision, written, editorId }: { id: string; revision: number; written: WrittenFact; editorId: string },
): Promise<store.StoredFact> {
  const before = await store.findFact(transaction, id);
  if (!before) throw new Problem('not_found');
  const { subject, key, period, scope } = before;
  const identity = {
    ...{ subject, key, period: period ?? '', program: scope.program ?? '' },
    ...{ level: scope.level ?? '', field: scope.field ?? '', residency: scope.residency ?? '' },
    qualification: scope.qualification ?? '',
  };
  const fact = readWritten(identity, written, await readToday(transaction, editorId));
  if (!(await store.rewriteFact(transaction, id, revision, fact, editorId))) throw new Problem('stale_revision');
  return (await store.findFact(transaction, id)) as store.StoredFact;
}

/** What can be said of an institution. */
export const factKinds: Output<typeof listFactKinds> = {
  kinds: Object.entries<FactKeyRule>(factKeys).flatMap(([key, { of, form, units = [] }]) =>
    of.includes('institution') ? [{ key, form, units: [...units] }] : [],
  ),
  levels: [...levels],
  fields: [...fieldIds],
};

const isKind = (key: string): key is FactKey => factKinds.kinds.some((kind) => kind.key === key);

/** Writes a fact that was not there; the rules are those of the catalogue's files. */
export async function addFact(
  database: Database,
  editorId: string,
  { institution_id, key, period, level, field, residency, ...written }: Parsed<typeof addEndpoint>['body'],
): Promise<store.StoredFact> {
  if (!isKind(key)) throw Problem.field('key', 'Choose what kind of fact it is.');
  if (!(await store.isInstitution(database, institution_id))) throw new Problem('not_found');
  const identity = { subject: subjectOf(institution_id), key, period, level, field, residency };
  const id = await store.insertFact(
    database,
    readWritten(identity, written, await readToday(database, editorId)),
    editorId,
  );
  const fact = id ? await store.findFact(database, id) : undefined;
  if (!fact) throw new Problem('fact_known');
  return fact;
}

/** Facts past their review, the longest first, and how many there are. */
export const listStale = store.listStale;

/** What the last loads and imports did. */
export const listLoads = store.listLoads;

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
