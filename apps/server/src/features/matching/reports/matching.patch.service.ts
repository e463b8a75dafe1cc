// What editors of this installation mended, and what students say is wrong: as tables that another one can bring in, or
// that go into the catalogue for everybody. Nobody's name is in them.
import { writeRow } from '@lantern/catalogue/csv';
import { factCells, factColumns, writeValue } from '@lantern/catalogue/rows';
import type { Database } from '#database/database.ts';
import { findFacts, listEdited } from '#features/institutions/facts/institutions.editing.service.ts';
import * as store from './matching.reports.store.ts';

export type Patch = {
  /** facts in the columns of the catalogue's own files */
  facts: string;
  /** one row for each open report: which fact, what it says here, and the student's words */
  reports: string;
  counts: { facts: number; reports: number };
};

const reportColumns = [
  'subject',
  'key',
  'level',
  'field',
  'residency',
  'program',
  'qualification',
  'period',
  'value',
  'words',
  'at',
];

export async function makePatch(database: Database): Promise<Patch> {
  const edited = await listEdited(database);
  const reports = await store.listAllOpen(database);
  const facts = new Map(
    (
      await findFacts(
        database,
        reports.map(({ factId }) => factId),
      )
    ).map((fact) => [fact.id, fact]),
  );
  const rows = reports.flatMap(({ factId, words, createdAt }) => {
    const fact = facts.get(factId);
    if (!fact) return [];
    const { subject, key, scope, period, state, value } = fact;
    const { level, field, residency, program, qualification } = scope;
    const said = state === 'known' ? writeValue(value) : state;
    const day = createdAt.toISOString().slice(0, 10);
    return [[subject, key, level, field, residency, program, qualification, period, said, words, day]];
  });
  return {
    facts: writeRow(factColumns) + edited.map((fact) => writeRow(factCells(fact))).join(''),
    reports: writeRow(reportColumns) + rows.map(writeRow).join(''),
    counts: { facts: edited.length, reports: rows.length },
  };
}
