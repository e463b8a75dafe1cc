import type { GradeFormulaId } from '@lantern/content/grade-words';
import type { JudgedBy } from '@lantern/contract/matching.results';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { AddGrade, schoolForm } from './add-grade.tsx';
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

const unusedWords: Readonly<Record<JudgedBy['unused'][number], MessageDescriptor>> = {
  'grade-off-scale': msg`Your grade is higher than its scale, so we did not use it.`,
  'grade-of-other-scale': msg`Your grade does not fit its scale, so we did not use it. Check the grade scale of your school.`,
  'grade-of-other-kind': msg`Your grade is from another kind of school. For this level they ask for a different one.`,
  'degree-held': msg`You have a degree and look for a bachelor’s. Not every university or scholarship allows a second one.`,
  'budget-tiny': msg`This budget pays for nothing. Did you mean thousands of US dollars a year?`,
};

function formulaName(formula: string | null, i18n: I18n): string | undefined {
  const word = formulaWords[formula as keyof typeof formulaWords];
  return word && i18n._(word);
}

/** What of the record would tell more, asked for where the answer stands. */
type Missing = { certificate: boolean; grade: boolean };

export function AskRecord({ judged, certificate, grade }: Missing & Pick<JudgedByLineProps, 'judged'>) {
  if (grade)
    return (
      <>
        {certificate ? (
          <Trans>Tell us your certificate and grade, and we show if you can get in</Trans>
        ) : (
          <Trans>Tell us your grade, and we show how hard it is to get in</Trans>
        )}{' '}
        · <AddGrade judged={judged} />
      </>
    );
  return (
    certificate && (
      <>
        <Trans>Tell us your certificate, and we show if you can apply</Trans> ·{' '}
        <Link href={schoolForm(judged)}>
          <Trans>Add your certificate</Trans>
        </Link>
      </>
    )
  );
}

type JudgedByLineProps = {
  judged: JudgedBy;
  /** what is asked for above already */
  asked?: Missing;
};

const nothingAsked: Missing = { certificate: false, grade: false };

/** What the answer was judged by, so that nobody takes a try-out for their record. */
export function JudgedByLine({ judged, asked = nothingAsked }: JudgedByLineProps) {
  const { grade, scores, citizenship, qualification, unused } = judged;
  const { i18n } = useLingui();
  const figure = grade && gradeWords(grade, i18n);
  const formula = grade && formulaName(grade.formula, i18n);
  const country = citizenship && regionName(citizenship, i18n);
  return (
    <p className={`small dim ${styles.judged}`}>
      <span>
        {grade?.from === 'slider' && <Trans>GPA {figure} of 4, tried out in the filters</Trans>}
        {grade?.from === 'record' && (
          <Link href="/education">
            <Trans>GPA {figure} of 4, from your record</Trans>
          </Link>
        )}
        {formula && <> ({formula})</>}
        {!grade && (
          <>
            <Trans>No grade</Trans>
            {!asked.grade && (
              <>
                {' '}
                · <AddGrade judged={judged} />
              </>
            )}
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
          <AskRecord judged={judged} certificate={!asked.certificate} grade={false} />
        )}
        {unused.map((part) => (
          <span key={part}> · {i18n._(unusedWords[part])}</span>
        ))}
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
