// What students share with this mentor. Nothing of it is kept on the device: it is other people's, and it can end any time.
import { Problem } from '@lantern/contract/problem';
import { getSharingStudent, listSharingStudents, listWaiting } from '@lantern/contract/shares.students';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { queryClient } from '#api/query-client.ts';

/** What begins the keys of all of it, and how it is asked for. */
export const mentorKey = 'mentor';
export const fresh = { persister: undefined, staleTime: 0 } as const;

export const studentsQuery = queryOptions({
  queryKey: [mentorKey, 'students'],
  queryFn: async ({ signal }) => (await call(listSharingStudents, {}, { signal })).students,
  ...fresh,
});

export const waitingQuery = queryOptions({
  queryKey: [mentorKey, 'waiting'],
  queryFn: ({ signal }) => call(listWaiting, {}, { signal }),
  ...fresh,
});

export const studentQuery = (studentId: string) =>
  queryOptions({
    queryKey: [mentorKey, 'student', studentId],
    queryFn: ({ signal }) => call(getSharingStudent, { params: { studentId } }, { signal }),
    ...fresh,
  });

export const refreshMentor = () => queryClient.invalidateQueries({ queryKey: [mentorKey] });

/** Asks again when a student shares something, or ends it, while a page of the mentor is open. */
export function useShareChanges(): void {
  useEffect(() => listen('shares', () => void refreshMentor()), []);
}

/** It was shared, perhaps, and is not now: what is on the screen of it must go. */
export const isEnded = (error: unknown) => error instanceof Problem && error.code === 'not_found';
