import type { StudyPlan } from '@lantern/abroad/study-plan';
import type { PrepPack } from '@lantern/contract/planners.test-prep';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import { Checkbox } from '#components/inputs.tsx';
import { phaseWords } from './phase-words.ts';
import styles from './planners.module.css';

type Week = StudyPlan['weeks'][number];
type StudyWeekProps = {
  week: Week;
  pack: PrepPack;
  startsOpen: boolean;
  isNow: boolean;
  onTick: (item: string, isDone: boolean) => void;
};

export function StudyWeekView({ week, pack, startsOpen, isNow, onTick }: StudyWeekProps) {
  const { i18n } = useLingui();
  // only at first: a fold that closes under somebody who ticks is none
  const [opens] = useState(startsOpen);
  const [number, from, to] = [i18n.number(week.number), formatDay(week.from, i18n), formatDay(week.to, i18n)];
  const [done, all] = [i18n.number(week.items.filter(({ isDone }) => isDone).length), i18n.number(week.items.length)];
  return (
    <details className="fold" open={opens}>
      <summary>
        <span className={styles.week}>
          <b>
            <Trans>Week {number}</Trans>
          </b>{' '}
          <span>{i18n._(phaseWords[week.phase])}</span>{' '}
          {isNow && (
            <span className={styles.now}>
              <Trans>this week</Trans>
            </span>
          )}
          <small className="dim">
            {from} – {to} ·{' '}
            {week.items.length > 0 ? (
              <Trans>
                {done} of {all} done
              </Trans>
            ) : (
              <Trans>nothing planned</Trans>
            )}
          </small>
        </span>
        <ChevronDown />
      </summary>
      <div className="stack">
        <p className="small dim">
          <Plural value={week.days} _0="No day counts in this week." one="# day counts" other="# days count" />
          {week.days > 0 && <Room minutes={week.minutes} />}
        </p>
        <ul className="rules closed">
          {week.items.map((item) => (
            <WeekItem key={item.id} item={item} week={week} pack={pack} onTick={onTick} />
          ))}
        </ul>
      </div>
    </details>
  );
}

export function Hours({ minutes }: { minutes: number }) {
  const { i18n } = useLingui();
  const unit = minutes < 60 ? 'minute' : 'hour';
  const value = minutes < 60 ? minutes : minutes / 60;
  return i18n.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}

function Room({ minutes }: { minutes: number }) {
  return (
    <>
      {' · '}
      <Hours minutes={minutes} />
    </>
  );
}

type WeekItemProps = Pick<StudyWeekProps, 'week' | 'pack' | 'onTick'> & { item: Week['items'][number] };

function WeekItem({ item: { id, isDone, until, movedFrom }, week, pack, onTick }: WeekItemProps) {
  const { i18n } = useLingui();
  const what = pack.items.find((one) => one.id === id);
  if (!what) return null;
  const [day, before] = [formatDay(until, i18n), movedFrom !== null && i18n.number(movedFrom)];
  return (
    <li className={styles.item}>
      <Checkbox checked={isDone} onChange={({ target }) => onTick(id, target.checked)}>
        <b>{what.title}</b>
        <span className={styles.how}>{what.how}</span>
      </Checkbox>
      <p className={styles.facts}>
        <span>
          <Hours minutes={what.minutes} />
        </span>
        {until > week.to && (
          <span>
            <Trans>goes on until {day}</Trans>
          </span>
        )}
        {before && !isDone && (
          <Remark icon={ArrowRight}>
            <Trans>moved from week {before}</Trans>
          </Remark>
        )}
      </p>
    </li>
  );
}
