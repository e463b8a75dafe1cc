import type { Scholarship } from '@lantern/contract/scholarships';
import type { Round } from '@lantern/matching/scholarship-round';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarX, Clock, TriangleAlert } from 'lucide-react';
import { Badge } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import { Said } from '#components/said.tsx';

type RoundLineProps = { round: Round; window: Scholarship['window']; note: string };

/** The deadline: the student's own day, or the usual months, which are never said as a date of this round. */
export function RoundLine({ round, window, note }: RoundLineProps) {
  return (
    <>
      <RoundBadge round={round} /> <RoundWords round={round} window={window} />
      {(round.basis === 'usual' || round.basis === 'old') && (
        <span className="small dim">
          {' '}
          <Trans>They have not confirmed the next date yet.</Trans>
        </span>
      )}
      {note && (
        <>
          <br />
          <span className="small dim">
            <Said english={note} />
          </span>
        </>
      )}
    </>
  );
}

function RoundBadge({ round: { state, basis, days } }: { round: Round }) {
  if (state === 'passed' && basis !== 'old')
    return (
      <Badge tone="bad" icon={CalendarX}>
        <Trans>Deadline Passed</Trans>
      </Badge>
    );
  if (state !== 'soon' || days === null) return null;
  return (
    <Badge tone="warn" icon={days <= 7 ? TriangleAlert : Clock}>
      {basis === 'own' ? (
        <Plural value={days} _0="Closes today" one="Closes in # day" other="Closes in # days" />
      ) : (
        <Plural value={days} _0="May close today" one="May close in # day" other="May close in about # days" />
      )}
    </Badge>
  );
}

function RoundWords({ round, window }: Pick<RoundLineProps, 'round' | 'window'>) {
  const { i18n } = useLingui();
  const { state, basis, opens, closes } = round;
  if (basis === 'own' && closes) {
    const day = <b>{formatDay(closes, i18n)}</b>;
    return <Trans>{day}, the day that you wrote down.</Trans>;
  }
  // a whole month is shown as a month, not as a day
  const usual = (day: string, part: string | null | undefined) =>
    i18n.date(new Date(`${day}T12:00:00Z`), {
      ...(part && part.length > 2 && { day: 'numeric' }),
      month: 'long',
      timeZone: 'UTC',
    });
  const [from, to] = [opens && usual(opens, window?.opens), closes && usual(closes, window?.closes)];
  if (state === 'rolling') return <Trans>Open all year.</Trans>;
  if (state === 'unknown')
    return from ? (
      <Trans>Usually opens: {from}. We do not know the deadline.</Trans>
    ) : (
      <Trans>We do not know the deadline. Look at the official page.</Trans>
    );
  if (!from) return <Trans>Usual closing: {to}.</Trans>;
  if (state === 'passed')
    return (
      <Trans>
        Usual round: {from} to {to}. Closed now.
      </Trans>
    );
  if (state === 'not-yet')
    return (
      <Trans>
        Usual round: {from} to {to}. Not open yet.
      </Trans>
    );
  return (
    <Trans>
      Usual round: {from} to {to}.
    </Trans>
  );
}
