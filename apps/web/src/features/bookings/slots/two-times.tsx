import { offsetAt } from '@lantern/abroad/zone-time';
import type { I18n } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { divider } from '#components/listed.ts';
import { placeOf } from '#components/session-kinds.ts';
import styles from '../bookings.module.css';

export function timeIn(instant: string, zone: string, i18n: I18n): string {
  return i18n.date(new Date(instant), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
}

export function dayIn(instant: string, zone: string, i18n: I18n): string {
  return i18n.date(new Date(instant), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
}

type TwoTimesProps = { starts: string; ends: string; here: string; there: string; who: string | null };

/** The reader's time first; the other one's below it, where their clocks differ. */
export function TwoTimes({ starts, ends, here, there, who }: TwoTimesProps) {
  const { i18n } = useLingui();
  const [hereName, thereName] = [placeOf(here), placeOf(there)];
  const at = Date.parse(starts);
  const isSame = offsetAt(here, at) === offsetAt(there, at);
  return (
    <dl className={styles.times}>
      <div>
        <dt>
          <Trans>You, {hereName}</Trans>
        </dt>
        <dd>
          <b>
            <time dateTime={starts}>
              <Span starts={starts} ends={ends} zone={here} />
            </time>
          </b>
        </dd>
      </div>
      {!isSame && (
        <div>
          <dt>
            {who ? (
              <>
                <bdi>{who}</bdi>
                {divider(i18n)}
                {thereName}
              </>
            ) : (
              thereName
            )}
          </dt>
          <dd>
            <Span starts={starts} ends={ends} zone={there} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Its day, and from when to when: the two times stay on one line. */
function Span({ starts, ends, zone }: { starts: string; ends: string; zone: string }) {
  const { i18n } = useLingui();
  return (
    <>
      {dayIn(starts, zone, i18n)}
      {divider(i18n)}
      <span className={styles.span}>
        {timeIn(starts, zone, i18n)}–{timeIn(ends, zone, i18n)}
      </span>
    </>
  );
}

/** How far the clocks of two places are apart at an instant. */
export function Difference({ at, here, there }: { at: number; here: string; there: string }) {
  const { i18n } = useLingui();
  const hours = (offsetAt(there, at) - offsetAt(here, at)) / 60;
  const place = placeOf(there);
  const apart = Math.abs(hours);
  if (hours === 0) return <Trans>{place}: same time as you</Trans>;
  if (!Number.isInteger(apart)) {
    const number = i18n.number(apart);
    return hours > 0 ? (
      <Trans>
        {place} is {number} hours ahead of you
      </Trans>
    ) : (
      <Trans>
        {place} is {number} hours behind you
      </Trans>
    );
  }
  return hours > 0 ? (
    <Plural value={apart} one={`${place} is # hour ahead of you`} other={`${place} is # hours ahead of you`} />
  ) : (
    <Plural value={apart} one={`${place} is # hour behind you`} other={`${place} is # hours behind you`} />
  );
}
