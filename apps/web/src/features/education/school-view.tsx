import { countryName } from '@lantern/content/countries';
import { qualificationName } from '@lantern/content/qualifications';
import type { educationCalls } from '@lantern/contract/education';
import { Trans, useLingui } from '@lingui/react/macro';
import { EarlierExam } from '#components/earlier-exam.tsx';
import type { RecordView } from '#components/record/record-view.ts';
import { ConvertedGrades } from './converted-grades.tsx';
import { education } from './education.api.ts';
import styles from './education.module.css';
import { curriculumWords } from './education-words.ts';
import { SchoolFields } from './school-fields.tsx';
import { isLettered, type SchoolValues, type SchoolFields as Shown, schoolForm, writeGrade } from './school-form.ts';

export const schoolView: RecordView<typeof educationCalls, SchoolValues> = {
  records: education,
  nameOf: ({ schoolName }) => schoolName,
  Facts: SchoolFacts,
  form: schoolForm,
  Inputs: SchoolFields,
  words: {
    add: <Trans>Add School</Trans>,
    edit: <Trans>Edit school</Trans>,
    save: <Trans>Save Information</Trans>,
    remove: <Trans>Delete school</Trans>,
    askRemove: <Trans>Delete this school?</Trans>,
    empty: <Trans>No schools added yet</Trans>,
    emptyHint: (
      <Trans>Begin with the school you are at now, or the last one. Grades stay as your school writes them.</Trans>
    ),
    loadFailed: <Trans>We could not load your schools.</Trans>,
  },
};

function SchoolFacts({ fields }: { fields: Shown }) {
  const { i18n } = useLingui();
  const {
    country,
    curriculum,
    qualification,
    graduationYear,
    gpa,
    predictedGpa,
    gradeBest,
    gradeScale,
    subjects,
    honors,
    board,
    rank,
  } = fields;
  const curriculumName = curriculum && curriculumWords[curriculum];
  const hasLetters = isLettered(gradeScale);
  const [grade, predicted] = [gpa, predictedGpa].map(
    (value) => value !== null && (hasLetters ? writeGrade(gradeScale, value) : i18n.number(value)),
  );
  const best = gradeBest !== null && (hasLetters ? writeGrade(gradeScale, gradeBest) : i18n.number(gradeBest));
  return (
    <>
      <p className={styles.facts}>
        {country && <span>{countryName(country, i18n.locale)}</span>}
        {qualification && <span>{qualificationName(qualification)}</span>}
        {curriculum && <span>{curriculumName ? i18n._(curriculumName) : curriculum}</span>}
        {graduationYear !== null && (
          <span>
            <Trans>Graduation {String(graduationYear)}</Trans>
          </span>
        )}
      </p>
      {(grade || predicted) && (
        <p className="num">
          {grade && (
            <Trans>
              <b>{grade}</b> (best: {best})
            </Trans>
          )}
          {grade && predicted && ' · '}
          {predicted && (
            <Trans>
              predicted <b>{predicted}</b> (best: {best})
            </Trans>
          )}
        </p>
      )}
      <EarlierExam fields={fields} />
      {(board || rank) && (
        <p className={styles.facts}>
          {board && <bdi>{board}</bdi>}
          {rank && (
            <span>
              <Trans>
                Place in class: <bdi>{rank}</bdi>
              </Trans>
            </span>
          )}
        </p>
      )}
      {subjects.length > 0 && (
        <ul className={styles.grades}>
          {subjects.map(({ name, predicted, final }) => (
            <li key={name}>
              <span dir="auto">{name}</span> <span className="num">{[final, predicted].filter(Boolean)[0]}</span>
            </li>
          ))}
        </ul>
      )}
      {honors && <p className={styles.words}>{honors}</p>}
      <ConvertedGrades fields={fields} />
    </>
  );
}
