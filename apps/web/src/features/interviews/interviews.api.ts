// Queries of mock interviews.
import {
  getInterview,
  type InterviewReport,
  type KeptInterview,
  listInterviews,
  printInterviewReport,
} from '@lantern/contract/interviews';
import { readInterviewRecord } from '@lantern/contract/interviews.record';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, fetchFile } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';
import { useUser } from '#api/session.ts';

export const interviewsQuery = (user: string) =>
  queryOptions({
    queryKey: ['interviews', 'list', user],
    queryFn: async ({ signal }) => (await call(listInterviews, {}, { signal })).interviews,
  });

export const interviewQuery = (user: string, id: string) =>
  queryOptions({
    queryKey: ['interviews', 'one', user, id],
    queryFn: ({ signal }): Promise<KeptInterview> => call(getInterview, { params: { id } }, { signal }),
  });

const recordQuery = (user: string) =>
  queryOptions({
    queryKey: ['interviews', 'record', user],
    queryFn: ({ signal }) => call(readInterviewRecord, {}, { signal }),
  });

/** What the student's record says; undefined until it is known, and where it never was. */
export function useInterviewRecord() {
  const { id: user } = useUser();
  return useQuery(recordQuery(user)).data;
}

export function refreshInterviews(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['interviews'] });
}

export function fetchReport(report: InterviewReport): Promise<Blob> {
  return fetchFile(printInterviewReport, { body: report });
}
