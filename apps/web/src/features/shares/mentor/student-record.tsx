import { activityTypeWord } from '@lantern/content/activity-types';
import { countryName } from '@lantern/content/countries';
import { overallThatCounts } from '@lantern/content/tests/check-score';
import { afterSchool, readDuration } from '@lantern/contract/activities';
import type { ApplicationStage } from '@lantern/contract/applications';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { formatDay, formatMonth } from '#components/dates.ts';
import { EarlierExam } from '#components/earlier-exam.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { WhenIdle } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { testNames } from '#components/test-names.ts';
import { FamilyFacts, isTold } from './family-facts.tsx';
import { isEnded } from './mentor.api.ts';
import styles from './mentor.module.css';
import { recordEndQuery, type SharedRecord } from './record.api.ts';

const stages: Record<ApplicationStage, MessageDescriptor> = {
  considering: msg`Considering`,
  preparing: msg`Preparing`,
  submitted: msg`Submitted`,
  decision: msg`Decision`,
  deposit: msg`Deposit`,
};

/** The record of a student, to read. */
export function StudentRecord({ record }: { record: SharedRecord }) {
  const { i18n } = useLingui();
  const { student, schools, scores, activities } = record;
  const places = [student.country, student.citizenship].filter(Boolean);
  return (
    <div className={styles.page}>
      <div>
        <ButtonLink href={`/mentor/students/${student.id}`} look="bare" className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>What is shared with you</Trans>
        </ButtonLink>
        <h1>
          <Trans>
            Record of <bdi>{student.name}</bdi>
          </Trans>
        </h1>
        <p className="dim">{[...new Set(places)].map((code) => countryName(code, i18n.locale)).join(' · ')}</p>
      </div>
      <Section title={<Trans>Schools</Trans>} isEmpty={schools.length === 0}>
        {schools.map((school) => (
          <School key={school._id} school={school} />
        ))}
      </Section>
      <Section title={<Trans>Tests</Trans>} isEmpty={scores.length === 0}>
        {scores.map((score) => (
          <Score key={score._id} score={score} />
        ))}
      </Section>
      <Section title={<Trans>Activities</Trans>} isEmpty={activities.length === 0}>
        {activities.map((activity) => (
          <Activity key={activity._id} activity={activity} />
        ))}
      </Section>
      <WhenIdle before={<Skeleton />}>
        <RecordEnd studentId={student.id} />
      </WhenIdle>
    </div>
  );
}

