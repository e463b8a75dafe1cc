import type { GradeFormulaId } from '@lantern/content/grade-words';
import type { JudgedBy } from '@lantern/contract/matching';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import styles from './matching.module.css';
import { regionName } from './matching-words.ts';

/** A grade on the scale of 4.0: a range where it was converted. */
export function gradeWords({ low, high }: NonNullable<JudgedBy['grade']>, i18n: I18n): string {
  const one = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return low === high ? one(low) : `${one(low)}–${one(high)}`;
}

/** Only their names: the content's words bring every caveat in every language, which Academic background shows. */
const formulaWords: Readonly<Record<Exclude<GradeFormulaId, 'same'>, MessageDescriptor>> = {
  bands: msg`Read from a table of grades`,
  linear: msg`Worked out from best and pass mark`,
  bavarian: msg`Modified Bavarian formula`,
  'uk-bands': msg`UK degree classes`,
  'uk-table': msg`A university’s table`,
};

function formulaName(formula: string | null, i18n: I18n): string | undefined {
  const word = formulaWords[formula as keyof typeof formulaWords];
  return word && i18n._(word);
}

/** What the answer was judged by, so that nobody takes a try-out for their record. */
export function JudgedByLine({ judged: { grade, scores, citizenship, qualification, unused } }: { judged: JudgedBy }) {
  const { i18n } = useLingui();
  const figure = grade && gradeWords(grade, i18n);
  const formula = grade && formulaName(grade.formula, i18n);
  const country = citizenship && regionName(citizenship, i18n);
  return (
    <p className={`small dim ${styles.judged}`}>
      <span>
        {grade?.from === 'slider' && <Trans>GPA {figure} of 4, from the slider</Trans>}
        {grade?.from === 'record' && (
          <Link href="/education">
            <Trans>GPA {figure} of 4, from your record</Trans>
          </Link>
        )}
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
        {qualification ? (
          <Link href="/education">
            <Trans>
              Certificate: <bdi>{qualification.name}</bdi>
            </Trans>
          </Link>
        ) : (
          <>
            <Trans>Tell us your certificate, and we show if you can apply</Trans> ·{' '}
            <Link href="/education">
              <Trans>Add your certificate</Trans>
            </Link>
          </>
        )}
        {unused.includes('grade-off-scale') && (
          <>
            {' '}
            · <Trans>Your grade is higher than its scale, so we did not use it.</Trans>
          </>
        )}
        {unused.includes('grade-of-other-kind') && (
          <>
            {' '}
            · <Trans>Your grade is from another kind of school. For this level they ask for a different one.</Trans>
          </>
        )}
      </span>
      <span>
        {scores.map(({ edition, name, overall }, index) => (
          <span key={edition}>
            {index > 0 && ' · '}
            <Link href="/tests">
              <bdi>
                {name} {i18n.number(overall, { useGrouping: false })}
              </bdi>
            </Link>
          </span>
        ))}
        {scores.length === 0 && (
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
