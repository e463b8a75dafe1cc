import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '#api/session.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import { essaysQuery } from '../essays.api.ts';
import { joinRows } from './rows.ts';

export function useRows() {
  const { id } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(essaysQuery(id));
  const drafts = useDrafts();
  const rows = useMemo(() => (data || drafts.length > 0 ? joinRows(data ?? [], drafts) : undefined), [data, drafts]);
  /** Shown from this device because the server was out of reach. */
  const copyFrom = error && data ? dataUpdatedAt : undefined;
  return { rows, error, refetch, isFetching, copyFrom };
}
