import { isPlanDay, planDayMessage } from '@lantern/contract/checklists';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';

type PlanDayProps = { label: ReactNode; value: string | null; onChange: (day: string | null) => void };

/** A day that somebody plans with. The years that come while a year is being typed are not of the plan. */
export function PlanDay({ label, value, onChange }: PlanDayProps) {
  const { i18n } = useLingui();
  const [refused, setRefused] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  return (
    <Field label={label} error={refused && isLeft ? fieldWord(planDayMessage, i18n) : undefined}>
      <TextInput
        type="date"
        value={refused ?? value ?? ''}
        min="2020-01-01"
        max="2040-12-31"
        onBlur={() => setLeft(true)}
        onChange={({ target: { value: typed } }) => {
          const isRefused = typed !== '' && !isPlanDay(typed);
          setRefused(isRefused ? typed : undefined);
          setLeft(false);
          if (!isRefused) onChange(typed || null);
        }}
      />
    </Field>
  );
}
