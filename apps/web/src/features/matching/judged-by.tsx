import { type GradeFormulaId, gradeFormulaIds, gradeFormulaWords } from '@lantern/content/grade-words';
import type { JudgedBy } from '@lantern/contract/matching';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './matching.module.css';
import { regionName } from './matching-words.ts';

/** A grade on the scale of 4.0: a range where it was converted. */
export function gradeWords({ low, high }: NonNullable<JudgedBy['grade']>, i18n: I18n): string {
  const one = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return low === high ? one(low) : `${one(low)}–${one(high)}`;
}

function formulaName(formula: string | null, locale: string): string | undefined {
  const id = gradeFormulaIds.find((one): one is GradeFormulaId => one === formula);
  return id && id !== 'same' ? gradeFormulaWords(id, locale).name : undefined;
}

/** What the answer was judged by, so that nobody takes a try-out for their record. */
export function JudgedByLine({ judged: { grade, scores, citizenship } }: { judged: JudgedBy }) {
  const { i18n } = useLingui();
  const figure = grade && gradeWords(grade, i18n);
  const formula = grade && formulaName(grade.formula, i18n.locale);
  const held = scores.map(({ name, overall }) => `${name} ${i18n.number(overall)}`).join(', ');
  const country = citizenship && regionName(citizenship, i18n);
  return (
    <p className={`small dim ${styles.judged}`}>
      <span>
        {grade?.from === 'slider' && <Trans>GPA {figure} of 4, from the slider</Trans>}
        {grade?.from === 'record' && <Trans>GPA {figure} of 4, from your record</Trans>}
        {formula && <> ({formula})</>}
        {!grade && (
          <>
            <Trans>No grade</Trans> ·{' '}
            <Link href="/education">
              <Trans>Add your grade</Trans>
            </Link>
          </>
        )}
      </span>
      <span>
        {held || (
          <>
            <Trans>No test scores</Trans> ·{' '}
            <Link href="/tests">
              <Trans>Add a score</Trans>
            </Link>
          </>
        )}
      </span>
      <span>
        {country ? (
          <Trans>Fees as for citizens of {country}</Trans>
        ) : (
          <>
            <Trans>Citizenship unknown</Trans> ·{' '}
            <Link href="/personal-info">
              <Trans>Add it</Trans>
            </Link>
          </>
        )}
      </span>
    </p>
  );
}
