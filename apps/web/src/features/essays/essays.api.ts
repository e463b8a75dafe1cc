// Queries of the essay screens, what each save refreshes, and what other screens may use.
import {
  deleteEssay,
  type Essay,
  type EssayRow,
  favoriteEssay,
  getEssay,
  listDeletedEssays,
  listEssays,
  restoreEssay,
  updateEssayStatus,
} from '@lantern/contract/essays';
import { type Evaluation, listEvaluations } from '@lantern/contract/essays.evaluations';
import type { EssayStatus } from '@lantern/contract/essays.types';
import { listVersions } from '@lantern/contract/essays.versions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { currentUser } from '#api/session.ts';
import './drafts/draft-outbox.ts';
import { essaySaved } from './drafts/draft-syncs.ts';

const keys = {
  all: ['essays'],
  list: (user: string) => ['essays', 'list', user],
  one: (id: string) => ['essays', 'one', id],
  deleted: ['essays', 'recently-deleted'],
  ideas: ['essays', 'ideas'],
  evaluations: (id: string) => ['essays', 'evaluations', id],
  versions: (id: string) => ['essays', 'versions', id],
  dismissed: (id: string) => ['essays', 'dismissed', id],
} as const;

export const essaysQuery = (user: string) =>
  queryOptions({
    queryKey: keys.list(user),
    queryFn: async ({ signal }) => (await call(listEssays, { params: { userId: user } }, { signal })).essays,
  });

export const essayQuery = (id: string) =>
  queryOptions({ queryKey: keys.one(id), queryFn: ({ signal }) => call(getEssay, { params: { id } }, { signal }) });

export const deletedQuery = queryOptions({
  queryKey: keys.deleted,
  queryFn: ({ signal }) => call(listDeletedEssays, {}, { signal }),
});

export const evaluationsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.evaluations(id),
    queryFn: async ({ signal }) => (await call(listEvaluations, { params: { id } }, { signal })).evaluations,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.versions(id),
    queryFn: ({ signal }) => call(listVersions, { params: { id }, query: {} }, { signal }),
  });

/** The page of versions after those that are shown. */
export function olderVersions(id: string, before: string) {
  return call(listVersions, { params: { id }, query: { before } });
}

/** Which suggestions the student put away, as this device knows it; `useDismissed` brings what other devices put away. */
export const dismissedQuery = (id: string) =>
  queryOptions({
    queryKey: keys.dismissed(id),
    queryFn: (): string[] => queryClient.getQueryData(keys.dismissed(id)) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
  });

export function takeDismissed(id: string, marks: string[]) {
  return putAnswer(keys.dismissed(id), marks);
}

/** What the server said of an essay last, in every place that shows it. */
export function putRow(row: EssayRow) {
  const user = currentUser()?.id;
  if (!user) return;
  const list = queryClient.getQueryData(essaysQuery(user).queryKey);
  if (list) void putAnswer(keys.list(user), [row, ...list.filter(({ _id }) => _id !== row._id)]);
  const one = queryClient.getQueryData(essayQuery(row._id).queryKey);
  if (one) void putAnswer(keys.one(row._id), { ...one, ...row });
}

function putEssay(essay: Essay) {
  const { final_text, final_essay, text, ...row } = essay;
  putRow(row);
  void putAnswer(keys.one(essay._id), essay);
  void queryClient.invalidateQueries({ queryKey: keys.versions(essay._id) });
  // an idea tells which draft was started from it
  if (essay.idea && essay.revision === 1) void queryClient.invalidateQueries({ queryKey: keys.ideas });
}

essaySaved.subscribe(putEssay);

export function putEvaluation(id: string, evaluation: Evaluation) {
  const before = queryClient.getQueryData(evaluationsQuery(id).queryKey) ?? [];
  void putAnswer(keys.evaluations(id), [evaluation, ...before.filter(({ _id }) => _id !== evaluation._id)]);
  refreshEssays();
}

export function refreshEssays() {
  return queryClient.invalidateQueries({
    queryKey: keys.all,
    predicate: ({ queryKey }) => queryKey[1] !== 'dismissed',
  });
}

export async function setStatus(id: string, status: EssayStatus) {
  putRow((await call(updateEssayStatus, { body: { essay_id: id, status } })).essay);
}

/** Shows the mark at once and takes it back when the server cannot take it. */
export async function setFavorited(row: EssayRow, favorited: boolean) {
  putRow({ ...row, favorited });
  try {
    putRow((await call(favoriteEssay, { body: { essay_id: row._id, favorited } })).essay);
  } catch (error) {
    putRow(row);
    throw error;
  }
}

/** Deletes an essay; `bringBack` undoes it. */
export async function removeEssay(id: string) {
  await call(deleteEssay, { params: { id } });
  const user = currentUser()?.id;
  const list = user && queryClient.getQueryData(essaysQuery(user).queryKey);
  if (list)
    void putAnswer(
      keys.list(user),
      list.filter(({ _id }) => _id !== id),
    );
  void queryClient.invalidateQueries({ queryKey: keys.ideas });
  await queryClient.invalidateQueries({ queryKey: keys.deleted });
}

export async function bringBack(id: string) {
  putRow((await call(restoreEssay, { body: { essay_id: id } })).essay);
  await refreshEssays();
}
