import { presetLimit } from '@lantern/contract/essays';
import { limitUnits } from '@lantern/contract/essays.limits';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { readWhole } from '#components/read-number.ts';
import type { DraftFields } from '../../drafts/draft.ts';
import { TypeSelect } from '../../essay-parts.tsx';
import styles from '../settings.module.css';
import { TagsField } from './tags-field.tsx';

export type SettingsFieldsProps = {
  fields: DraftFields;
  readOnly: boolean;
  onChange: (changes: Partial<DraftFields>) => void;
};

/** What is asked for, beside what is written. */
export function SettingsFields({ fields, readOnly, onChange }: SettingsFieldsProps) {
  const { t } = useLingui();
  const { type, tags, max, unit } = fields;
  return (
    <fieldset className={styles.settingsBody} disabled={readOnly} aria-label={t`Type, limit and tags`}>
      <Field
        label={<Trans>Essay type</Trans>}
        help={<Trans>If you change the type, the word limit changes too, unless you set it yourself.</Trans>}
      >
        <TypeSelect
          value={type}
          onPick={(next) => {
            const preset = presetLimit(type);
            const follows = preset.max === max && preset.unit === unit;
            onChange({ type: next, ...(follows ? presetLimit(next) : {}) });
          }}
        />
      </Field>
      <div className={styles.limit}>
        <LimitField max={max} onChange={onChange} />
        <Field label={<Trans>Counted in</Trans>}>
          <Select value={unit} onChange={(event) => onChange({ unit: event.target.value as DraftFields['unit'] })}>
            {limitUnits.map((each) => (
              <option key={each} value={each}>
                {each === 'words' ? t`Words` : t`Characters`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <TagsField tags={tags} onChange={(next) => onChange({ tags: next })} />
    </fieldset>
  );
}

function LimitField({ max, onChange }: { max: number; onChange: (changes: Partial<DraftFields>) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const value = typed ?? String(max);
  const isGood = (text: string) => readWhole(text) >= 1 && readWhole(text) <= 100_000;
  const good = isGood(value);
  return (
    <Field label={<Trans>Limit</Trans>} error={good ? undefined : t`Write a whole number from 1 to 100,000.`}>
      <TextInput
        inputMode="numeric"
        value={value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isGood(target.value)) onChange({ max: readWhole(target.value) });
        }}
        onBlur={() => good && setTyped(undefined)}
      />
    </Field>
  );
}
