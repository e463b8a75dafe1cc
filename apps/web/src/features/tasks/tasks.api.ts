// A student's own tasks, the computed ones, and what is kept of those: all of it works without a connection.
import { listPlannedTasks } from '@lantern/contract/dashboard';
import { taskCalls, taskMarks } from '@lantern/contract/tasks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { createKeyedRecords } from '#api/keyed-records.ts';
import { createRecords } from '#api/records.ts';

const screen = '/progress-tracker';

export const tasks = createRecords(taskCalls, { screen, refreshes: ['dashboard'] });
export const marks = createKeyedRecords(taskMarks, { screen, refreshes: ['dashboard'], lastWins: true });

export const plannedQuery = (language: string) =>
  queryOptions({
    queryKey: ['dashboard', 'tasks', language],
    queryFn: ({ signal }) => call(listPlannedTasks, { query: { language } }, { signal }),
    // computed from what other screens change: asked for again on every visit
    staleTime: 0,
  });
