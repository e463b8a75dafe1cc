import { countryName } from '@lantern/content/countries';
import type { ApplicationFields, University } from '@lantern/contract/applications';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { CountrySelect } from '#components/country-select.tsx';
import { FormField } from '#components/form-field.tsx';
import { listed } from '#components/listed.ts';
import type { FormOf } from '#components/record/record-view.ts';
import { useSettled } from '#components/use-settled.ts';
import { searchQuery } from '../applications.api.ts';
import styles from '../applications.module.css';
import { onlyZoneOf } from '../moments.ts';
import type { ApplicationValues } from './application-form.ts';

const fewest = 3;

/** The university: one of the catalogue, or one that the student writes down. */
export function UniversityInput({ form }: { form: FormOf<ApplicationFields, ApplicationValues> }) {
  const { i18n } = useLingui();
  const { values } = form;
  const isChosen = values.institution_id !== null;
  const [typed, setTyped] = useState(false);
  const words = useSettled(values.name.trim(), '');
  const isAsked = typed && !isChosen && words.length >= fewest;
  const { data: found, error } = useQuery({ ...searchQuery(words), enabled: isAsked });
  const placeOf = ({ city, country }: Pick<University, 'city' | 'country'>) =>
    listed([city, country && countryName(country, i18n.locale)], i18n);

  function choose(university: University) {
    form.set('institution_id', university.id);
    form.set('name', university.name);
    form.set('city', university.city);
    form.set('country', university.country);
    if (!values.zone) form.set('zone', onlyZoneOf(university.country));
  }

  return (
    <div className="stack">
      <FormField
        form={form}
        name="name"
        label={<Trans>University</Trans>}
        help={
          <Trans>Type a name or a city and choose from the list. One that is not there can stay as you wrote it.</Trans>
        }
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => {
          setTyped(true);
          form.set('name', target.value);
          form.set('institution_id', null);
        }}
      />
      {isChosen && (
        <p className="plain ok">
          <Check className="s" />
          <span>
            <Trans>From the catalogue: {placeOf(values)}</Trans>
          </span>
        </p>
      )}
      <div role="status" className={styles.found}>
        {isAsked && found && (
          <p className="small dim">
            <Plural
              value={found.length}
              _0="Nothing like this in the catalogue. It is added as you wrote it."
              one="# university found"
              other="# universities found"
            />
          </p>
        )}
        {isAsked && !found && error && (
          <p className="small dim">
            <Trans>The catalogue cannot be searched right now. You can add the university as you wrote it.</Trans>
          </p>
        )}
      </div>
      {isAsked && found && found.length > 0 && (
        <ul className={`rules closed ${styles.choices}`}>
          {found.map((university) => (
            <li key={university.id}>
              <button type="button" onClick={() => choose(university)}>
                <b dir="auto">{university.name}</b> <span className="small dim">{placeOf(university)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isChosen && values.name.trim() !== '' && (
        <div className={styles.fields}>
          <CountrySelect
            {...form.text('country')}
            label={<Trans>Country</Trans>}
            error={form.error('country')}
            onChange={({ target }) => {
              form.set('country', target.value);
              if (!values.zone) form.set('zone', onlyZoneOf(target.value));
            }}
          />
          <FormField form={form} name="city" label={<Trans>City</Trans>} optional maxLength={100} />
        </div>
      )}
    </div>
  );
}
