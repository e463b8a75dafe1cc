// Bringing a registry's file in. Twice is as good as once; what an editor wrote stays; a dry run writes nothing.
import { checkFact } from '@lantern/catalogue/check-fact';
import { type Fact, identityOf } from '@lantern/catalogue/fact';
import type { Imported } from '@lantern/catalogue/formats/imported';
import { type Institution, institutionSchema, subjectOf } from '@lantern/catalogue/institution';
import { uniqueNames } from '@lantern/catalogue/merge';
import type { Database } from '#database/database.ts';
import * as known from './institutions.import.store.ts';
import {
  lockCatalogue,
  noteLoad,
  putFacts,
  putInstitutions,
  refreshStatistics,
  refreshWords,
  writeMuchAtOnce,
} from './institutions.put.store.ts';

type Fate = 'added' | 'changed' | 'same' | 'kept' | 'refused';
export type ImportReport = {
  institutions: Record<Fate, number>;
  facts: Record<Fate, number>;
  /** the first of what was refused, each with the reason */
  refusals: string[];
};

export type ImportSource = { institutions: AsyncIterable<Imported> } | { facts: AsyncIterable<Fact> };
type Options = { format: string; file: string; dryRun: boolean; today: string };

const atOnce = 1_000;
const refusalsShown = 20;

class DryRunEnds extends Error {}

/** Reads the source to its end, piece by piece, in one transaction: a file that breaks off leaves nothing. */
export async function importCatalogue(
  database: Database,
  source: ImportSource,
  options: Options,
): Promise<ImportReport> {
  const none = { added: 0, changed: 0, same: 0, kept: 0, refused: 0 };
  const report: ImportReport = { institutions: { ...none }, facts: { ...none }, refusals: [] };
  const run = database.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction);
    await writeMuchAtOnce(transaction);
    await known.openNames(transaction);
    if ('facts' in source) {
      for await (const piece of inPieces(source.facts)) await takeFacts(transaction, piece, options, report);
    } else {
      for await (const piece of inPieces(source.institutions)) await takePiece(transaction, piece, options, report);
    }
    if (options.dryRun) throw new DryRunEnds();
    await noteLoad(transaction, `import ${options.format}`, '', { file: options.file, ...report });
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof DryRunEnds)) throw error;
  });
  if (options.dryRun) return report;
  // the words are those of names, and to collect them anew takes longer than a few facts
  const { added, changed } = report.institutions;
  await (added + changed > 0 ? refreshWords(database) : refreshStatistics(database));
  return report;
}

async function* inPieces<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let piece: T[] = [];
  for await (const one of all) {
    piece.push(one);
    if (piece.length < atOnce) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function refuse(report: ImportReport, what: 'institutions' | 'facts', sentence: string): void {
  report[what].refused += 1;
  if (report.refusals.length < refusalsShown) report.refusals.push(sentence);
}

async function takePiece(transaction: Database, piece: Imported[], options: Options, report: ImportReport) {
  const good = piece.filter(({ institution }) => {
    const parsed = institutionSchema.safeParse(institution);
    const [issue] = parsed.error?.issues ?? [];
    if (issue)
      refuse(
        report,
        'institutions',
        `${institution.id} ${institution.name}: ${issue.path.join('.')}: ${issue.message}`,
      );
    return parsed.success;
  });
  // the last row of an id counts
  const rows = [...new Map(good.map((one) => [one.institution.id, one])).values()];
  const pairs = new Map(
    (
      await known.findKnown(
        transaction,
        rows.map(({ institution }) => institution),
      )
    ).map((pair) => [pair.number, pair.known]),
  );
  // a second row of one adds other names, and does not rename it
  const named = new Set<string>();
  const written = new Map<string, Institution>();
  const facts: Fact[] = [];
  for (const [number, { institution, facts: said }] of rows.entries()) {
    const there = pairs.get(number);
    // two rows can be of one institution: the second adds to what the first made of it
    const before = there && { ...there, ...written.get(there.id) };
    const { fate, row } = before
      ? merge(before, institution, before.isNamed || named.has(before.id))
      : { fate: 'added' as const, row: institution };
    named.add(row.id);
    report.institutions[fate] += 1;
    if (fate === 'added' || fate === 'changed') written.set(row.id, row);
    facts.push(...said.map((fact) => ({ ...fact, subject: subjectOf(there?.id ?? institution.id) })));
  }
  await putInstitutions(transaction, [...written.values()], 'import');
  await known.noteNames(transaction, [...named]);
  await takeFacts(transaction, facts, options, report);
}

/** What the catalogue knows, with what the file adds. What is shipped and what an editor wrote keep name and place. */
function merge(
  { origin, isNamed: _isNamed, ...there }: known.Known,
  incoming: Institution,
  isNamed: boolean,
): { fate: Fate; row: Institution } {
  if (origin === 'editor') return { fate: 'kept', row: there };
  const base = there.layer === 'import' && !isNamed ? { ...incoming, id: there.id, layer: there.layer } : there;
  const row: Institution = {
    ...base,
    city: base.city || incoming.city,
    website: base.website ?? incoming.website,
    otherNames: uniqueNames(base.name, [...there.otherNames, incoming.name, ...incoming.otherNames]),
    sameAs: [...new Set([...there.sameAs, ...(incoming.id === there.id ? [] : [incoming.id])])].slice(0, 10),
  };
  return { fate: sameRow(row, there) ? 'same' : 'changed', row };
}

function sameRow(one: Institution, other: Institution): boolean {
  const parts = (row: Institution) =>
    JSON.stringify([row.name, row.otherNames, row.country, row.city, row.website, row.sameAs]);
  return parts(one) === parts(other);
}

async function takeFacts(transaction: Database, piece: Fact[], { format, today }: Options, report: ImportReport) {
  const ids = piece.flatMap(({ subject }) => (subject.startsWith('institution:') ? [subject.slice(12)] : []));
  const present = await known.listPresent(transaction, ids);
  // the last row of a fact counts
  const good = [...new Map(piece.map((fact) => [identityOf(fact), fact])).values()].filter((fact) => {
    const wrong = checkFact(fact, today);
    if (fact.subject.startsWith('institution:') && !present.has(fact.subject.slice(12)))
      wrong.push('subject: the catalogue has no such institution');
    if (wrong.length > 0) refuse(report, 'facts', `${fact.subject} ${fact.key}: ${wrong.join('; ')}`);
    return wrong.length === 0;
  });
  for (const fate of await putFacts(transaction, good, 'import', format)) report.facts[fate] += 1;
}
