// What the screens of saved universities ask and keep.
import { applicationDraftCalls, readUniversity, searchUniversities } from '@lantern/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { changeApplication } from '#api/change-application.ts';
import { createKeyedRecords } from '#api/keyed-records.ts';
import { type ApplicationRow, applications, listScreen, useApplications } from '#api/saved-universities.ts';

export { type ApplicationRow, applications, changeApplication, listScreen, useApplications };

/** Whether it has left the desk: nothing about its last day is asked any more. */
export const isSent = ({ stage }: Pick<ApplicationRow, 'stage'>): boolean =>
  stage !== 'considering' && stage !== 'preparing';

/** Texts for a portal, under the id of their application. */
export const drafts = createKeyedRecords(applicationDraftCalls, { screen: listScreen });

const hour = 60 * 60_000;

/** Not kept on the device: it is asked letter by letter. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: ['universities', 'search', words],
    queryFn: async ({ signal }) => (await call(searchUniversities, { query: { q: words } }, { signal })).universities,
    staleTime: hour,
    persister: undefined,
  });

export const universityQuery = (id: string) =>
  queryOptions({
    queryKey: ['universities', 'one', id],
    queryFn: ({ signal }) => call(readUniversity, { params: { id } }, { signal }),
    staleTime: hour,
  });
