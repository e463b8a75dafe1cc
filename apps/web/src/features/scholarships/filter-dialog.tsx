import { listCountries } from '@lantern/content/countries';
import { coverages, scholarshipFields, scholarshipLevels } from '@lantern/contract/scholarships';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { coverageWords, fieldWords, levelWords } from './scholarship-words.ts';
import styles from './scholarships.module.css';
import { type SearchName, type SearchTexts, searchNames } from './search-address.ts';

/** The specification's nine, offered first. */
const usual = ['US', 'CA', 'GB', 'AU', 'DE', 'NL', 'FR', 'CH', 'SE'];

type FilterDialogProps = { asked: SearchTexts; onSearch: (texts: SearchTexts) => void; onClose: () => void };

export function FilterDialog({ asked, onSearch, onClose }: FilterDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [texts, setTexts] = useState(asked);
  const input = (name: SearchName) => ({
    value: texts[name],
    onChange: (event: { target: { value: string } }) =>
      setTexts((before) => ({ ...before, [name]: event.target.value })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onSearch(texts);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Advanced Filters</Trans>}
      actions={
        <>
          <Button onClick={() => setTexts(Object.fromEntries(searchNames.map((name) => [name, ''])) as SearchTexts)}>
            <Trans>Clear all</Trans>
          </Button>
          <Button type="submit" form={id} look="main">
            <Trans>Show</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={submit}>
        <Field label={<Trans>Target country</Trans>}>
          <Select {...input('country')}>
            <option value="">{t`Any country`}</option>
            <CountryOptions />
          </Select>
        </Field>
        <Field label={<Trans>Degree level</Trans>}>
          <Select {...input('level')}>
            <option value="">{t`What my record leads to`}</option>
            {scholarshipLevels.map((level) => (
              <option key={level} value={level}>
                {i18n._(levelWords[level])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Field of study</Trans>} optional>
          <Select {...input('field')}>
            <option value="">{t`Any field`}</option>
            {scholarshipFields.map((field) => (
              <option key={field} value={field}>
                {i18n._(fieldWords[field])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Covers</Trans>}>
          <Select {...input('coverage')}>
            <option value="">{t`Anything`}</option>
            {coverages.map((coverage) => (
              <option key={coverage} value={coverage}>
                {i18n._(coverageWords[coverage])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Deadline</Trans>}>
          <Select {...input('deadline')}>
            <option value="">{t`Any deadline`}</option>
            <option value="not-passed">{t`Not passed`}</option>
            <option value="soon">{t`Usually closes within 90 days`}</option>
          </Select>
        </Field>
        <Field label={<Trans>Application fees</Trans>}>
          <Select {...input('fee_waiver')}>
            <option value="">{t`Any`}</option>
            <option value="waived">{t`Waived`}</option>
            <option value="perhaps">{t`Waived, or not known`}</option>
          </Select>
        </Field>
        <Field
          label={<Trans>Your citizenship</Trans>}
          help={<Trans>Hides those that do not take your passport.</Trans>}
        >
          <Select {...input('citizenship')}>
            <option value="">{t`As in my record`}</option>
            <CountryOptions />
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}

function CountryOptions(): ReactNode {
  const { t, i18n } = useLingui();
  const { first, others } = useMemo(() => {
    const listed = listCountries(i18n.locale);
    const all = [...listed.first, ...listed.others];
    const collator = new Intl.Collator(i18n.locale);
    return {
      first: usual.flatMap((code) => all.find((one) => one.code === code) ?? []),
      others: all.filter(({ code }) => !usual.includes(code)).sort((a, b) => collator.compare(a.name, b.name)),
    };
  }, [i18n.locale]);
  const option = ({ code, name }: (typeof first)[number]) => (
    <option key={code} value={code}>
      {name}
    </option>
  );
  return (
    <>
      <optgroup label={t`Often chosen`}>{first.map(option)}</optgroup>
      <optgroup label={t`All other countries`}>{others.map(option)}</optgroup>
    </>
  );
}
