import { attemptCalls, readReadinessQuestions } from '@lantern/contract/readiness';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { createRecords } from '#api/records.ts';

export const attempts = createRecords(attemptCalls, { screen: '/readiness-quiz', refreshes: ['dashboard'] });

const hour = 60 * 60_000;

export const questionsQuery = (language: string) =>
  queryOptions({
    queryKey: ['readiness-questions', language],
    queryFn: async ({ signal }) => (await call(readReadinessQuestions, { query: { language } }, { signal })).questions,
    staleTime: hour,
  });
