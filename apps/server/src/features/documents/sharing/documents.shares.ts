import { linkOver, linkTooLong } from '@lantern/contract/documents.problems';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import type { createShareLink, ShareLink } from '@lantern/contract/documents.sharing';
import type { Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { type Database, isForeignKeyViolation } from '#database/database.ts';
import { networkOf } from '#database/throttles.networks.ts';
import type { Caller } from '#feature/caller.ts';
import { checkEnd, countLink, countOpening, digestOf, makeToken } from '#links/secret-links.ts';
import type { Ports } from '#ports/ports.ts';
import { fileKey } from '../files/documents.removal.ts';
import * as store from './documents.shares.store.ts';
import { showFirstPages, showPage } from './documents.shown-pages.ts';

/** Makes a link; its address is shown only once. */
export async function createShare(
  database: Database,
  caller: Caller,
  { document_ids, label, ends_on, page_limit }: Parsed<typeof createShareLink>['body'],
  baseUrl: string,
): Promise<{ share: ShareLink; url: string }> {
  checkEnd(ends_on, { over: linkOver, tooLong: linkTooLong });
  await countLink(database, 'share', caller.id);
  const documentIds = [...new Set(document_ids)];
  const { token, digest } = makeToken();
  const share = await database.transaction().execute(async (transaction) => {
    if ((await store.countOwned(transaction, caller.id, documentIds)) !== documentIds.length)
      throw new Problem('not_found');
    const id = await store.insertShare(transaction, caller.id, {
      tokenHash: digest,
      label: label ?? '',
      pageLimit: page_limit ?? null,
      endsOn: ends_on,
      documentIds,
    });
    await store.dropOldShares(transaction, caller.id);
    return await store.findShare(transaction, caller.id, id);
  });
  if (!share) throw new Problem('not_found');
  return { share, url: `${baseUrl}/shared/${token}` };
}

export async function revokeShare(database: Database, caller: Caller, id: string): Promise<ShareLink> {
  const found = await store.revokeShare(database, caller.id, id);
  const share = found ? await store.findShare(database, caller.id, id) : undefined;
  if (!share) throw new Problem('not_found');
  return share;
}

export async function listOpenings(database: Database, caller: Caller, id: string) {
  if (!(await store.findShare(database, caller.id, id))) throw new Problem('not_found');
  const rows = await store.listOpenings(database, caller.id, id);
  return rows.map(({ at, document_id, name, device }) => ({
    at: at.toISOString(),
    what: document_id ? ('paper' as const) : ('list' as const),
    document: name ?? '',
    device,
  }));
}

/** Kind of device in a word or two, from what the browser says of itself. */
function deviceOf(userAgent: string): string {
  const system = /Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(userAgent)?.[0] ?? '';
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(userAgent)?.[0] ?? '';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Macintosh: 'Mac' };
  return [names[browser] ?? browser, names[system] ?? system].filter(Boolean).join(', ');
}

type Opening = Pick<Ports, 'database' | 'files' | 'papers'>;

export type Visitor = { address: string; userAgent: string };

async function findOpen(database: Database, token: string) {
  const share = await store.findOpenShare(database, digestOf(token));
  if (!share) throw new Problem('not_found');
  return { share, papers: await store.listSharedPapers(database, share.id) };
}

export async function openShare(database: Database, token: string, visitor: Visitor) {
  await countOpening(database, 'share', visitor.address);
  const { share, papers } = await findOpen(database, token);
  await store.noteOpening(database, share.id, null, deviceOf(visitor.userAgent));
  return {
    student: share.student,
    label: share.label,
    ends_on: share.ends_on,
    page_limit: share.page_limit,
    papers: papers.map(({ number, name, category, size, pages }) => ({
      number,
      name,
      category: category as DocumentCategory,
      ...shownOf(share.page_limit, Number(size), pages),
    })),
  };
}

/** How large a paper is for who gets no more than so many pages. Unknown pages may be more than those. */
function shownOf(limit: number | null, size: number, pages: number | null) {
  const isCut = limit !== null && (pages === null || pages > limit);
  return isCut ? { size: null, pages: pages && limit } : { size, pages };
}

type SharedFile = { key: string; gave_up: boolean | null };

const shown = ({ key, gave_up }: SharedFile, share: { user_id: string }, { address }: Visitor) => ({
  key,
  isHeavy: gave_up ?? false,
  owner: share.user_id,
  reader: networkOf(address),
});

/**
 * The bytes of one paper of a link, of no more pages than the link shows. Only bytes that go out are noted as an
 * opening: a paper that cannot be cut was not seen by anybody.
 */
export async function openSharedPaper(ports: Opening, token: string, number: number, visitor: Visitor) {
  await countOpening(ports.database, 'share', visitor.address);
  const { share, papers } = await findOpen(ports.database, token);
  const paper = papers.find((one) => one.number === number);
  if (!paper) throw new Problem('not_found');
  const { page_limit } = share;
  if (page_limit === null) {
    const file = await ports.files.open(fileKey(paper.key));
    if (!file) throw new Problem('not_found');
    try {
      await noteSeen(ports.database, share.id, paper.id, visitor);
    } catch (error) {
      file.bytes.destroy();
      throw error;
    }
    return { name: paper.name, ...file };
  }
  const bytes = await showFirstPages(ports, shown(paper, share, visitor), page_limit);
  // the link may have been closed, or the paper deleted, while its pages waited in the queue
  const now = await findOpen(ports.database, token);
  if (!now.papers.some(({ id }) => id === paper.id)) throw new Problem('not_found');
  await noteSeen(ports.database, share.id, paper.id, visitor);
  return { name: paper.name, bytes };
}

/** A page as a picture, of those that the link shows. Who sees the first page has opened the paper. */
export async function showSharedPage(
  ports: Opening,
  { token, number, page }: { token: string; number: number; page: number },
  visitor: Visitor,
) {
  await countOpening(ports.database, 'page', visitor.address);
  const { share, papers } = await findOpen(ports.database, token);
  const paper = papers.find((one) => one.number === number);
  if (!paper || page > (share.page_limit ?? page)) throw new Problem('not_found');
  const bytes = await showPage(ports, shown(paper, share, visitor), page);
  // as above: the link may have been closed while the page was drawn
  const now = await findOpen(ports.database, token);
  if (!now.papers.some(({ id }) => id === paper.id)) throw new Problem('not_found');
  if (page === 1) await noteSeen(ports.database, share.id, paper.id, visitor);
  return bytes;
}

async function noteSeen(database: Database, shareId: string, paperId: string, { userAgent }: Visitor): Promise<void> {
  await store.noteOpening(database, shareId, paperId, deviceOf(userAgent)).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new Problem('not_found') : error;
  });
}
