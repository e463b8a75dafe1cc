// What the activities screen asks, and what each change refreshes.
import {
  type Activity,
  deleteActivity,
  listActivities,
  listDeletedActivities,
  reorderActivities,
  restoreActivity,
} from '@lantern/contract/activities';
import { Problem } from '@lantern/contract/problem';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { currentUser, useUser } from '#api/session.ts';
import { forgetWaiting, useWaiting, whenSaved } from './activity-outbox.ts';
import { rowsOf } from './waiting.ts';

const keys = {
  all: ['activities'],
  list: (user: string) => ['activities', 'list', user],
  deleted: ['activities', 'deleted'],
} as const;

export const activitiesQuery = (user: string) =>
  queryOptions({
    queryKey: keys.list(user),
    queryFn: async ({ signal }) => (await call(listActivities, { params: { studentId: user } }, { signal })).ecas,
  });

export const deletedQuery = queryOptions({
  queryKey: keys.deleted,
  queryFn: async ({ signal }) => (await call(listDeletedActivities, {}, { signal })).ecas,
});

/** The student's activities with what waits on this device, for the features that build on them. */
export function useActivities() {
  const { id } = useUser();
  const { data, error, refetch, isFetching } = useQuery(activitiesQuery(id));
  const waiting = useWaiting();
  const isKnown = data !== undefined || Object.keys(waiting).length > 0;
  return { rows: isKnown ? rowsOf(data ?? [], waiting) : undefined, error, refetch, isFetching };
}

export function refreshActivities(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keys.all });
}

function listNow(): Activity[] {
  const user = currentUser()?.id;
  return (user && queryClient.getQueryData(activitiesQuery(user).queryKey)) || [];
}

function putList(change: (list: Activity[]) => Activity[]) {
  const user = currentUser()?.id;
  const list = user && queryClient.getQueryData(activitiesQuery(user).queryKey);
  if (list) void putAnswer(keys.list(user), change(list));
}

whenSaved((activity) =>
  putList((list) =>
    list.some(({ _id }) => _id === activity._id)
      ? list.map((old) => (old._id === activity._id ? activity : old))
      : [...list, activity],
  ),
);

/**
 * Deletes an activity; `bringBack` undoes it. One that is only on this device goes without a connection too: the call is
 * for the case that the server took it and its answer was lost.
 */
export async function removeActivity(id: string, onServer: boolean) {
  try {
    await call(deleteActivity, { params: { id } });
  } catch (error) {
    if (onServer && !(error instanceof Problem && error.code === 'not_found')) throw error;
  }
  forgetWaiting(id);
  putList((list) => list.filter(({ _id }) => _id !== id));
  // Not awaited: without a connection a refetch waits for one.
  void queryClient.invalidateQueries({ queryKey: keys.deleted });
}

export async function bringBack(id: string) {
  await call(restoreActivity, { body: { id } });
  void refreshActivities();
}

let moves = 0;
let lastMove: Promise<unknown> = Promise.resolve();

/** Shows the new order at once and puts the old one back when the server cannot take it. */
export async function orderActivities(ids: string[]) {
  moves += 1;
  const move = moves;
  const before = listNow();
  const place = new Map(ids.map((id, at) => [id, at]));
  putList((list) => list.toSorted((a, b) => (place.get(a._id) ?? ids.length) - (place.get(b._id) ?? ids.length)));
  const sending = lastMove.then(
    () => call(reorderActivities, { body: { ids } }),
    () => call(reorderActivities, { body: { ids } }),
  );
  lastMove = sending;
  try {
    const { ecas } = await sending;
    // A later move already shows.
    if (move === moves) putList(() => ecas);
  } catch (error) {
    if (move === moves) putList(() => before);
    void refreshActivities();
    throw error;
  }
}
