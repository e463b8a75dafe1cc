import { addDays, todayIn } from '@lantern/abroad/days';
import { horizonDays, type Slot } from '@lantern/contract/bookings';
import type { SessionKind } from '@lantern/contract/mentors';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { ownZone, placeOf } from '#components/session-kinds.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { slotsQuery } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { Difference, timeIn } from './two-times.tsx';

type SlotPickerProps = {
  kind: SessionKind;
  mentorId: string | undefined;
  slot: Slot | undefined;
  onChange: (slot: Slot | undefined) => void;
};

const week = 7;

/** A week of days, then the free times of one; each on the reader's clocks, the mentor's below it. */
export function SlotPicker({ kind, mentorId, slot, onChange }: SlotPickerProps) {
  const { t, i18n } = useLingui();
  const zone = ownZone();
  const today = todayIn(zone, new Date());
  const [first, setFirst] = useState(today);
  const [chosen, setChosen] = useState<string>();
  const search = { kind, ...(mentorId && { mentor_id: mentorId }), date: first, days: week, zone };
  const { data: slots, error, refetch, isFetching } = useQuery(slotsQuery(search));
  const days = Array.from({ length: week }, (_, index) => addDays(first, index));
  const freeOn = (day: string) => slots?.filter(({ date }) => date === day) ?? [];
  // the first day that has something, until the reader chooses one
  const shownDay = chosen && days.includes(chosen) ? chosen : (days.find((day) => freeOn(day).length > 0) ?? first);
  const free = freeOn(shownDay);
  const there = free[0]?.mentor_zone;

  function turn(by: number) {
    setFirst(addDays(first, by));
    setChosen(undefined);
    onChange(undefined);
  }

  return (
    <>
      <fieldset className={styles.step}>
        <legend>
          <h2>
            <Trans>Which day?</Trans>
          </h2>
        </legend>
        <div className={styles.week}>
          <Button look="bare" icon aria-label={t`The week before`} blocked={first <= today} onClick={() => turn(-week)}>
            <ChevronLeft className="flip" />
          </Button>
          <b>
            {formatDay(first, i18n)} – {formatDay(days.at(-1) ?? first, i18n)}
          </b>
          <Button
            look="bare"
            icon
            aria-label={t`The week after`}
            blocked={addDays(first, week) > addDays(today, horizonDays)}
            onClick={() => turn(week)}
          >
            <ChevronRight className="flip" />
          </Button>
        </div>
        {error && !slots && (
          <ErrorBlock
            title={<Trans>We could not load the free times.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {explain(error, i18n)}
          </ErrorBlock>
        )}
        {!slots && !error && <Skeleton />}
        {slots && (
          <div className={styles.days}>
            {days.map((day) => {
              const count = freeOn(day).length;
              return (
                <label key={day}>
                  <input
                    type="radio"
                    name="day"
                    checked={day === shownDay}
                    onChange={() => {
                      setChosen(day);
                      onChange(undefined);
                    }}
                  />
                  <span className={count === 0 ? styles.none : undefined}>
                    <span>{i18n.date(new Date(`${day}T12:00:00Z`), { weekday: 'short', timeZone: 'UTC' })}</span>
                    <b>{i18n.date(new Date(`${day}T12:00:00Z`), { day: 'numeric', timeZone: 'UTC' })}</b>
                    <span>
                      {count === 0 ? <Trans>none</Trans> : <Plural value={count} one="# free" other="# free" />}
                    </span>
                  </span>
                </label>
              );
            })}
          </div>
        )}
      </fieldset>
      {slots && (
        <fieldset className={styles.step}>
          <legend>
            <h2>
              <Trans>What time?</Trans>
            </h2>
          </legend>
          <p className="small dim" role="status">
            {free.length === 0 ? (
              <Trans>No slots available for this date.</Trans>
            ) : (
              <Trans>
                {formatDay(shownDay, i18n)}. Bold is your time, {placeOf(zone)}.
              </Trans>
            )}
          </p>
          <div className={styles.slots}>
            {free.map((one) => (
              <label key={one.starts_at}>
                <input
                  type="radio"
                  name="slot"
                  checked={one.starts_at === slot?.starts_at}
                  onChange={() => onChange(one)}
                />
                <span>
                  <b>{timeIn(one.starts_at, zone, i18n)}</b>
                  {one.mentor_time !== one.time && (
                    <span>
                      {i18n.date(new Date(one.starts_at), { weekday: 'short', timeZone: one.mentor_zone })}{' '}
                      {timeIn(one.starts_at, one.mentor_zone, i18n)}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </div>
          {mentorId && there && free[0] && (
            <p className="row small dim">
              <Globe className="s" />
              <span>
                <Difference at={Date.parse(free[0].starts_at)} here={zone} there={there} />
              </span>
            </p>
          )}
        </fieldset>
      )}
    </>
  );
}
