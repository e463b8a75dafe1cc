// What My Essays loads beside itself: the saved ideas, what was deleted, and what puts the wizard on the device.
import { queryClient } from '#api/query-client.ts';
import { quizQuery, stateQuery } from './brainstorm.api.ts';
import { loadEngine } from './engine.ts';
import { activityPart, ideaPart, reflectionPart } from './lazy-steps.tsx';
import { startOverPart } from './step-parts.tsx';

export { RecentlyDeleted } from '../list/recently-deleted.tsx';
export { FavoritedIdeas, SavedIdeas } from './idea-lists.tsx';

async function prepareActivities(user: string) {
  const [{ activities }] = await Promise.all([import('#features/activities/activities.api.ts'), activityPart.load()]);
  await queryClient.prefetchQuery(activities.listQuery(user));
}

/** Puts on the device what the wizard needs to go from its first to its last step without a connection. */
export async function prepareOffline(user: string, language: string) {
  await Promise.allSettled([
    ...[reflectionPart, ideaPart, startOverPart].map((part) => part.load()),
    queryClient.prefetchQuery(quizQuery(language)),
    queryClient.prefetchQuery(stateQuery(user)),
    prepareActivities(user),
  ]);
  // the largest comes last
  await loadEngine().catch(() => undefined);
}
