import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Select } from './inputs.tsx';

type PickManyProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** What the list says while nothing is chosen in it. */
  choose: string;
  options: readonly { value: string; name: string }[];
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
};

/** Some of a list: each that is chosen stands as a button that takes it out again. */
export function PickMany({ label, help, error, choose, options, chosen, most, onChange }: PickManyProps) {
  const { t } = useLingui();
  const nameOf = (value: string) => options.find((one) => one.value === value)?.name ?? value;
  return (
    <div className="stack">
      <Field label={label} help={help} error={error}>
        <Select
          value=""
          disabled={chosen.length >= most}
          onChange={({ target }) => target.value && onChange([...chosen, target.value])}
        >
          <option value="">{choose}</option>
          {options
            .filter(({ value }) => !chosen.includes(value))
            .map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul className="row wrap">
          {chosen.map((value) => {
            const name = nameOf(value);
            return (
              <li key={value}>
                <Button aria-label={t`Remove ${name}`} onClick={() => onChange(chosen.filter((one) => one !== value))}>
                  <bdi>{name}</bdi>
                  <X className="s" />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
