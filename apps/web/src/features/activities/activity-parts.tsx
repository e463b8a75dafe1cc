// Small pieces of an activity that several parts of the screen show.
import { afterSchool, isPlanned, readDuration } from '@lantern/contract/activities';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { formatMonth } from '#components/dates.ts';

/** "Jan 2023 to Mar 2024", "Jan 2023 to present", or one month; what has not begun says so. */
export function PeriodWords({ duration }: { duration: string }) {
  if (!isPlanned(duration)) return <Months duration={duration} />;
  return (
    <Trans>
      Planned: <Months duration={duration} planned />
    </Trans>
  );
}

function Months({ duration, planned = false }: { duration: string; planned?: boolean }) {
  const { i18n } = useLingui();
  const period = readDuration(duration);
  if (!period) return duration;
  const start = formatMonth(period.start, i18n);
  if (period.end === null && planned) return <Trans>from {start}</Trans>;
  if (period.end === null) return <Trans>{start} to present</Trans>;
  if (period.end === period.start) return start;
  const end = formatMonth(period.end, i18n);
  return (
    <Trans>
      {start} to {end}
    </Trans>
  );
}

export function WeeklyHours({ hours }: { hours: number }) {
  return <Plural value={hours} one="# hour a week" other="# hours a week" />;
}

export function WeeksPerYear({ weeks }: { weeks: number }) {
  return <Plural value={weeks} one="# week a year" other="# weeks a year" />;
}

/** One year of school, or after it. */
export function SchoolYear({ year }: { year: number }) {
  const { i18n } = useLingui();
  return year === afterSchool ? <Trans>After school</Trans> : <Trans>Class {i18n.number(year)}</Trans>;
}

/** "Class 9, Class 10", in one line. */
export function SchoolYears({ years }: { years: readonly number[] }) {
  return years.map((year, index) => (
    <Fragment key={year}>
      {index > 0 && ', '}
      <SchoolYear year={year} />
    </Fragment>
  ));
}