/** What stands below: asked for when the rest is there. */
function RecordEnd({ studentId }: { studentId: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(recordEndQuery(studentId));
  // what is not shared any more goes at once, also what was read of it before
  if (error && (!data || isEnded(error)))
    return (
      <ErrorBlock
        title={<Trans>We could not load the rest of the record.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!data) return <Skeleton />;
  const { family, applications } = data;
  return (
    <>
      <Section title={<Trans>Family</Trans>} isEmpty={!family || !isTold(family)}>
        {family && <FamilyFacts family={family} />}
      </Section>
      <Section title={<Trans>Saved universities</Trans>} isEmpty={applications.length === 0}>
        {applications.map(({ _id, name, program, stage, deadline, notes }) => (
          <li key={_id} className={styles.item}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p className={`small ${styles.facts}`}>
              {program && <bdi>{program}</bdi>}
              <span>{i18n._(stages[stage])}</span>
              {deadline && (
                <span>
                  <Trans>Deadline {formatDay(deadline.day, i18n)}</Trans>
                </span>
              )}
            </p>
            {notes && (
              <p className={`small ${styles.words}`} dir="auto">
                {notes}
              </p>
            )}
          </li>
        ))}
      </Section>
    </>
  );
}

function Section({ title, isEmpty, children }: { title: ReactNode; isEmpty: boolean; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {isEmpty ? (
        <p className="dim">
          <Trans>Nothing here yet.</Trans>
        </p>
      ) : (
        <ul className="rules closed">{children}</ul>
      )}
    </section>
  );
}

function Score({ score }: { score: SharedRecord['scores'][number] }) {
  const { i18n } = useLingui();
  const overall = overallThatCounts(score);
  return (
    <li className={styles.item}>
      <b>{testNames[score.testType]}</b>
      <p className="small">
        {overall !== null && <span className="num">{i18n.number(overall, { useGrouping: false })} · </span>}
        {formatDay(score.testDate, i18n)}
      </p>
    </li>
  );
}

function School({ school }: { school: SharedRecord['schools'][number] }) {
  const { i18n } = useLingui();
  const { schoolName, country, curriculum, graduationYear, gpa, predictedGpa, gradeBest, subjects, honors } = school;
  const { board, rank } = school;
  const [grade, predicted, best] = [gpa, predictedGpa, gradeBest].map((value) => value !== null && i18n.number(value));
  return (
    <li className={styles.item}>
      <b>
        <bdi>{schoolName}</bdi>
      </b>
      <p className={`small ${styles.facts}`}>
        {country && <span>{countryName(country, i18n.locale)}</span>}
        {curriculum && <span lang="en">{curriculum}</span>}
        {board && <bdi>{board}</bdi>}
        {graduationYear !== null && (
          <span>
            <Trans>Graduation {String(graduationYear)}</Trans>
          </span>
        )}
        {grade && (
          <span className="num">
            <Trans>
              <b>{grade}</b> (best: {best})
            </Trans>
          </span>
        )}
        {predicted && (
          <span className="num">
            <Trans>
              predicted <b>{predicted}</b> (best: {best})
            </Trans>
          </span>
        )}
      </p>
      <EarlierExam fields={school} />
      {rank && (
        <p className="small">
          <Trans>
            Place in class: <bdi>{rank}</bdi>
          </Trans>
        </p>
      )}
      {subjects.length > 0 && (
        <p className={`small ${styles.facts}`}>
          {subjects.map(({ name, predicted: expected, final }) => (
            <span key={name}>
              <bdi>{name}</bdi> <span className="num">{final || expected}</span>
            </span>
          ))}
        </p>
      )}
      {honors && (
        <p className={`small ${styles.words}`} dir="auto">
          {honors}
        </p>
      )}
    </li>
  );
}

function Activity({ activity }: { activity: SharedRecord['activities'][number] }) {
  const { i18n } = useLingui();
  const { name, title, type, duration, weeklyHours, weeksPerYear, schoolYears, description, outcome } = activity;
  const period = readDuration(duration);
  const classes = listed(
    schoolYears.filter((year) => year !== afterSchool).map((year) => i18n.number(year)),
    i18n,
  );
  const start = period && formatMonth(period.start, i18n);
  const end = period?.end && formatMonth(period.end, i18n);
  return (
    <li className={styles.item}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <p className={`small ${styles.facts}`}>
        {title && <bdi>{title}</bdi>}
        {start && (
          <span>
            {end ? (
              <Trans>
                {start} to {end}
              </Trans>
            ) : (
              <Trans>since {start}</Trans>
            )}
          </span>
        )}
        <span>
          <Plural value={weeklyHours} one="# hour a week" other="# hours a week" />
        </span>
        {weeksPerYear !== null && (
          <span>
            <Plural value={weeksPerYear} one="# week a year" other="# weeks a year" />
          </span>
        )}
        {classes && (
          <span>
            <Trans>Class {classes}</Trans>
          </span>
        )}
        {schoolYears.includes(afterSchool) && (
          <span>
            <Trans>After school</Trans>
          </span>
        )}
        {type && <span>{activityTypeWord(type, i18n.locale)}</span>}
      </p>
      {description && (
        <p className={`small ${styles.words}`} dir="auto">
          {description}
        </p>
      )}
      {outcome && (
        <p className={`small ${styles.words}`} dir="auto">
          {outcome}
        </p>
      )}
    </li>
  );
}
