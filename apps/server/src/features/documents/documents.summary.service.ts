import { datedTitle } from '@lantern/content/task-words';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { Database } from '#database/database.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import type { Ports } from '#ports/ports.ts';
import {
  countPapers,
  findRejected,
  listCategories,
  listExpiring,
  listForChecklists,
} from './documents.summary.store.ts';

/** Categories in which a student has a paper that nobody has rejected: for the features above that compute from it. */
export async function listPresentCategories(
  { database }: Pick<Ports, 'database'>,
  userId: string,
): Promise<ReadonlySet<DocumentCategory>> {
  return new Set(await listCategories(database, userId));
}

/** What somebody found wrong with a paper: what the student mends next. */
export async function readRejected({ database }: Pick<Ports, 'database'>, userId: string) {
  return await findRejected(database, userId);
}

export async function datedEntries(database: Database, userId: string, language: string): Promise<DatedEntry[]> {
  const papers = await listExpiring(database, userId);
  return papers.map(({ id, name, expires_on }) => ({
    id: `paper:${id}`,
    title: datedTitle('paperExpires', name.replace(/\.pdf$/i, ''), language),
    date: expires_on,
    kind: 'paper',
    link: '/documents',
    isDone: false,
    group: 'documents',
  }));
}

/** A student's papers as checklists look at them: for the features above. */
export const readVaultPapers = listForChecklists;

/** Whether all of these are papers in the student's vault. */
export async function hasPapers(database: Database, userId: string, ids: readonly string[]): Promise<boolean> {
  return (await countPapers(database, userId, ids)) === new Set(ids).size;
}
