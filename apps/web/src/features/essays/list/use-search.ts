// What a search needs beyond the rows: the texts that this device has, and what the server finds in the others.
import type { Essay } from '@lantern/contract/essays';
import { foldText, searchEssays } from '@lantern/contract/essays.search';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { call } from '#api/call.ts';
import { keptAnswers } from '#api/query-client.ts';
import { useUser } from '#api/session.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import type { Beyond } from './rows.ts';

/** Milliseconds without typing before the server is asked. */
const pause = 400;

async function keptTexts(): Promise<ReadonlyMap<string, string>> {
  const essays = (await keptAnswers(['essays', 'one'])) as Essay[];
  return new Map(essays.map(({ _id, final_text }) => [_id, foldText(final_text)]));
}

/** `isPartial`: the server was out of reach, so that texts which are not on this device were not searched. */
export function useSearch(sought: string): Beyond & { isPartial: boolean } {
  const { id: user } = useUser();
  const drafts = useDrafts();
  const asked = useSettled(sought.trim());
  const { data: kept } = useQuery({
    queryKey: ['essays', 'kept-texts', user],
    queryFn: sought.trim() ? keptTexts : skipToken,
    gcTime: 0,
    persister: undefined,
  });
  const { data: found, error } = useQuery({
    queryKey: ['essays', 'search', user, asked],
    queryFn: asked
      ? async ({ signal }) => (await call(searchEssays, { body: { words: asked } }, { signal })).ids
      : skipToken,
    retry: false,
    persister: undefined,
  });
  const texts = useMemo(
    () => new Map([...(kept ?? []), ...drafts.map(({ essay, fields }) => [essay, foldText(fields.text)] as const)]),
    [kept, drafts],
  );
  return { texts, found: sought.trim() === asked ? (found ?? []) : [], isPartial: asked !== '' && error !== null };
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
