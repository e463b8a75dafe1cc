import { parentStates } from '@lantern/contract/family';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import styles from './family.module.css';
import type { FamilyValues } from './family-form.ts';
import { stateWords } from './family-words.ts';
import { LevelSelect } from './level-select.tsx';

type Parent = FamilyValues['father'];
type ParentFieldsProps = { title: ReactNode; value: Parent; onChange: (parent: Parent) => void };

export function ParentFields({ title, value, onChange }: ParentFieldsProps) {
  const { i18n } = useLingui();
  const set = (part: Partial<Parent>) => onChange({ ...value, ...part });
  return (
    <fieldset className={styles.person}>
      <legend>{title}</legend>
      <Field label={<Trans>Name</Trans>} optional>
        <TextInput
          value={value.name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Living or deceased</Trans>}>
        <Select value={value.state} onChange={(event) => set({ state: event.target.value as Parent['state'] })}>
          {parentStates.map((state) => (
            <option key={state} value={state}>
              {i18n._(stateWords[state])}
            </option>
          ))}
        </Select>
      </Field>
      <LevelSelect value={value.education} onChange={(education) => set({ education })} />
      <Field label={<Trans>Occupation</Trans>} optional>
        <TextInput
          value={value.occupation}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ occupation: event.target.value })}
        />
      </Field>
    </fieldset>
  );
}
