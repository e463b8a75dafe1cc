import type { FieldsOf } from '@lantern/contract/record';
import { type taskCalls, taskGroups } from '@lantern/contract/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';
import type { RecordFieldsProps, RecordView } from '#components/record/record-view.ts';
import { type TaskValues, taskForm } from './task-form.ts';
import { groupWords } from './task-words.ts';
import { tasks } from './tasks.api.ts';

export const taskView: RecordView<typeof taskCalls, TaskValues> = {
  records: tasks,
  nameOf: ({ title }) => title,
  Facts: TaskFacts,
  form: taskForm,
  Inputs: TaskInputs,
  words: {
    add: <Trans>Add your own task</Trans>,
    edit: <Trans>Edit task</Trans>,
    save: <Trans>Save task</Trans>,
    remove: <Trans>Delete task</Trans>,
    askRemove: <Trans>Delete this task?</Trans>,
    empty: <Trans>No tasks yet</Trans>,
    emptyHint: <Trans>Tasks come from your record by themselves, and you can add your own.</Trans>,
    loadFailed: <Trans>We could not load your tasks.</Trans>,
  },
};

function TaskFacts({ fields: { day, note } }: { fields: FieldsOf<typeof taskCalls> }) {
  const { i18n } = useLingui();
  return (
    <>
      {day && <p>{formatDay(day, i18n)}</p>}
      {note && <p dir="auto">{note}</p>}
    </>
  );
}

function TaskInputs({ form }: RecordFieldsProps<typeof taskCalls, TaskValues>) {
  const { i18n } = useLingui();
  return (
    <>
      <FormField form={form} name="title" label={<Trans>What is there to do?</Trans>} autoComplete="off" dir="auto" />
      <FormField
        form={form}
        name="day"
        label={<Trans>Day</Trans>}
        optional
        type="date"
        min="2000-01-01"
        max="2099-12-31"
      />
      <Field label={<Trans>Group</Trans>} error={form.error('group')}>
        <Select
          name="group"
          value={form.values.group}
          onChange={({ target }) => form.set('group', target.value as TaskValues['group'])}
        >
          {taskGroups.map((group) => (
            <option key={group} value={group}>
              {i18n._(groupWords[group])}
            </option>
          ))}
        </Select>
      </Field>
      <FormField form={form} name="note" label={<Trans>Note</Trans>} optional autoComplete="off" dir="auto" />
    </>
  );
}
