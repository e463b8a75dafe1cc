import { type Away, type AwayReason, awayReasons, awaysMax } from '@lantern/contract/planners.test-prep';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Plus } from 'lucide-react';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select, TextInput } from '#components/inputs.tsx';
import type { useForm } from '#components/use-form.ts';
import type { PlanValues, planSchema } from './plan-form.ts';
import styles from './planners.module.css';

const reasonWords: Record<AwayReason, MessageDescriptor> = {
  travel: msg`Travel`,
  power: msg`No power or connection`,
  other: msg`Other`,
};

/** Sunday to Saturday: 1 Jan 2023 was a Sunday. */
const weekdays = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, date: new Date(Date.UTC(2023, 0, 1 + day, 12)) }));

type PlanForm = ReturnType<typeof useForm<typeof planSchema, PlanValues>>;

/** Days that do not count: of every week, spans, and those on the way to the test. */
export function DaysOff({ form, today }: { form: PlanForm; today: string }) {
  const { t, i18n } = useLingui();
  const { off_weekdays: off, away } = form.values;
  const setAway = (next: readonly Away[]) => form.set('away', next);
  const edit = (id: string, part: Partial<Away>) =>
    setAway(away.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const hasSome = off.length + away.length > 0 || form.values.travel_days !== '0';
  return (
    <details className="fold" open={hasSome}>
      <summary>
        <Trans>Days that do not count</Trans>
        <ChevronDown />
      </summary>
      <div className="stack">
        <fieldset className={styles.weekdays}>
          <legend>
            <Trans>Every week</Trans>
          </legend>
          {weekdays.map(({ day, date }) => (
            <Checkbox
              key={day}
              checked={off.includes(day)}
              onChange={({ target }) =>
                form.set('off_weekdays', target.checked ? [...off, day] : off.filter((one) => one !== day))
              }
            >
              {i18n.date(date, { weekday: 'long', timeZone: 'UTC' })}
            </Checkbox>
          ))}
          <p role="alert" className={styles.bad}>
            {form.error('off_weekdays')}
          </p>
        </fieldset>
        {away.map((span, index) => (
          <div key={span.id} className={styles.fields}>
            <Field label={<Trans>From</Trans>}>
              <TextInput
                type="date"
                value={span.from}
                min={today}
                onChange={({ target }) => target.value && edit(span.id, { from: target.value })}
              />
            </Field>
            <Field
              label={<Trans>To, that day included</Trans>}
              error={form.error(`away.${index}.to` as 'away') ?? form.error('away')}
            >
              <TextInput
                type="date"
                name={`away.${index}.to`}
                value={span.to}
                min={span.from}
                onChange={({ target }) => target.value && edit(span.id, { to: target.value })}
              />
            </Field>
            <Field label={<Trans>Why</Trans>}>
              <Select
                value={span.reason}
                onChange={({ target }) => edit(span.id, { reason: target.value as AwayReason })}
              >
                {awayReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {i18n._(reasonWords[reason])}
                  </option>
                ))}
              </Select>
            </Field>
            <Button
              look="bare"
              aria-label={t`Remove these days`}
              onClick={() => setAway(away.filter(({ id }) => id !== span.id))}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        ))}
        {away.length < awaysMax && (
          <div>
            <Button onClick={() => setAway([...away, { id: newId(), from: today, to: today, reason: 'travel' }])}>
              <Plus />
              <Trans>Add days off</Trans>
            </Button>
          </div>
        )}
        <FormField
          form={form}
          name="travel_days"
          inputMode="numeric"
          autoComplete="off"
          label={<Trans>Days on the way to the test</Trans>}
          help={<Trans>Right before it, when you cannot study.</Trans>}
        />
      </div>
    </details>
  );
}
