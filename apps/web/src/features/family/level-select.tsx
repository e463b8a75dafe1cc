import { educationLevels } from '@lantern/contract/family';
import { Trans, useLingui } from '@lingui/react/macro';
import { levelWords } from '#components/education-levels.ts';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';

type Level = (typeof educationLevels)[number] | '';
type LevelSelectProps = { value: Level; onChange: (level: Level) => void };

export function LevelSelect({ value, onChange }: LevelSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <Field label={<Trans>Education level</Trans>} optional>
      <Select value={value} onChange={(event) => onChange(event.target.value as Level)}>
        <option value="">{t`Choose a level`}</option>
        {educationLevels.map((level) => (
          <option key={level} value={level}>
            {i18n._(levelWords[level])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
