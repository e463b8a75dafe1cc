// The student's own switch for the language model. An installation without one has none to show.
import { getModelSettings, setModelSettings } from '@lantern/contract/essays.evaluations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { useIdle } from '#api/idle.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';

const modelQuery = queryOptions({
  queryKey: ['essays', 'model'],
  queryFn: ({ signal }) => call(getModelSettings, {}, { signal }),
});

/** Undefined until the screen stands still: most installations have no language model. */
export function useModel() {
  return useQuery({ ...modelQuery, enabled: useIdle() }).data;
}

export async function switchModel(enabled: boolean) {
  await putAnswer(modelQuery.queryKey, await call(setModelSettings, { body: { enabled } }));
}

/** What was used today is another figure after an evaluation. */
export function refreshModel() {
  void queryClient.invalidateQueries({ queryKey: modelQuery.queryKey });
}
