// Queries of the brainstorm and of saved ideas.
import { getBrainstorm, getQuiz, listIdeas, type SavedIdea } from '@lantern/contract/essays.brainstorm';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';

const hour = 60 * 60_000;

export const quizQuery = (language: string) =>
  queryOptions({
    queryKey: ['brainstorm', 'quiz', language],
    queryFn: ({ signal }) => call(getQuiz, { query: { language } }, { signal }),
    staleTime: hour,
  });

// Under the essays' keys: what refreshes the essays refreshes these.
export const stateQuery = (user: string) =>
  queryOptions({
    queryKey: ['essays', 'brainstorm', user],
    queryFn: ({ signal }) => call(getBrainstorm, {}, { signal }),
  });

export const ideasQuery = (user: string) =>
  queryOptions({
    queryKey: ['essays', 'ideas', user],
    queryFn: async ({ signal }) => (await call(listIdeas, { params: { userId: user } }, { signal })).ideas,
  });

/** Changes the saved ideas that this device knows, before the server is asked again. */
export function changeIdeas(change: (ideas: SavedIdea[]) => SavedIdea[]) {
  const user = currentUser()?.id;
  const ideas = user && queryClient.getQueryData(ideasQuery(user).queryKey);
  if (ideas) void putAnswer(ideasQuery(user).queryKey, change(ideas));
}
