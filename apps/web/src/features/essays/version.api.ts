// Apart from essays.api.ts, which brings drafts and what sends them: a mentor has none.
import { getVersion } from '@lantern/contract/essays.versions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The text of a version, which never changes: it is fetched once. */
export const versionQuery = (essay: string, version: string) =>
  queryOptions({
    queryKey: ['essays', 'version', version],
    queryFn: ({ signal }) => call(getVersion, { params: { id: essay, versionId: version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
