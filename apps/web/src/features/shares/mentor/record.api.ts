import { listActivities } from '@lantern/contract/activities';
import { listSavedUniversities } from '@lantern/contract/applications';
import { educationCalls } from '@lantern/contract/education';
import { familyCalls } from '@lantern/contract/family';
import { getStudentRecord } from '@lantern/contract/profile';
import { scoreCalls } from '@lantern/contract/tests';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fresh, mentorKey } from './mentor.api.ts';

/** What stands first in the record; an opening too. */
export const recordQuery = (studentId: string) =>
  queryOptions({
    queryKey: [mentorKey, 'record', studentId],
    queryFn: async ({ signal }) => {
      const params = { studentId };
      const [person, education, tests, activities] = await Promise.all([
        call(getStudentRecord, { params: { userId: studentId } }, { signal }),
        call(educationCalls.list, { params }, { signal }),
        call(scoreCalls.list, { params }, { signal }),
        call(listActivities, { params }, { signal }),
      ]);
      return {
        student: person.student,
        schools: education.schools,
        scores: tests.scores,
        activities: activities.ecas,
      };
    },
    ...fresh,
  });
export type SharedRecord = Awaited<ReturnType<NonNullable<ReturnType<typeof recordQuery>['queryFn']>>>;

/** What stands below it. */
export const recordEndQuery = (studentId: string) =>
  queryOptions({
    queryKey: [mentorKey, 'record-end', studentId],
    queryFn: async ({ signal }) => {
      const params = { studentId };
      const [{ family }, { applications }] = await Promise.all([
        call(familyCalls.get, { params }, { signal }),
        call(listSavedUniversities, { params }, { signal }),
      ]);
      return { family, applications };
    },
    ...fresh,
  });
export type SharedRecordEnd = Awaited<ReturnType<NonNullable<ReturnType<typeof recordEndQuery>['queryFn']>>>;
