// Between what the form's fields hold (texts) and what the calls take.
import type { FieldsOf } from '@lantern/contract/record';
import { type taskCalls, taskDaySchema, taskFields } from '@lantern/contract/tasks';
import * as z from 'zod/mini';
import type { RecordForm } from '#components/record/record-view.ts';

type TaskFields = FieldsOf<typeof taskCalls>;

const valuesSchema = z.object({ ...taskFields, day: z.string() });
export type TaskValues = { title: string; group: TaskFields['group']; day: string; note: string; done: boolean };

const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const day = z.safeParse(taskDaySchema, value.day);
    if (value.day && !day.success)
      issues.push({ code: 'custom', input: value, path: ['day'], message: day.error.issues[0]?.message ?? '' });
  }),
  z.transform(({ day, ...rest }: z.output<typeof valuesSchema>) => ({ ...rest, day: day || null })),
);

export const taskForm: RecordForm<TaskFields, TaskValues> = {
  schema,
  empty: { title: '', group: 'other', day: '', note: '', done: false },
  valuesOf: ({ title, group, day, note, done }) => ({ title, group, day: day ?? '', note, done }),
};
