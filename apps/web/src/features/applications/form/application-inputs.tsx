import { todayIn } from '@lantern/abroad/days';
import { listZones, zoneToday } from '@lantern/abroad/zones';
import { type applicationCalls, applicationLevels, applicationStages } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Button } from '#components/button.tsx';
import { formatDay, formatMonth } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select, TextArea } from '#components/inputs.tsx';
import { MonthInput } from '#components/month-input.tsx';
import type { RecordFieldsProps } from '#components/record/record-view.ts';
import { levelWords, stageWords } from '../application-words.ts';
import { universityQuery, useApplications } from '../applications.api.ts';
import styles from '../applications.module.css';
import { readerZone, zonesOf } from '../moments.ts';
import { offerDeadline } from '../offered/offered-deadline.ts';
import { type ApplicationValues, otherIntake } from './application-form.ts';
import { UniversityInput } from './university-input.tsx';

export function ApplicationInputs({ form }: RecordFieldsProps<typeof applicationCalls, ApplicationValues>) {
  const { t, i18n } = useLingui();
  const { values } = form;
  const year = new Date().getFullYear();
  return (
    <>
      <UniversityInput form={form} />
      <FormField
        form={form}
        name="program"
        label={<Trans>Programme</Trans>}
        help={<Trans>As the university calls it, such as Computer Science, BSc.</Trans>}
        optional
        maxLength={200}
      />
      <div className={styles.fields}>
        <Field label={<Trans>Level</Trans>} error={form.error('level')} optional>
          <Select {...form.text('level')}>
            <option value="">{t`Not said yet`}</option>
            {applicationLevels.map((level) => {
              const word = levelWords[level];
              return (
                <option key={level} value={level}>
                  {word && i18n._(word)}
                </option>
              );
            })}
          </Select>
        </Field>
        <Field label={<Trans>Intake</Trans>} error={form.error('intake')} optional>
          <MonthInput
            name="intake"
            value={values.intake}
            min={`${year - 1}-01`}
            max={`${year + 6}-12`}
            onChange={(month) => form.set('intake', month)}
          />
        </Field>
        <Field label={<Trans>Stage</Trans>} error={form.error('stage')}>
          <Select {...form.text('stage')}>
            {applicationStages.map((stage) => (
              <option key={stage} value={stage}>
                {i18n._(stageWords[stage])}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <OtherIntake form={form} />
      <KnownDay form={form} />
      <fieldset className={styles.group}>
        <legend>
          <Trans>Deadline, as the university says it</Trans>
        </legend>
        <div className={styles.fields}>
          <FormField form={form} name="day" label={<Trans>Day</Trans>} type="date" optional />
          <FormField
            form={form}
            name="time"
            label={<Trans>Time</Trans>}
            type="time"
            optional
            help={<Trans>If you give no time, it ends at midnight there.</Trans>}
          />
          <Field label={<Trans>Time zone of the deadline</Trans>} error={form.error('zone')}>
            <ZoneSelect form={form} country={values.country} />
          </Field>
        </div>
      </fieldset>
      <Field label={<Trans>Notes</Trans>} error={form.error('notes')} optional>
        <TextArea {...form.text('notes')} rows={3} />
      </Field>
    </>
  );
}

/** The month of the other applications, to be taken with one press where it is the same here. */
function OtherIntake({ form }: Pick<RecordFieldsProps<typeof applicationCalls, ApplicationValues>, 'form'>) {
  const { i18n } = useLingui();
  const { rows = [] } = useApplications();
  const other = form.values.intake === '' ? otherIntake(rows) : undefined;
  if (!other) return null;
  const month = formatMonth(other.month, i18n);
  const name = <bdi>{other.name}</bdi>;
  return (
    <div className="row wrap">
      <span className="small dim">
        <Trans>
          Your application to {name} begins in {month}.
        </Trans>
      </span>
      <Button onClick={() => form.set('intake', other.month)}>
        <Trans>Use {month} here too</Trans>
      </Button>
    </div>
  );
}

/** The last day of the university that was chosen, as the catalogue has it, to be taken with one press. */
function KnownDay({ form }: Pick<RecordFieldsProps<typeof applicationCalls, ApplicationValues>, 'form'>) {
  const { i18n } = useLingui();
  const { institution_id: id, level, intake, country, city, day } = form.values;
  const { data } = useQuery({ ...universityQuery(id ?? ''), enabled: id !== null });
  const wished = { level: level || null, intake: intake || null, country, city };
  const offered = data && day === '' && offerDeadline(data.facts, wished, todayIn(readerZone(), new Date()));
  if (!offered) return null;
  const { moment, isUsual } = offered;
  const said = formatDay(moment.day, i18n);
  function take() {
    form.set('day', moment.day);
    form.set('zone', moment.zone);
  }
  return (
    <div className="card stack">
      <p>
        {isUsual ? (
          <Trans>The last day to apply is usually {said}. Check it on their page.</Trans>
        ) : (
          <Trans>The last day to apply is {said}.</Trans>
        )}
      </p>
      <div>
        <Button onClick={take}>
          <Trans>Use this date</Trans>
        </Button>
      </div>
    </div>
  );
}

type ZoneSelectProps = Pick<RecordFieldsProps<typeof applicationCalls, ApplicationValues>, 'form'> & {
  country: string;
};

/** Zones of the university's country first, then the reader's own, then all. */
function ZoneSelect({ form, country }: ZoneSelectProps) {
  const { t } = useLingui();
  const there = zonesOf(country).map(zoneToday);
  const { value: kept, ...props } = form.text('zone');
  const value = kept && zoneToday(kept);
  const all = useMemo(() => listZones(value), [value]);
  const here = readerZone();
  const option = (zone: string) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  );
  return (
    <Select {...props} value={value}>
      <option value="">{t`Choose a time zone`}</option>
      {there.length > 0 && (
        <optgroup label={t({ message: 'There', context: 'time zones of the university' })}>
          {there.map(option)}
        </optgroup>
      )}
      <optgroup label={t({ message: 'Where you are', context: 'time zones of the reader' })}>{option(here)}</optgroup>
      <optgroup label={t`All time zones`}>
        {all.filter((zone) => zone !== here && !there.includes(zone)).map(option)}
      </optgroup>
    </Select>
  );
}
