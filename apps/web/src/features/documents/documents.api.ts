// What the vault asks, and what each change refreshes.
import * as contract from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { queryOptions } from '@tanstack/react-query';
import { call, fetchFile } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';

type VaultDocument = contract.VaultDocument;

const keys = {
  all: ['documents'],
  list: (user: string) => ['documents', 'list', user],
} as const;

/** Milliseconds: the server tells when a look is done, but not to a page that was not listening yet. */
const lookPause = 10_000;
/** After these milliseconds the look is late for another reason, and asking again costs the student's data. */
const lookTimeout = 120_000;

function isBeingLookedAt({ checks, uploadDate }: VaultDocument): boolean {
  return !checks && Date.now() - Date.parse(uploadDate) < lookTimeout;
}

export const vaultQuery = (user: string) =>
  queryOptions({
    queryKey: keys.list(user),
    queryFn: ({ signal }) => call(contract.listDocuments, { params: { userId: user } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.documents.some(isBeingLookedAt) ? lookPause : false),
  });

export const deletedQuery = queryOptions({
  queryKey: ['documents', 'deleted'],
  queryFn: async ({ signal }) => (await call(contract.listDeletedDocuments, {}, { signal })).documents,
});

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'versions', id],
    queryFn: async ({ signal }) => (await call(contract.listDocumentVersions, { params: { id } }, { signal })).versions,
    staleTime: 0,
  });

/** Not kept on the device: the text of papers stays on the server. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['documents', 'search', words],
    queryFn: async ({ signal }) => (await call(contract.searchDocuments, { query: { q: words } }, { signal })).found,
    persister: undefined,
  });

/** Small enough to be kept as text. */
export function asAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/**
 * The first page of a version, small. Kept on the device among the answers, which signing out removes: the browser's own
 * cache would show it to the next person.
 */
export const thumbnailQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['thumbnail', id, version],
    queryFn: async ({ signal }) =>
      await asAddress(
        await fetchFile(contract.getThumbnail, { params: { id }, query: { version: String(version) } }, { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { isFinal: true },
  });

/** Not awaited by anybody: whoever shows the papers hears of a failure. */
export function refreshDocuments() {
  void queryClient.invalidateQueries({ queryKey: keys.all });
}

function changeList(change: (papers: VaultDocument[]) => VaultDocument[]) {
  const user = currentUser()?.id;
  const vault = user && queryClient.getQueryData(vaultQuery(user).queryKey);
  if (user && vault) void putAnswer(keys.list(user), { ...vault, documents: change(vault.documents) });
}

/** Shows what the server answered about a paper at once. */
export function putPaper(paper: VaultDocument) {
  changeList((papers) =>
    papers.some(({ _id }) => _id === paper._id)
      ? papers.map((old) => (old._id === paper._id ? paper : old))
      : [paper, ...papers],
  );
}

export async function renamePaper(id: string, name: string) {
  putPaper((await call(contract.updateDocument, { body: { document_id: id, custom_name: name } })).document);
}

export async function movePaper(id: string, category: DocumentCategory) {
  putPaper((await call(contract.updateDocument, { body: { document_id: id, category } })).document);
}

export async function setExpiry(id: string, day: string | null) {
  putPaper((await call(contract.setExpiry, { body: { document_id: id, expires_on: day } })).document);
}

export async function deletePaper(id: string) {
  await call(contract.deleteDocument, { params: { id } });
  changeList((papers) => papers.filter(({ _id }) => _id !== id));
  refreshDocuments();
}

export async function bringBack(id: string) {
  putPaper((await call(contract.restoreDocument, { body: { document_id: id } })).document);
  refreshDocuments();
}

export async function deleteForGood(id: string) {
  await call(contract.deleteDocumentForGood, { params: { id } });
  refreshDocuments();
}

/** Answers the number that the version has from now on. */
export async function restoreVersion(id: string, version: number): Promise<number> {
  const { document } = await call(contract.restoreDocumentVersion, { body: { document_id: id, version } });
  putPaper(document);
  refreshDocuments();
  return document.version;
}

/** Milliseconds: 10 MB on a slow line. */
const timeout = 600_000;

/** An address that opens a paper for five minutes. */
export async function linkTo(id: string, version?: number): Promise<string> {
  const query = version ? { version } : {};
  return (await call(contract.previewDocument, { params: { path: id }, query })).preview_url;
}

/** The bytes of a paper, for showing them. */
export async function fetchPaper(id: string, version?: number): Promise<Blob> {
  const link = await linkTo(id, version);
  return fetchFile(
    contract.openDocument,
    { params: { id, token: link.slice(link.lastIndexOf('/') + 1) } },
    { timeout: timeout },
  );
}
