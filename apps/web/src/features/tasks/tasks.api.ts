// A student's own tasks and the computed ones (what is kept of those: api/task-marks.ts). All of it works without a connection.
import { listPlannedTasks } from '@lantern/contract/dashboard';
import { taskCalls } from '@lantern/contract/tasks';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { createRecords } from '#api/records.ts';

const screen = '/progress-tracker';

export const tasks = createRecords(taskCalls, { screen, refreshes: ['dashboard'] });

export const plannedQuery = (language: string) =>
  queryOptions({
    queryKey: ['dashboard', 'tasks', language],
    queryFn: ({ signal }) => call(listPlannedTasks, { query: { language } }, { signal }),
    // computed from what other screens change: asked for again on every visit
    staleTime: 0,
  });
