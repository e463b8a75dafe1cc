// What readers of links are shown of a paper. They are strangers, and a small file can take long to draw: what was drawn
// is kept, what could not be drawn is not tried again, and what one reader asks for, and the papers of one student, wait
// for each other.
import { hours } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import { type Pace, PaperError } from '#ports/papers/papers.ts';
import type { Ports } from '#ports/ports.ts';
import { fairQueue } from '#runtime/fair-queue.ts';
import { limitConcurrency } from '#runtime/limit-concurrency.ts';
import { orProblem, readAll } from '../copies/documents.bundles.ts';

type Showing = Pick<Ports, 'files' | 'papers'>;
/**
 * A file by the key of its bytes, which never change, whose it is, and who reads it: a network, or an account. `isHeavy`
 * when it took too long already when it was looked at.
 */
export type ShownFile = { key: string; owner: string; reader: string; isHeavy?: boolean };

const megabyte = 1024 * 1024;
const keptMax = 32 * megabyte;
/** Pages as pictures, the one that was asked for last at the end. */
const kept = new Map<string, Uint8Array>();
let keptBytes = 0;

/** Pages of a file that were too much; after two of them none is tried for an hour. */
const tooMuch = new Map<string, { since: number; pages: Map<number, PaperError> }>();
const failedPagesMax = 2;
const failedFilesMax = 10_000;

/** Students whose pages took long, and until when theirs are drawn apart from those of others. */
const slowUntil = new Map<string, number>();

/** A browser asks for some pages at once. */
const limitReader = limitConcurrency(6);
const turns = fairQueue({ slots: 500, waitingMax: 500, waitMs: 120_000 });
/**
 * What one reader asks for, of however many students, stands behind each other and not in front of other readers, and so
 * do the papers of one student, however many read them.
 */
const inTurn = <T>({ owner, reader }: ShownFile, work: () => Promise<T>) =>
  limitReader(`${owner} ${reader}`, () => turns.run(work, [`owner ${owner}`, `reader ${reader}`]));

function keep(name: string, picture: Uint8Array): void {
  kept.set(name, picture);
  keptBytes += picture.byteLength;
  for (const [oldest, { byteLength }] of kept) {
    if (keptBytes <= keptMax) return;
    kept.delete(oldest);
    keptBytes -= byteLength;
  }
}

function findKept(name: string): Uint8Array | undefined {
  const picture = kept.get(name);
  if (!picture) return undefined;
  kept.delete(name);
  kept.set(name, picture);
  return picture;
}

function remember(key: string, page: number, error: PaperError): void {
  const { since, pages } = tooMuch.get(key) ?? { since: Date.now(), pages: new Map<number, PaperError>() };
  tooMuch.set(key, { since, pages: pages.set(page, error) });
  if (tooMuch.size <= failedFilesMax) return;
  for (const oldest of tooMuch.keys()) return void tooMuch.delete(oldest);
}

/** Does the work unless this page, or two others of the file, were too much before. */
async function unlessTooMuch<T>(key: string, page: number, work: () => Promise<T>): Promise<T> {
  const failed = tooMuch.get(key);
  if (failed && failed.since < Date.now() - hours(1)) tooMuch.delete(key);
  const pages = tooMuch.get(key)?.pages;
  const before = pages && (pages.get(page) ?? (pages.size >= failedPagesMax ? [...pages.values()][0] : undefined));
  if (before) throw before;
  return await work().catch((error: unknown) => {
    if (error instanceof PaperError) remember(key, page, error);
    throw error;
  });
}

function noteSlow(owner: string): void {
  slowUntil.delete(owner);
  slowUntil.set(owner, Date.now() + hours(1));
  if (slowUntil.size <= failedFilesMax) return;
  for (const oldest of slowUntil.keys()) return void slowUntil.delete(oldest);
}

/** Where most pages are drawn a page has half a second; one that takes longer, and then all of its student, stop no others. */
async function atItsPace<T>({ owner, isHeavy }: ShownFile, work: (pace: Pace) => Promise<T>): Promise<T> {
  if (isHeavy || (slowUntil.get(owner) ?? 0) > Date.now()) return await work('slow');
  try {
    return await work('quick');
  } catch (error) {
    if (!(error instanceof PaperError && error.failure === 'too_slow')) throw error;
    noteSlow(owner);
    return await work('slow');
  }
}

/** One page as a picture. */
export async function showPage(ports: Showing, file: ShownFile, page: number): Promise<Uint8Array> {
  const { key } = file;
  const name = `${key} ${page}`;
  const drawn =
    findKept(name) ??
    (await inTurn(file, async () => {
      const meanwhile = findKept(name);
      if (meanwhile) return meanwhile;
      const read = () => readAll(ports, key);
      const draw = () => atItsPace(file, (pace) => ports.papers.picture(read, page, pace));
      const picture = await orProblem(unlessTooMuch(key, page, draw));
      if (picture) keep(name, picture);
      return picture;
    }));
  if (!drawn) throw new Problem('not_found');
  return drawn;
}

/** A copy with the first pages alone. */
export async function showFirstPages(ports: Showing, file: ShownFile, pages: number): Promise<Uint8Array> {
  const { key } = file;
  const read = () => readAll(ports, key);
  const copy = () => atItsPace(file, (pace) => ports.papers.firstPages(read, pages, pace));
  return await inTurn(file, () => orProblem(unlessTooMuch(key, 0, copy)));
}
