import type { Input } from '@lantern/contract/endpoint';
import {
  createGuardianLink,
  listGuardianLinks,
  openGuardianLink,
  revokeGuardianLink,
} from '@lantern/contract/guardians';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const linksQuery = queryOptions({
  queryKey: ['guardians', 'links'],
  queryFn: async ({ signal }) => (await call(listGuardianLinks, {}, { signal })).links,
  staleTime: 0,
});

/** What a link shows. Each asking is counted; and the visitor's device keeps nothing of it. */
export const guardianQuery = (token: string, language: string) =>
  queryOptions({
    queryKey: ['guardian', token, language],
    queryFn: ({ signal }) => call(openGuardianLink, { params: { token }, query: { language } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    persister: undefined,
  });

export async function makeLink(body: Input<typeof createGuardianLink>['body']): Promise<string> {
  const { url } = await call(createGuardianLink, { body });
  void queryClient.invalidateQueries({ queryKey: linksQuery.queryKey });
  return url;
}

export async function revokeLink(id: string): Promise<void> {
  const { guardian_link: link } = await call(revokeGuardianLink, { body: { link_id: id } });
  queryClient.setQueryData(linksQuery.queryKey, (links) => links?.map((one) => (one._id === id ? link : one)));
}
