import { taskCalls, taskMarks } from '@lantern/contract/tasks';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { keyedInputs, recordInputs } from '../record-inputs.ts';

const task = { title: 'Ask Mr Selim for a reference', group: 'documents', day: '2026-12-01' };
const id = 'step:documents:SOP';
const mark = { state: 'done', day: null };

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(taskCalls, () => task),
    ...keyedInputs(taskMarks, id, () => mark),
  },
  async plant(_app, { call }) {
    must(await call(taskCalls.add, { body: task as never }));
    must(await call(taskMarks.put, { params: { id }, body: mark as never }));
  },
  chosenFromAList: ['tasks.task_group', 'tasks.day', 'task_marks.key', 'task_marks.state', 'task_marks.day'],
};
