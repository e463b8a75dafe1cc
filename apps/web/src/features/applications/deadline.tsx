import type { Moment } from '@lantern/contract/applications';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { intlLocale } from '#api/intl-locale.ts';
import { formatDay } from '#components/dates.ts';
import styles from './applications.module.css';
import { daysUntil, isPast, lastMinuteOf, readerZone } from './moments.ts';

/** The place that a zone is named after. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Days left in words; the last week and what is over are marked. */
function DaysLeft({ moment }: { moment: Moment }) {
  const now = new Date();
  if (isPast(moment, now))
    return (
      <b className={styles.over}>
        <Trans>over</Trans>
      </b>
    );
  const days = daysUntil(moment, readerZone(), now);
  return (
    <b className={days <= 10 ? styles.soon : undefined}>
      {days <= 0 ? <Trans>today</Trans> : <Plural value={days} one="in # day" other="in # days" />}
    </b>
  );
}

type DeadlineProps = {
  moment: Moment;
  /** It was met: how long there is left does not matter any more. */
  isMet?: boolean;
};

/** A deadline in two lines: where the university is, then where the reader is with the days left. */
export function Deadline({ moment, isMet = false }: DeadlineProps) {
  const { i18n } = useLingui();
  const there = formatDay(moment.day, i18n);
  const place = placeOf(moment.zone);
  const here = i18n.date(lastMinuteOf(moment), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: readerZone(),
  });
  const time =
    moment.time &&
    new Intl.DateTimeFormat(intlLocale(i18n.locale), {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }).format(new Date(`${moment.day}T${moment.time}:00Z`));
  return (
    <span className={styles.deadline}>
      <span className="num">
        {time ? (
          <Trans>
            {there}, {time}, {place} time
          </Trans>
        ) : (
          <Trans>
            {there} in {place}
          </Trans>
        )}
      </span>
      <span className="small dim num">
        {time ? <Trans>{here} for you</Trans> : <Trans>For you it ends on {here}</Trans>}
        {!isMet && (
          <>
            {' · '}
            <DaysLeft moment={moment} />
          </>
        )}
      </span>
    </span>
  );
}
