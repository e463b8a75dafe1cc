import { gradeFormulaWords } from '@lantern/content/grade-words';
import { gradeOnScale, gradeScale, isOfOtherScale } from '@lantern/matching/grade-scales';
import { bavarianSource, convertToUs4, type FormulaSource, germanGrade, ukClass } from '@lantern/matching/grades';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatKnownDay } from '#components/dates.ts';
import styles from './education.module.css';
import type { SchoolFields } from './school-form.ts';

const classWords: Record<NonNullable<ReturnType<typeof ukClass>>['class'], MessageDescriptor> = {
  first: msg`First`,
  'upper-second': msg`Upper second (2:1)`,
  'lower-second': msg`Lower second (2:2)`,
  third: msg`Third`,
};

/** A grade read on other scales: each reading with its formula, its source and what is uncertain about it. */
export function ConvertedGrades({ fields }: { fields: SchoolFields }) {
  const { i18n } = useLingui();
  const { gradeBest: best, country, kind, curriculum, qualification } = fields;
  const value = fields.gpa ?? fields.predictedGpa;
  if (value === null || best === null) return null;
  const told = { value, best, pass: fields.gradePass };
  if (isOfOtherScale(told)) return null;
  const grade = gradeOnScale(told, { country, kind, qualification, ...(curriculum && { curriculum }) });
  const pass = grade.pass ?? (grade.scale ? gradeScale(grade.scale).pass : null);
  // where nobody said the pass mark, no formula that needs it is shown
  if (grade.isPassAssumed || pass === null) return null;
  const us = convertToUs4(grade);
  const german = germanGrade({ best: grade.best, pass, got: grade.value });
  const uk = ukClass(grade);
  const number = (figure: number, digits: number) =>
    i18n.number(figure, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (!us && german === null && !uk) return null;
  return (
    <details className={styles.converted}>
      <summary>
        <Trans>How this grade may be read elsewhere</Trans>
      </summary>
      <dl>
        {us && us.formula !== 'same' && (
          <Reading formula={us.formula} source={us.source} name={<Trans>United States, of 4.0</Trans>}>
            {us.low === us.high ? number(us.low, 2) : `${number(us.low, 2)} – ${number(us.high, 2)}`}
          </Reading>
        )}
        {german !== null && (
          <Reading formula="bavarian" source={bavarianSource} name={<Trans>Germany</Trans>}>
            {number(german, 1)}
          </Reading>
        )}
        {uk && (
          <Reading formula={uk.formula} source={uk.source} name={<Trans>United Kingdom</Trans>}>
            {i18n._(classWords[uk.class])}
          </Reading>
        )}
      </dl>
    </details>
  );
}

type ReadingProps = {
  name: ReactNode;
  formula: Parameters<typeof gradeFormulaWords>[0];
  source: FormulaSource;
  children: ReactNode;
};

function Reading({ name, formula, source, children }: ReadingProps) {
  const { i18n } = useLingui();
  const words = gradeFormulaWords(formula, i18n.locale);
  const day = source.checked && formatKnownDay(source.checked, i18n);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{children}</b>
        <p className="small dim">
          {words.name}. {words.caveat}{' '}
          {source.url && (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              {source.name}
            </a>
          )}{' '}
          {day ? <Trans>Read on {day}.</Trans> : <Trans>Not yet checked.</Trans>}
        </p>
      </dd>
    </div>
  );
}
