// What the student's universities say of a visa already, offered with one press: nothing is typed twice.
import { Trans, useLingui } from '@lingui/react/macro';
import { useApplications } from '#api/saved-universities.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';

type KnownCourseProps = { country: string; today: string; onUse: (day: string) => void };

/** The intake of an application there: the first day of its month, to be corrected when the day is known. */
export function KnownCourse({ country, today, onUse }: KnownCourseProps) {
  const { i18n } = useLingui();
  const { rows = [] } = useApplications();
  const [first] = rows
    .flatMap((row) => (row.country === country && row.intake ? [{ name: row.name, day: `${row.intake}-01` }] : []))
    .filter(({ day }) => day > today)
    .sort((a, b) => a.day.localeCompare(b.day));
  if (!first) return null;
  const day = formatDay(first.day, i18n);
  const name = <bdi>{first.name}</bdi>;
  return (
    <div>
      <Button look="main" onClick={() => onUse(first.day)}>
        <Trans>Use {day}</Trans>
      </Button>
      <p className="small dim">
        <Trans>The month is from your application to {name}. Change the day when you know it.</Trans>
      </p>
    </div>
  );
}

type SavedCountriesProps = { onChoose: (country: string) => void };

/** The countries of the universities on the student's list. */
export function SavedCountries({ onChoose }: SavedCountriesProps) {
  const { i18n } = useLingui();
  const { rows = [] } = useApplications();
  const countries = [...new Set(rows.map(({ country }) => country).filter(Boolean))];
  if (countries.length === 0) return null;
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  return (
    <div className="stack">
      <p>
        <Trans>Your universities are in:</Trans>
      </p>
      <div className="row wrap">
        {countries.map((country) => (
          <Button key={country} look="main" onClick={() => onChoose(country)}>
            {names.of(country)}
          </Button>
        ))}
      </div>
    </div>
  );
}
