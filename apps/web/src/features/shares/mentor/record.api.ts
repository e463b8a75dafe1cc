import { listActivities } from '@lantern/contract/activities';
import { listSavedUniversities } from '@lantern/contract/applications';
import { educationCalls } from '@lantern/contract/education';
import { familyCalls } from '@lantern/contract/family';
import { getStudentRecord } from '@lantern/contract/profile';
import { scoreCalls } from '@lantern/contract/tests';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fresh, mentorKey } from './mentor.api.ts';

/** Everything of the record at once; an opening too. */
export const recordQuery = (studentId: string) =>
  queryOptions({
    queryKey: [mentorKey, 'record', studentId],
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
