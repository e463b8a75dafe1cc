// What students share with this mentor. Nothing of it is kept on the device: it is other people's, and it can end any time.
import { listActivities } from '@lantern/contract/activities';
import { listSavedUniversities } from '@lantern/contract/applications';
import { reviewDocument } from '@lantern/contract/documents.review';
import { educationCalls } from '@lantern/contract/education';
import type { Input } from '@lantern/contract/endpoint';
import { getEssay } from '@lantern/contract/essays';
import { familyCalls } from '@lantern/contract/family';
import { Problem } from '@lantern/contract/problem';
import { getStudentRecord } from '@lantern/contract/profile';
import { getSharingStudent, listSharingStudents, listWaiting } from '@lantern/contract/shares';
import { scoreCalls } from '@lantern/contract/tests';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { queryClient } from '#api/query-client.ts';

const key = 'mentor';
const fresh = { persister: undefined, staleTime: 0 } as const;

export const studentsQuery = queryOptions({
  queryKey: [key, 'students'],
  queryFn: async ({ signal }) => (await call(listSharingStudents, {}, { signal })).students,
  ...fresh,
});

export const waitingQuery = queryOptions({
  queryKey: [key, 'waiting'],
  queryFn: ({ signal }) => call(listWaiting, {}, { signal }),
  ...fresh,
});

export const studentQuery = (studentId: string) =>
  queryOptions({
    queryKey: [key, 'student', studentId],
    queryFn: ({ signal }) => call(getSharingStudent, { params: { studentId } }, { signal }),
    ...fresh,
  });

/** An essay that is shared; asking for it is an opening that the student can read about. */
export const sharedEssayQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'essay', id],
    queryFn: ({ signal }) => call(getEssay, { params: { id } }, { signal }),
    ...fresh,
  });

/** Everything of the record at once; an opening too. */
export const recordQuery = (studentId: string) =>
  queryOptions({
    queryKey: [key, 'record', studentId],
    queryFn: async ({ signal }) => {
      const params = { studentId };
      const [person, education, tests, activities, family, applications] = await Promise.all([
        call(getStudentRecord, { params: { userId: studentId } }, { signal }),
        call(educationCalls.list, { params }, { signal }),
        call(scoreCalls.list, { params }, { signal }),
        call(listActivities, { params }, { signal }),
        call(familyCalls.get, { params }, { signal }),
        call(listSavedUniversities, { params }, { signal }),
      ]);
      return {
        student: person.student,
        schools: education.schools,
        scores: tests.scores,
        activities: activities.ecas,
        family: family.family,
        applications: applications.applications,
      };
    },
    ...fresh,
  });
export type SharedRecord = Awaited<ReturnType<NonNullable<ReturnType<typeof recordQuery>['queryFn']>>>;

export const refreshMentor = () => queryClient.invalidateQueries({ queryKey: [key] });

/** Asks again when a student shares something, or ends it, while a page of the mentor is open. */
export function useShareChanges(): void {
  useEffect(() => listen('shares', () => void refreshMentor()), []);
}

/** It was shared, perhaps, and is not now: what is on the screen of it must go. */
export const isEnded = (error: unknown) => error instanceof Problem && error.code === 'not_found';

export async function judgePaper(body: Input<typeof reviewDocument>['body']): Promise<void> {
  try {
    await call(reviewDocument, { body });
  } finally {
    void refreshMentor();
  }
}
