// Several papers as one PDF, behind a list of what is in it.
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#feature/caller.ts';
import { readStudentRecord } from '#features/profile/profile.service.ts';
import { PaperError, type PaperFailure } from '#ports/papers/papers.ts';
import type { Ports } from '#ports/ports.ts';
import type { Block } from '#ports/print/print.ts';
import { fairQueue } from '#runtime/fair-queue.ts';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { orProblem, type Paper, readAll } from './documents.bundles.ts';

type Merging = Pick<Ports, 'database' | 'files' | 'papers' | 'print'>;
type Copied = Paper & { bytes: Uint8Array; pages: number };
type LeftOut = Paper & { why: PaperFailure };

/** What one merged PDF may be made of: it is all held in the memory of the process that makes it. */
const mergedMax = 40 * 1024 * 1024;

const categoryNames: Record<DocumentCategory, string> = {
  Transcript: 'Transcript',
  IELTS: 'English test',
  SOP: 'Statement of purpose',
  LOR: 'Letter of recommendation',
  Certificates: 'Certificates',
  Portfolio: 'Portfolio',
  Passport: 'Passport',
  Financial: 'Financial',
  Other: 'Other',
};

const reasons: Record<PaperFailure, string> = {
  encrypted: 'needs a password',
  unreadable: 'is damaged',
  too_slow: 'takes too long',
  too_large: 'takes too much memory',
};

/** Each holds its copies until they are one; nobody has two, so that nobody keeps the others out. */
const mergesAtOnce = fairQueue({ slots: 4, waitingMax: 32, waitMs: 60_000 });
const mergesOfOne = limitConcurrency(1);

/** Papers that cannot be copied are left out, and the list says so. */
export async function mergePapers(ports: Merging, caller: Caller, papers: readonly Paper[]): Promise<Uint8Array> {
  return await mergesOfOne(caller.id, () => mergesAtOnce.run(() => merge(ports, caller, papers)));
}

async function merge(ports: Merging, caller: Caller, papers: readonly Paper[]): Promise<Uint8Array> {
  if (papers.reduce((sum, { size }) => sum + size, 0) > mergedMax)
    throw new Problem('payload_too_large', {
      detail: 'Together these papers are larger than 40 MB. Choose fewer, or take the ZIP.',
    });
  const copied: Copied[] = [];
  const leftOut: LeftOut[] = [];
  // one at a time: whatever one of them does, the others are not lost, and other people's papers get their turns
  for (const paper of papers)
    try {
      copied.push({ ...paper, ...(await ports.papers.copy(() => readAll(ports, paper.key))) });
    } catch (error) {
      if (!(error instanceof PaperError)) throw error;
      leftOut.push({ ...paper, why: error.failure });
    }
  if (copied.length === 0)
    throw new Problem('not_a_pdf', { detail: 'None of these papers can be copied: they are locked or damaged.' });
  const cover = await makeCover(ports, caller, copied, leftOut);
  return await orProblem(ports.papers.merge([cover, ...copied.map(({ bytes }) => bytes)]));
}

/** Its own length is known when it is made: a list of several pages is made again with the right page numbers. */
async function makeCover(ports: Merging, caller: Caller, copied: Copied[], leftOut: LeftOut[]): Promise<Uint8Array> {
  const { name } = await readStudentRecord(ports, [caller.id], caller.id);
  const print = (length: number) =>
    ports.print.make('pdf', {
      title: 'Papers',
      author: name,
      meta: [name, new Date().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })],
      blocks: [listOf(copied, length), ...remarksOn(leftOut)],
    });
  const { bytes, pages } = await ports.papers.copy(await print(1));
  return pages === 1 ? bytes : await print(pages);
}

const plainName = (name: string) => name.replace(/\.pdf$/i, '');

function listOf(copied: readonly Copied[], length: number): Block {
  let page = length + 1;
  const rows = copied.map(({ name, category, pages }, index) => {
    const begins = page;
    page += pages;
    const kind = categoryNames[category as DocumentCategory];
    return [String(index + 1), plainName(name), kind, String(pages), String(begins)];
  });
  const columns = [
    { label: '', share: 1, isFigure: true },
    { label: 'Paper', share: 11 },
    { label: 'Kind', share: 7 },
    { label: 'Pages', share: 2, isFigure: true },
    { label: 'From page', share: 3, isFigure: true },
  ];
  return { kind: 'table', columns, rows };
}

function remarksOn(leftOut: readonly LeftOut[]): Block[] {
  if (leftOut.length === 0) return [];
  const lines = leftOut.map(({ name, why }) => `${plainName(name)} (${reasons[why]})`);
  return [{ kind: 'heading', text: 'Not in this file' }, ...lines.map((text): Block => ({ kind: 'note', text }))];
}
