import type { EssayVersion } from '@lantern/contract/essays.versions';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { olderVersions, versionsQuery } from '../../essays.api.ts';

/** The versions of an essay, newest first, page by page. */
export function useVersionList(essay: string) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(versionsQuery(essay));
  const [older, setOlder] = useState<{ versions: EssayVersion[]; more: boolean }>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const versions = [...(data?.versions ?? []), ...(older?.versions ?? [])];
  const last = versions.at(-1);

  async function showOlder() {
    if (!last) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const page = await olderVersions(essay, last.created_at);
      setOlder({ versions: [...(older?.versions ?? []), ...page.versions], more: page.more });
    } catch (cause) {
      setFailed(explain(cause, i18n));
    }
    setBusy(false);
  }

  return {
    known: data !== undefined,
    // A version that is kept meanwhile moves the first page: none may stand twice.
    versions: [...new Map(versions.map((version) => [version.id, version])).values()],
    more: (older ?? data)?.more ?? false,
    showOlder,
    busy,
    failed: failed ?? (data ? undefined : error && explain(error, i18n)),
    retry: () => void refetch(),
    isFetching,
  };
}
