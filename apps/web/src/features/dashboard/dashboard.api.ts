import { getDashboard } from '@lantern/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const dashboardQuery = (language: string) =>
  queryOptions({
    queryKey: ['dashboard', language],
    queryFn: ({ signal }) => call(getDashboard, { query: { language } }, { signal }),
    // computed from what other screens change: asked for again on every visit
    staleTime: 0,
  });
