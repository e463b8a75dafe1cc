import { rangeMessage } from '@lantern/content/tests/check-score';
import { overallOf, type SectionScores } from '@lantern/content/tests/scores';
import { sectionName } from '@lantern/content/tests/section-words';
import { testIds } from '@lantern/contract/test-ids';
import type { scoreCalls } from '@lantern/contract/tests';
import { Trans, useLingui } from '@lingui/react/macro';
import { fieldWord } from '#api/field-words.ts';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select, TextArea, TextInput } from '#components/inputs.tsx';
import type { RecordFieldsProps } from '#components/record/record-view.ts';
import { testNames } from '#components/test-names.ts';
import { useTestPlans } from '#features/planners/planners.api.ts';
import { editionFor, fieldsOf, type ScoreValues } from './score-form.ts';
import styles from './tests.module.css';

export function ScoreInputs({ form }: RecordFieldsProps<typeof scoreCalls, ScoreValues>) {
  const { t, i18n } = useLingui();
  const { values } = form;
  const edition = editionFor(values);
  const computed = edition && overallOf(edition, fieldsOf(values).sectionScores as SectionScores);
  const { plans } = useTestPlans();
  // choosing another test clears what was typed for the one before; the day of its plan is not typed twice
  const chooseTest = (testType: string) => {
    form.set('testType', testType);
    form.set('sectionScores', {});
    form.set('overallScore', '');
    const planned = plans.find(({ test }) => test === testType)?.plan.target;
    if (planned && values.testDate === '') form.set('testDate', planned);
  };
  return (
    <>
      <Field label={<Trans>Test</Trans>} error={form.error('testType')}>
        <Select {...form.text('testType')} onChange={(event) => chooseTest(event.target.value)}>
          <option value="">{t`Choose a test`}</option>
          {testIds.map((id) => (
            <option key={id} value={id}>
              {testNames[id]}
            </option>
          ))}
        </Select>
      </Field>
      <FormField
        form={form}
        name="testDate"
        label={<Trans>Test date</Trans>}
        help={<Trans>A date in the future is a booked test: it needs no scores yet.</Trans>}
        type="date"
        min="2000-01-01"
      />
      {edition && (
        <>
          <div className={styles.sections}>
            {edition.sections.map(({ id, optional, ...range }) => (
              <Field
                key={id}
                label={sectionName(id, i18n.locale)}
                help={fieldWord(rangeMessage(range), i18n)}
                error={form.error(`sectionScores.${id}` as 'sectionScores')}
                optional={optional ?? false}
              >
                <TextInput
                  name={`sectionScores.${id}`}
                  value={values.sectionScores[id] ?? ''}
                  inputMode="decimal"
                  dir="ltr"
                  autoComplete="off"
                  onBlur={form.text(`sectionScores.${id}` as 'sectionScores').onBlur}
                  onChange={(event) => form.set('sectionScores', { ...values.sectionScores, [id]: event.target.value })}
                />
              </Field>
            ))}
          </div>
          <FormField
            form={form}
            name="overallScore"
            label={<Trans>Overall score</Trans>}
            help={
              computed === undefined || computed === null
                ? fieldWord(rangeMessage(edition.overall), i18n)
                : t`Your parts give ${i18n.number(computed)}. If your report shows another number, write that.`
            }
            optional
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
      <Checkbox {...form.check('retakePlanned')}>
        <Trans>I plan to take it again</Trans>
      </Checkbox>
      <Field label={<Trans>Notes</Trans>} error={form.error('notes')} optional>
        <TextArea {...form.text('notes')} rows={2} />
      </Field>
    </>
  );
}
