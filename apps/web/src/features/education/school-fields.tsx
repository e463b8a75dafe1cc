import { curricula, type educationCalls, gradeScales, schoolKinds } from '@lantern/contract/education';
import { Trans, useLingui } from '@lingui/react/macro';
import { CountrySelect } from '#components/country-select.tsx';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Select, TextArea } from '#components/inputs.tsx';
import type { RecordFieldsProps } from '#components/record/record-view.ts';
import { EarlierFields } from './earlier-fields.tsx';
import styles from './education.module.css';
import { curriculumWords, kindWords, scaleWords } from './education-words.ts';
import { endsOf, QualificationField, scaleOf } from './qualification-field.tsx';
import { bestOf, isLettered, passOf, type SchoolValues } from './school-form.ts';
import { SubjectRows } from './subject-rows.tsx';

export function SchoolFields({ form }: RecordFieldsProps<typeof educationCalls, SchoolValues>) {
  const { t, i18n } = useLingui();
  const { values } = form;
  const number = { inputMode: 'decimal', autoComplete: 'off', dir: 'ltr' } as const;
  const scaleInput = form.text('gradeScale');
  // letters are typed there
  const hasLetters = isLettered(values.gradeScale);
  const gradeInput = hasLetters ? { ...number, inputMode: 'text' as const } : number;
  return (
    <>
      <FormField
        form={form}
        name="schoolName"
        label={<Trans>School name</Trans>}
        autoComplete="organization"
        required
      />
      <Field label={<Trans>Kind of school</Trans>}>
        <Select {...form.text('kind')}>
          {schoolKinds.map((kind) => (
            <option key={kind} value={kind}>
              {i18n._(kindWords[kind])}
            </option>
          ))}
        </Select>
      </Field>
      <CountrySelect {...form.text('country')} label={<Trans>Country</Trans>} error={form.error('country')} />
      <Field label={<Trans>Curriculum</Trans>} error={form.error('curriculum')}>
        <Select {...form.text('curriculum')}>
          <option value="">{t`Choose a curriculum`}</option>
          {curricula.map((name) => {
            const words = curriculumWords[name];
            return (
              <option key={name} value={name}>
                {words ? i18n._(words) : name}
              </option>
            );
          })}
        </Select>
      </Field>
      {values.kind === 'secondary' && (
        <QualificationField
          chosen={values.qualification}
          country={values.country}
          error={form.error('qualification')}
          onChoose={(qualification) => {
            form.set('qualification', qualification);
            if (values.gpa !== '' || values.predictedGpa !== '') return;
            const ends = endsOf[qualification];
            const scale = ends ? 'other' : scaleOf[qualification];
            if (!scale) return;
            form.set('gradeScale', scale);
            form.set('gradeBest', ends?.best ?? '');
            form.set('gradePass', ends?.pass ?? '');
          }}
        />
      )}
      <FormField
        form={form}
        name="graduationYear"
        label={<Trans>Graduation year</Trans>}
        help={<Trans>When you finish, or finished.</Trans>}
        optional
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <FormField
        form={form}
        name="board"
        label={<Trans>Board or examining body</Trans>}
        help={<Trans>As it stands on your certificate, like Dhaka Board or CBSE.</Trans>}
        optional
        autoComplete="off"
      />
      <EarlierFields form={form} />
      <div className={styles.pair}>
        <Field label={<Trans>Grade scale</Trans>}>
          <Select
            {...scaleInput}
            onChange={(event) => {
              scaleInput.onChange(event);
              // the ends of another scale are not those of this one; what was typed stays
              if (Object.values(endsOf).some(({ pass }) => pass === values.gradePass)) form.set('gradePass', '');
            }}
          >
            {gradeScales.map((scale) => (
              <option key={scale} value={scale}>
                {i18n._(scaleWords[scale])}
              </option>
            ))}
          </Select>
        </Field>
        {bestOf[values.gradeScale] === undefined && (
          <FormField form={form} name="gradeBest" label={<Trans>Best grade of the scale</Trans>} {...number} />
        )}
        {passOf[values.gradeScale] === undefined && (
          <FormField
            form={form}
            name="gradePass"
            label={<Trans>Pass mark</Trans>}
            help={<Trans>The lowest grade that passes. Some conversions need it.</Trans>}
            optional
            {...number}
          />
        )}
      </div>
      <div className={styles.pair}>
        <FormField
          form={form}
          name="gpa"
          label={<Trans>GPA or final grade</Trans>}
          help={
            values.gradeScale === 'alevel' ? (
              <Trans>Your three best letters, like A*AB or ABB, or UCAS points, like 128. We keep the points.</Trans>
            ) : hasLetters ? (
              <Trans>A letter as on your paper, like B3 or A-; or the average of several, like 3.2.</Trans>
            ) : (
              <Trans>As on your transcript.</Trans>
            )
          }
          optional
          {...gradeInput}
        />
        <FormField form={form} name="predictedGpa" label={<Trans>Predicted grade</Trans>} optional {...gradeInput} />
      </div>
      <FormField
        form={form}
        name="rank"
        label={<Trans>Place in class</Trans>}
        help={<Trans>Only if your school says it, like 3 of 120.</Trans>}
        optional
        autoComplete="off"
      />
      <SubjectRows subjects={values.subjects} onChange={(subjects) => form.set('subjects', subjects)} />
      <Field label={<Trans>Honors</Trans>} error={form.error('honors')} optional>
        <TextArea {...form.text('honors')} rows={3} />
      </Field>
    </>
  );
}
