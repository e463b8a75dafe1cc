import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from './field.tsx';
import { currencies } from './home-currencies.ts';
import { Select } from './inputs.tsx';
import { currencyName } from './money.ts';

type CurrencySelectProps = {
  label: ReactNode;
  value: string;
  onChange: (currency: string) => void;
  /** left out of the list */
  without?: string;
};

export function CurrencySelect({ label, value, onChange, without }: CurrencySelectProps) {
  const { i18n } = useLingui();
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {currencies
          .filter((code) => code !== without)
          .map((code) => (
            <option key={code} value={code}>
              {code} · {currencyName(code, i18n)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
