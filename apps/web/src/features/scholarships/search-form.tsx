import { listCountries } from '@lantern/content/countries';
import { coverages, eligibilities, scholarshipFields, scholarshipLevels } from '@lantern/contract/scholarships';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Search as SearchIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextInput } from '#components/inputs.tsx';
import { coverageWords, fieldWords, levelWords } from './scholarship-words.ts';
import styles from './scholarships.module.css';
import { canSearch, type SearchName, type SearchTexts } from './search-address.ts';

/** The specification's nine, offered first. */
const usual = ['US', 'CA', 'GB', 'AU', 'DE', 'NL', 'FR', 'CH', 'SE'];
const advanced = ['citizenship', 'coverage', 'deadline', 'fee_waiver', 'eligibility'] as const;

type SearchFormProps = { asked: SearchTexts; onSearch: (texts: SearchTexts) => void };

export function SearchForm({ asked, onSearch }: SearchFormProps) {
  const { t, i18n } = useLingui();
  const [texts, setTexts] = useState(asked);
  const reason = useId();
  const canGo = canSearch(texts);
  const set = (name: SearchName) => (event: { target: { value: string } }) =>
    setTexts((before) => ({ ...before, [name]: event.target.value }));
  const input = (name: SearchName) => ({ value: texts[name], onChange: set(name) });
  const inUse = advanced.filter((name) => asked[name] !== '').length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canGo) onSearch(texts);
  }

  return (
    <form className="stack" onSubmit={submit} aria-label={t`Search scholarships`}>
      <div className={styles.fields}>
        <Field label={<Trans>Target country</Trans>}>
          <Select {...input('country')}>
            <option value="">{t`Any country`}</option>
            <CountryOptions />
          </Select>
        </Field>
        <Field label={<Trans>Degree level</Trans>}>
          <Select {...input('level')}>
            <option value="">{t`Any level`}</option>
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
        <Field label={<Trans>Name or condition</Trans>} optional>
          <TextInput type="search" maxLength={200} {...input('q')} />
        </Field>
      </div>
      <details className="fold">
        <summary>
          <Trans>Advanced Filters</Trans>
          {inUse > 0 && <span className="small dim">({i18n.number(inUse)})</span>}
          <ChevronDown />
        </summary>
        <div className={styles.fields}>
          <Field label={<Trans>Your citizenship</Trans>} help={<Trans>Leaves out what your passport shuts out.</Trans>}>
            <Select {...input('citizenship')}>
              <option value="">{t`Do not ask`}</option>
              <CountryOptions />
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
          <Field
            label={<Trans>Application fees</Trans>}
            help={<Trans>Few pages say whether fees are waived: what is not known is not counted as waived.</Trans>}
          >
            <Select {...input('fee_waiver')}>
              <option value="">{t`Any`}</option>
              <option value="waived">{t`Waived`}</option>
              <option value="perhaps">{t`Waived, or not known`}</option>
            </Select>
          </Field>
          <Field label={<Trans>Am I eligible?</Trans>}>
            <Select {...input('eligibility')}>
              <option value="">{t`Show all`}</option>
              {eligibilities.map((state) => (
                <option key={state} value={state}>
                  {{ yes: t`Eligible`, no: t`Not eligible`, unknown: t`Eligibility unknown` }[state]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </details>
      <div className={styles.go}>
        <Button type="submit" look="main" blocked={!canGo} aria-describedby={canGo ? undefined : reason}>
          <SearchIcon />
          <Trans>Search</Trans>
        </Button>
        {!canGo && (
          <p className="small dim" id={reason}>
            <Trans>Choose a country or a level, or write a word.</Trans>
          </p>
        )}
      </div>
    </form>
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
