// The grade that matches are judged by: the one of the record, or one to try out. Without either nothing is assumed.
import { gpaSlider } from '@lantern/contract/matching.filters';
import type { JudgedBy } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';
import { readDecimal, writeDecimal } from '#components/read-number.ts';
import { gradeWords } from './judged-by.tsx';
import { Slider } from './slider.tsx';

type GradeFilterProps = {
  gpa: number | null;
  grade: JudgedBy['grade'];
  cost: ReactNode;
  onChange: (gpa: number | null) => void;
};

export function GradeFilter({ grade, ...rest }: GradeFilterProps) {
  return grade ? <Slid grade={grade} {...rest} /> : <Typed {...rest} />;
}

const isOnScale = (value: number) => value >= gpaSlider.min && value <= gpaSlider.max;

function Typed({ gpa, cost, onChange }: Omit<GradeFilterProps, 'grade'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(writeDecimal(gpa));
  const value = readDecimal(typed);
  const error = value === null || isOnScale(value) ? '' : t`Write a GPA from 2.0 to 4.0.`;
  return (
    <Field
      label={<Trans>GPA, of 4</Trans>}
      optional
      error={error || undefined}
      help={
        <>
          <Trans>
            Your record has no grade for this level yet. You can try one here.{' '}
            <Link href="/education?add=1">Add your grade</Link>
          </Trans>{' '}
          {cost}
        </>
      }
    >
      <TextInput
        // what is not a grade is not left out in silence
        ref={(input: HTMLInputElement | null) => input?.setCustomValidity(error)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        maxLength={5}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = readDecimal(target.value);
          onChange(next !== null && isOnScale(next) ? next : null);
        }}
      />
    </Field>
  );
}

function Slid({ gpa, grade, cost, onChange }: GradeFilterProps & { grade: NonNullable<JudgedBy['grade']> }) {
  const { i18n } = useLingui();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const recorded = gradeWords(grade, i18n);
  // of a range the lower end, so that nothing looks better than it is
  const place = gpa ?? Math.min(gpaSlider.max, Math.max(gpaSlider.min, Math.floor(grade.low * 10) / 10));
  return (
    <div>
      <Slider
        label={<Trans>GPA, of 4</Trans>}
        said={gpa === null ? recorded : i18n.number(gpa, digits)}
        value={place}
        range={gpaSlider}
        onChange={onChange}
        help={cost}
      />
      <Checkbox checked={gpa === null} onChange={({ target }) => onChange(target.checked ? null : place)}>
        <Trans>From your record: {recorded}</Trans>
      </Checkbox>
    </div>
  );
}
