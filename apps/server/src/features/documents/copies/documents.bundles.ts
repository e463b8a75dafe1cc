// Several papers at once, as a ZIP that is written while it is read. And one paper, in part or smaller.
import type { Readable } from 'node:stream';
import { tooManyPapers } from '@lantern/contract/documents.problems';
import { smallMax } from '@lantern/contract/documents.rules';
import { bundleMax } from '@lantern/contract/documents.sharing';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import { PaperError } from '#ports/papers/papers.ts';
import type { Ports } from '#ports/ports.ts';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { freePath, startZip } from '#runtime/zip.ts';
import { nameInZip } from '../documents.names.ts';
import * as files from '../files/documents.files.store.ts';
import { fileKey } from '../files/documents.removal.ts';

type Bundling = Pick<Ports, 'database' | 'files' | 'papers'>;
export type Paper = { name: string; category: string; key: string; size: number; createdAt: Date };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The chosen papers in their order, or all of them by category and name. */
export async function choosePapers(database: Database, caller: Caller, ids: string | undefined): Promise<Paper[]> {
  const all = await files.listNewestFiles(database, caller.id);
  if (ids === undefined) {
    if (all.length === 0) throw new Problem('not_found', { detail: 'There are no papers in your vault yet.' });
    return all;
  }
  const chosen = [...new Set(ids.toLowerCase().split(','))];
  if (chosen.length > bundleMax || !chosen.every((id) => uuid.test(id))) throw Problem.field('ids', tooManyPapers);
  return chosen.map((id) => {
    const paper = all.find((one) => one.id === id);
    if (!paper) throw new Problem('not_found');
    return paper;
  });
}

/**
 * A ZIP with a folder for each category, or with a number for each paper where their order was chosen. PDFs are packed
 * already, so they are stored as they are.
 */
export function zipPapers(ports: Pick<Ports, 'files'>, papers: readonly Paper[], isChosen: boolean): Readable {
  const zip = startZip();
  const taken = new Set<string>();
  async function fill(): Promise<void> {
    for (const [index, { name, category, key, createdAt }] of papers.entries()) {
      if (zip.out.destroyed) return;
      const file = await ports.files.open(fileKey(key));
      if (!file) throw new Error('a file of a paper is missing');
      const prefix = isChosen ? `${String(index + 1).padStart(2, '0')} ` : `${category}/`;
      const path = freePath(taken, `${prefix}${nameInZip(name)}`);
      await zip.add(file.bytes, { name: path, date: createdAt, store: true });
    }
  }
  void fill().then(zip.finish, zip.fail);
  return zip.out;
}

export async function readAll(ports: Pick<Ports, 'files'>, key: string): Promise<Uint8Array> {
  const bytes = await ports.files.read(fileKey(key));
  if (!bytes) throw new Problem('not_found');
  return bytes;
}

/** Copies take up to half a minute each, one after the other: nobody may fill the queue. */
const limitCopies = limitConcurrency(3);

export async function shrinkPaper(
  ports: Bundling,
  caller: Caller,
  id: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const file = await files.findFile(ports.database, [caller.id], id);
  if (!file) throw new Problem('not_found');
  const read = () => readAll(ports, file.key);
  const small =
    file.size <= smallMax
      ? await read()
      : await limitCopies(caller.id, () => orProblem(ports.papers.shrink(read, smallMax)));
  if (!small) throw new Problem('cannot_shrink');
  return { name: file.name.replace(/\.pdf$/, ' (under 2 MB).pdf'), bytes: small };
}

/** What a paper that cannot be worked with answers. */
export async function orProblem<T>(work: Promise<T>): Promise<T> {
  return await work.catch((error: unknown) => {
    if (!(error instanceof PaperError)) throw error;
    if (error.failure === 'encrypted')
      throw new Problem('not_a_pdf', {
        detail: 'A password is needed to open one of these papers, so its pages cannot be copied.',
      });
    if (error.failure === 'unreadable')
      throw new Problem('not_a_pdf', { detail: 'One of these papers is damaged and cannot be read.' });
    if (error.failure === 'too_large')
      throw new Problem('payload_too_large', {
        detail: 'This takes more memory than Lantern gives it. Choose fewer or smaller papers.',
      });
    throw new Problem('busy', { detail: 'This took too long. Choose fewer or smaller papers.', retryAfter: 10 });
  });
}
