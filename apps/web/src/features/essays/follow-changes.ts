import { listen } from '#api/events.ts';
import { pageId } from '#api/page-id.ts';
import { queryClient } from '#api/query-client.ts';
import { commentsKey } from './comments/comments-key.ts';
import { deletedQuery, essayQuery, refreshEssays } from './essays.api.ts';

/** What the server's word of a change names instead of an essay; keys of queries too. */
const parts: readonly (string | undefined)[] = ['brainstorm', 'ideas'];

async function refresh(id: string | undefined) {
  if (id === 'ideas') await queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
  if (parts.includes(id)) return queryClient.invalidateQueries({ queryKey: ['essays', id] });
  return refreshEssays();
}

/** The list of an essay's comments, and whether it has any. */
async function refreshComments(id: string | undefined) {
  if (!id) return refreshEssays();
  await Promise.all(
    [commentsKey(id), essayQuery(id).queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Fetches again what other devices change, until the answered function is called. */
export function followChanges() {
  const stops = [
    listen('essays', ({ id, by }) => void (by === pageId || refresh(id))),
    listen('essay-comments', ({ id }) => void refreshComments(id)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
