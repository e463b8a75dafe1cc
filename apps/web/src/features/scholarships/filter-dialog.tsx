import { listCountries } from '@lantern/content/countries';
import { coverages, scholarshipFields, scholarshipLevels } from '@lantern/contract/scholarships';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { Stays } from '#components/stays.tsx';
import { useSettled } from '#components/use-settled.ts';
import { coverageWords, fieldWords, levelWords } from './scholarship-words.ts';
import { weighQuery } from './scholarships.api.ts';
import styles from './scholarships.module.css';
import { type SearchName, type SearchTexts, searchNames, searchOf } from './search-address.ts';

/** The specification's nine, offered first. */
const usual = ['US', 'CA', 'GB', 'AU', 'DE', 'NL', 'FR', 'CH', 'SE'];

type FilterDialogProps = { asked: SearchTexts; onSearch: (texts: SearchTexts) => void; onClose: () => void };

export function FilterDialog({ asked, onSearch, onClose }: FilterDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [texts, setTexts] = useState(asked);
  const settled = useSettled(texts, asked);
  const { data: weighed, isPlaceholderData } = useQuery(weighQuery(searchOf(settled)));
  const isCounted = weighed && !isPlaceholderData && settled === texts;
  function costOf(name: SearchName): ReactNode {
    const without = isCounted && texts[name] && weighed.without.find(({ filter }) => filter === name)?.found;
    return without ? <Stays now={weighed.found} without={without} /> : undefined;
  }
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
        <Field label={<Trans>Target country</Trans>} help={costOf('country')}>
          <Select {...input('country')}>
            <option value="">{t`Any country`}</option>
            <CountryOptions />
          </Select>
        </Field>
        <Field label={<Trans>Degree level</Trans>} help={costOf('level')}>
          <Select {...input('level')}>
            <option value="">{t`From my record`}</option>
            {scholarshipLevels.map((level) => (
              <option key={level} value={level}>
                {i18n._(levelWords[level])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Field of study</Trans>} help={costOf('field')} optional>
          <Select {...input('field')}>
            <option value="">{t`Any field`}</option>
            {scholarshipFields.map((field) => (
              <option key={field} value={field}>
                {i18n._(fieldWords[field])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Covers</Trans>} help={costOf('coverage')}>
          <Select {...input('coverage')}>
            <option value="">{t`Anything`}</option>
            {coverages.map((coverage) => (
              <option key={coverage} value={coverage}>
                {i18n._(coverageWords[coverage])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Deadline</Trans>} help={costOf('deadline')}>
          <Select {...input('deadline')}>
            <option value="">{t`Any deadline`}</option>
            <option value="not-passed">{t`Not passed, or not known`}</option>
            <option value="soon">{t`Usually closes within 90 days`}</option>
          </Select>
        </Field>
        <Field label={<Trans>Application fees</Trans>} help={costOf('fee_waiver')}>
          <Select {...input('fee_waiver')}>
            <option value="">{t`Any`}</option>
            <option value="waived">{t`Waived`}</option>
            <option value="perhaps">{t`Waived, or not known`}</option>
          </Select>
        </Field>
        <Field
          label={<Trans>Your citizenship</Trans>}
          help={
            costOf('citizenship') ?? (
              <Trans>Hides scholarships that are not for your passport. Keeps those that do not say.</Trans>
            )
          }
        >
          <Select {...input('citizenship')}>
            <option value="">{t`As in my record`}</option>
            <CountryOptions />
          </Select>
        </Field>
      </form>
      <p role="status" className="small">
        {isCounted && (
          <Plural
            value={weighed.found}
            _0="No scholarship is left. Remove a filter."
            one="# scholarship is left."
            other="# scholarships are left."
          />
        )}
      </p>
    </Dialog>
  );
}

function CountryOptions(): ReactNode {
  const { t, i18n } = useLingui();
  const { first, others } = useMemo(() => {
    const listed = listCountries(i18n.locale);
    const all = [...listed.first, ...listed.others];
    const collator = new Intl.Collator(intlLocale(i18n.locale));
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
