import { addDays } from '@lantern/abroad/days';
import { taskDaySchema } from '@lantern/contract/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import * as z from 'zod/mini';
import { fieldWord } from '#api/field-words.ts';
import { Button } from '#components/button.tsx';
import { languageOfEntry } from '#components/dated-entries.ts';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import type { Task } from './plan.ts';

type ChooseDayProps = { task: Task; today: string; onChosen: (day: string) => void; onClose: () => void };

export function ChooseDay({ task, today, onChosen, onClose }: ChooseDayProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [day, setDay] = useState(task.day && task.day > today ? task.day : addDays(today, 1));
  const [wrong, setWrong] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = z.safeParse(taskDaySchema, day);
    if (!parsed.success) return setWrong(fieldWord(parsed.error.issues[0]?.message, i18n));
    if (day < today) return setWrong(t`Choose today or a later day.`);
    onChosen(day);
    onClose();
  }
  return (
    <Dialog
      open
      title={<Trans>Choose a day</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="main" type="submit" form={id}>
            <Trans>Move it</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className="stack" noValidate onSubmit={submit}>
        <p dir="auto" lang={languageOfEntry(task.id)}>
          {task.title}
        </p>
        <Field label={<Trans>Day</Trans>} error={wrong}>
          <TextInput type="date" name="day" min={today} value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
