import { sameFigure } from '@lantern/abroad/currencies';
import { studyWeeksMax, studyWeeksUsual } from '@lantern/abroad/study-plan';
import type { TestPlan } from '@lantern/contract/planners.test-prep';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { AmountInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select } from '#components/inputs.tsx';
import { testNames } from '#components/test-names.ts';
import { useForm } from '#components/use-form.ts';
import { useBookedDays } from './booked-days.ts';
import { DaysOff } from './days-off.tsx';
import { emptyValues, type PlanMade, planSchema, valuesOf } from './plan-form.ts';
import { savePlan } from './planners.api.ts';
import styles from './planners.module.css';

type PlanEditorProps = {
  /** of the plan that is changed, or the test that is asked for */
  test: TestId | undefined;
  kept: TestPlan | undefined;
  /** tests that have a plan already */
  taken: readonly TestId[];
  today: string;
  currency: string;
  onSaved: (test: TestId) => void;
  onCancel: (() => void) | undefined;
};

/** Test, date, weeks and hours make a plan; what does not count and the fee can be said as well. */
export function PlanEditor({ test, kept, taken, today, currency, onSaved, onCancel }: PlanEditorProps) {
  const { t, i18n } = useLingui();
  const [most, usual] = [i18n.number(studyWeeksMax), i18n.number(studyWeeksUsual)];
  const form = useForm({
    schema: planSchema,
    initial: test && kept ? valuesOf(test, kept, currency) : emptyValues(test, today, currency),
    onSubmit: async ({ test: chosen, plan }: PlanMade) => {
      savePlan(chosen, plan);
      onSaved(chosen);
    },
  });
  const { values } = form;
  const booked = useBookedDays(today);
  const bookedDay = booked(values.test);
  /** The day that is booked comes along with its test, unless another one was typed. */
  function chooseTest(chosen: string) {
    form.set('test', chosen);
    if (values.target === '' || values.target === bookedDay) form.set('target', booked(chosen) ?? '');
  }
  return (
    <form {...form.props} className={`card ${styles.editor}`} aria-label={t`Your plan`}>
      <h2>{kept ? <Trans>Change the plan</Trans> : <Trans>Plan a test</Trans>}</h2>
      {form.problem && <ErrorBlock title={<Trans>The plan was not made</Trans>}>{form.problem}</ErrorBlock>}
      <div className={styles.fields}>
        {!kept && (
          <Field label={<Trans>Test</Trans>} error={form.error('test')}>
            <Select {...form.text('test')} onChange={({ target }) => chooseTest(target.value)}>
              <option value="">{t`Choose a test`}</option>
              {testIds
                .filter((id) => !taken.includes(id))
                .map((id) => (
                  <option key={id} value={id}>
                    {testNames[id]}
                  </option>
                ))}
            </Select>
          </Field>
        )}
        <div className="stack">
          <FormField form={form} name="target" type="date" min={today} label={<Trans>Test date</Trans>} />
          {bookedDay && bookedDay !== values.target && (
            <Button onClick={() => form.set('target', bookedDay)}>
              <Trans>Use {formatDay(bookedDay, i18n)}, the day you booked</Trans>
            </Button>
          )}
        </div>
        <FormField
          form={form}
          name="weeks"
          inputMode="numeric"
          autoComplete="off"
          label={<Trans>Weeks to prepare</Trans>}
          help={
            <Trans>
              Up to {most}; {usual} is usual.
            </Trans>
          }
        />
        <FormField
          form={form}
          name="hours"
          inputMode="numeric"
          autoComplete="off"
          label={<Trans>Hours a week</Trans>}
          help={<Trans>In a week without days off.</Trans>}
        />
        <FormField
          form={form}
          name="start"
          type="date"
          label={<Trans>First day</Trans>}
          help={kept ? <Trans>Your ticks from before that day no longer count. For a retake, begin today.</Trans> : ''}
        />
        <Field label={<Trans>Format</Trans>} optional>
          <Select {...form.text('format')}>
            <option value="">{t`Not decided`}</option>
            <option value="online">{t`Online, at home`}</option>
            <option value="offline">{t`At a test centre`}</option>
          </Select>
        </Field>
      </div>
      <DaysOff form={form} today={today} />
      <details className="fold" open={values.fee !== null}>
        <summary>
          <Trans>Fee</Trans>
          <ChevronDown />
        </summary>
        <div className={styles.fields}>
          <CurrencySelect
            label={<Trans>Currency</Trans>}
            value={values.fee_currency}
            onChange={(code) => {
              form.set('fee', sameFigure(values.fee, values.fee_currency, code));
              form.set('fee_currency', code);
            }}
          />
          <AmountInput
            key={values.fee_currency}
            label={<Trans>Fee of the test</Trans>}
            currency={values.fee_currency}
            value={values.fee}
            onChange={(minor) => form.set('fee', minor)}
            optional
          />
          <FormField form={form} name="pay_by" type="date" min={today} label={<Trans>To be paid by</Trans>} optional />
        </div>
      </details>
      <div className="row wrap">
        <Button look="main" type="submit" busy={form.busy}>
          {kept ? <Trans>Save the plan</Trans> : <Trans>Make my plan</Trans>}
        </Button>
        {onCancel && (
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
