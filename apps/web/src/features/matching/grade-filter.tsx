// The grade that matches are judged by: the one of the record, or one to try out. Without either nothing is assumed.
import { gpaSlider } from '@lantern/contract/matching.filters';
import type { JudgedBy } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';
import { readDecimal, writeDecimal } from '#components/read-number.ts';
import { AddGrade } from './add-grade.tsx';
import { gradeWords } from './judged-by.tsx';
import { Slider } from './slider.tsx';

type GradeFilterProps = {
  gpa: number | null;
  judged: Pick<JudgedBy, 'grade' | 'school'>;
  /** kept by a version that assumed one */
  untold: number | null;
  cost: ReactNode;
  onChange: (gpa: number | null) => void;
};

export function GradeFilter(props: GradeFilterProps) {
  const { grade } = props.judged;
  return grade ? <Slid grade={grade} {...props} /> : <Typed {...props} />;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const isOnScale = (value: number) => value >= gpaSlider.min && value <= gpaSlider.max;

function Typed({ gpa, judged, untold, cost, onChange }: GradeFilterProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(writeDecimal(gpa));
  const value = readDecimal(typed);
  const before = untold && i18n.number(untold, oneDigit);
  const error = value === null || isOnScale(value) ? '' : t`Write a GPA from 2.0 to 4.0.`;
  return (
    <Field
      label={<Trans>GPA, of 4</Trans>}
      optional
      error={error || undefined}
      help={
        <>
          <Trans>Your record has no grade for this level yet. You can try one here.</Trans> <AddGrade judged={judged} />{' '}
          {cost}
          {untold !== null && typed === '' && (
            <Trans>
              Before, we used a GPA of {before} that you may not have chosen.{' '}
              <Button
                look="bare"
                onClick={() => {
                  setTyped(writeDecimal(untold));
                  onChange(untold);
                }}
              >
                Use {before}
              </Button>
            </Trans>
          )}
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

type SlidProps = Pick<GradeFilterProps, 'gpa' | 'cost' | 'onChange'> & { grade: NonNullable<JudgedBy['grade']> };

function Slid({ gpa, grade, cost, onChange }: SlidProps) {
  const { i18n } = useLingui();
  const recorded = gradeWords(grade, i18n);
  // of a range the lower end, so that nothing looks better than it is
  const place = gpa ?? Math.min(gpaSlider.max, Math.max(gpaSlider.min, Math.floor(grade.low * 10) / 10));
  return (
    <div>
      <Slider
        label={<Trans>GPA, of 4</Trans>}
        said={gpa === null ? recorded : i18n.number(gpa, oneDigit)}
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
