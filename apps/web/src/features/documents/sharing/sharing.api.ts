import {
  createShareLink,
  listShareLinks,
  listShareOpenings,
  openShareLink,
  revokeShareLink,
  showSharedPage,
} from '@lantern/contract/documents.sharing';
import type { Input } from '@lantern/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call, fetchFile } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const linksQuery = queryOptions({
  queryKey: ['documents', 'links'],
  queryFn: async ({ signal }) => (await call(listShareLinks, {}, { signal })).shares,
  staleTime: 0,
});

export const openingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'links', id],
    queryFn: async ({ signal }) => (await call(listShareOpenings, { params: { id } }, { signal })).openings,
    staleTime: 0,
    persister: undefined,
  });

/** What a link shows. Each asking is counted, so it is asked once; and the visitor's device keeps nothing of it. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(openShareLink, { params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    persister: undefined,
  });

/** A page of a paper as a picture. */
export const fetchSharedPage = (place: { token: string; number: number; page: number }, signal: AbortSignal) =>
  fetchFile(
    showSharedPage,
    { params: { token: place.token, number: String(place.number), page: String(place.page) } },
    { signal, timeout: 120_000 },
  );

export async function makeLink(body: Input<typeof createShareLink>['body']): Promise<string> {
  const { url } = await call(createShareLink, { body });
  void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
  return url;
}

export async function revokeLink(id: string) {
  const { share } = await call(revokeShareLink, { body: { share_id: id } });
  queryClient.setQueryData(linksQuery.queryKey, (links) => links?.map((link) => (link._id === id ? share : link)));
}
