import { activityTypeWord } from '@lantern/content/activity-types';
import {
  type activityCalls,
  activityTypes,
  busiestHours,
  checkPeriod,
  hoursOfWeek,
  isPlanned,
  monthFromNow,
  schoolYears,
  sumWeeklyHours,
  writeDuration,
} from '@lantern/contract/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select, TextArea } from '#components/inputs.tsx';
import { MonthInput } from '#components/month-input.tsx';
import { readWhole } from '#components/read-number.ts';
import type { RecordFieldsProps } from '#components/record/record-view.ts';
import styles from './activities.module.css';
import { SchoolYear, WeeklyHours } from './activity-parts.tsx';
import { CharacterCount, ChooseCount, useCountedForm } from './character-count.tsx';
import type { FormValues } from './form-values.ts';

type ActivityFieldsProps = RecordFieldsProps<typeof activityCalls, FormValues>;
type Others = ActivityFieldsProps['others'];

export function ActivityFields({ form, others }: ActivityFieldsProps) {
  const { t, i18n } = useLingui();
  const { values } = form;
  const [counted, setCounted] = useCountedForm();
  const together = `${values.description}\n${values.outcome}`.trim();
  const count = (field: 'name' | 'title' | 'description' | 'outcome') => (
    <CharacterCount counted={counted} field={field} text={values[field]} together={together} />
  );
  const planned = isPlanned(writeDuration({ start: values.start, end: values.current ? null : values.end }));
  const month = (name: 'start' | 'end') => ({
    name,
    value: values[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: form.text(name).onBlur,
    min: '1950-01',
  });
  return (
    <>
      <FormField
        form={form}
        name="name"
        label={<Trans>Name of the activity</Trans>}
        help={count('name')}
        autoComplete="off"
      />
      <FormField
        form={form}
        name="title"
        label={<Trans>Your role</Trans>}
        help={count('title')}
        optional
        autoComplete="off"
      />
      <Field label={<Trans>Type of activity</Trans>} help={<Trans>As the Common App asks.</Trans>} optional>
        <Select {...form.text('type')}>
          <option value="">{t`Choose a type`}</option>
          {activityTypes.map((type) => (
            <option key={type} value={type}>
              {activityTypeWord(type, i18n.locale)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.period}>
        <Field label={<Trans context="month of an activity">Start</Trans>} error={form.error('start')}>
          <MonthInput {...month('start')} max={monthFromNow(12)} />
        </Field>
        {!values.current && (
          <Field label={<Trans>End</Trans>} error={form.error('end')}>
            <MonthInput {...month('end')} max={monthFromNow(120)} />
          </Field>
        )}
        <div className={styles.current}>
          <Checkbox {...form.check('current')}>
            {planned ? <Trans>It has no end yet</Trans> : <Trans>I still do this (until the present)</Trans>}
          </Checkbox>
        </div>
      </div>
      <SchoolYears chosen={values.schoolYears} onChange={(years) => form.set('schoolYears', years)} />
      <FormField
        form={form}
        name="weeklyHours"
        label={<Trans>Hours a week</Trans>}
        help={
          planned ? (
            <Trans>It is planned: about how many hours a week will it take?</Trans>
          ) : (
            <Trans>About, in a usual week. Work and care at home count.</Trans>
          )
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="weeksPerYear"
        label={<Trans>Weeks a year</Trans>}
        help={<Trans>About. All year is 52, only in the school term about 36.</Trans>}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <TotalHours values={values} others={others} />
      <Field label={<Trans>Description</Trans>} help={count('description')} error={form.error('description')} optional>
        <TextArea {...form.text('description')} rows={4} />
      </Field>
      <Field
        label={<Trans>Impact</Trans>}
        help={
          <>
            <Trans>What changed because of you? Numbers help.</Trans> {count('outcome')}
          </>
        }
        error={form.error('outcome')}
        optional
      >
        <TextArea {...form.text('outcome')} rows={3} />
      </Field>
      <ChooseCount form={counted} onChange={setCounted} />
    </>
  );
}

/** In which years of school: any of them, also with a gap. */
function SchoolYears({ chosen, onChange }: { chosen: readonly number[]; onChange: (years: number[]) => void }) {
  return (
    <fieldset className={styles.years}>
      <legend>
        <Trans>Years of school (optional)</Trans>
      </legend>
      {schoolYears.map((year) => (
        <Checkbox
          key={year}
          checked={chosen.includes(year)}
          onChange={({ target }) =>
            onChange(schoolYears.filter((one) => (one === year ? target.checked : chosen.includes(one))))
          }
        >
          <SchoolYear year={year} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Hours a week of all current activities with the one in the form. */
function TotalHours({ values, others }: { values: FormValues; others: Others }) {
  const period = { start: values.start, end: values.current ? null : values.end };
  const typed = readWhole(values.weeklyHours);
  const { start, end } = checkPeriod(period);
  const isCounted = !start && !end && !Number.isNaN(typed);
  const list = isCounted ? [...others, { duration: writeDuration(period), weeklyHours: typed }] : others;
  const busiest = busiestHours(list);
  return (
    <div aria-live="polite">
      {busiest > hoursOfWeek ? (
        <Remark icon={TriangleAlert} tone="bad">
          <Trans>
            All current activities together: <WeeklyHours hours={busiest} />. A week has 168.
          </Trans>
        </Remark>
      ) : (
        <Remark icon={Clock}>
          <Trans>
            All current activities together: <WeeklyHours hours={sumWeeklyHours(list, monthFromNow())} />
          </Trans>
        </Remark>
      )}
    </div>
  );
}
