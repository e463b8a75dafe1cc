import { listCountries } from '@lantern/content/countries';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { Field } from './field.tsx';
import { Select } from './inputs.tsx';
import { useNearCountry } from './near-country.ts';

type CountrySelectProps = ComponentProps<'select'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

/** Every country under its name in the reader's language, that of the clock first. */
export function CountrySelect({ label, help, error, optional = false, ...rest }: CountrySelectProps) {
  const { t, i18n } = useLingui();
  const here = useNearCountry();
  const { near, first, others } = useMemo(() => listCountries(i18n.locale, here), [i18n.locale, here]);
  const option = ({ code, name }: (typeof first)[number]) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      <Select {...rest}>
        <option value="">
          <Trans>Choose a country</Trans>
        </option>
        {near.length > 0 && <optgroup label={t`Where your clock is`}>{near.map(option)}</optgroup>}
        <optgroup label={t`Often chosen`}>{first.map(option)}</optgroup>
        <optgroup label={t`All other countries`}>{others.map(option)}</optgroup>
      </Select>
    </Field>
  );
}
