import { daysBetween, todayIn } from '@lantern/abroad/days';
import type { NextDate } from '@lantern/contract/dashboard';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { languageOfEntry } from '#components/dated-entries.ts';
import { formatTime } from '#components/dates.ts';
import styles from './dashboard.module.css';

const shownMost = 3;
const trackerPath = '/progress-tracker';

/** What comes next of everything that has a day. */
export function NextDates({ dates }: { dates: readonly NextDate[] }) {
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const next = dates.filter(({ date }) => date >= today).slice(0, shownMost);
  return (
    <section aria-labelledby="next-dates">
      <div className="head">
        <h2 id="next-dates">
          <Trans>Next dates</Trans>
        </h2>
        <Link href={trackerPath} className={styles.all}>
          <Trans>All tasks</Trans>
        </Link>
      </div>
      {next.length === 0 ? (
        <p className="dim">
          <Trans>No dates yet. Booked tests, visa dates and your own tasks show here.</Trans>
        </p>
      ) : (
        <ul className="rules closed">
          {next.map((one) => (
            <li key={one.id}>
              <DateRow one={one} today={today} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DateRow({ one: { id, title, date, time, zone, link }, today }: { one: NextDate; today: string }) {
  const { i18n } = useLingui();
  const at = new Date(`${date}T12:00:00Z`);
  const days = daysBetween(today, date);
  const part = (format: Intl.DateTimeFormatOptions) => i18n.date(at, { ...format, timeZone: 'UTC' });
  const row = (
    <>
      <time dateTime={date} className={styles.day}>
        <b>{part({ day: 'numeric' })}</b>
        <span>{part({ month: 'short' })}</span>
      </time>
      <span>
        <b dir="auto" lang={languageOfEntry(id)}>
          {title}
        </b>
        <small>
          {/* of one that is far off the year says more */}
          {part(days > 330 ? { month: 'long', year: 'numeric' } : { weekday: 'long' })}
          {time && (
            <>
              {i18n.locale === 'ar' ? '، ' : ', '}
              <bdi>{formatTime(time, i18n)}</bdi> {zone && <bdi>{zone.split('/').at(-1)?.replaceAll('_', ' ')}</bdi>}
            </>
          )}{' '}
          · <Plural value={days} _0="today" one="in # day" other="in # days" />
        </small>
      </span>
    </>
  );
  return isBuilt(link.split('?')[0] ?? link) ? (
    <Link href={link} className={styles.date}>
      {row}
    </Link>
  ) : (
    <div className={styles.date}>{row}</div>
  );
}
