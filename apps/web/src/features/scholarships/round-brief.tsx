import type { Scholarship } from '@lantern/contract/scholarships';
import type { Round } from '@lantern/matching/scholarship-round';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';

/** When to apply, in one line. A usual month is never said as a date of the coming round. */
export function RoundBrief({ round, window }: { round: Round; window: Scholarship['window'] }) {
  const { i18n } = useLingui();
  const { state, basis, opens, closes, days } = round;
  const usual = (day: string, part: string | null | undefined) =>
    i18n.date(new Date(`${day}T12:00:00Z`), {
      ...(part && part.length > 2 && { day: 'numeric' }),
      month: 'long',
      timeZone: 'UTC',
    });
  const from = opens && usual(opens, window?.opens);
  const to = closes && (basis === 'own' ? formatDay(closes, i18n) : usual(closes, window?.closes));
  const left = days !== null && days >= 0 && <Plural value={days} _0="today" one="# day" other="# days" />;
  if (state === 'rolling') return <Trans>Open all year</Trans>;
  if (basis === 'own')
    return state === 'passed' ? (
      <Trans>Closed on {to}</Trans>
    ) : (
      <Trans>
        Closes {to} · {left}
      </Trans>
    );
  if (basis === 'old') return <Trans>Days not checked lately</Trans>;
  if (state === 'unknown') return from ? <Trans>Opens about {from}</Trans> : <Trans>Days not known</Trans>;
  if (state === 'not-yet') return <Trans>Opens about {from}</Trans>;
  if (state === 'passed') return from ? <Trans>Closed. Opens again about {from}</Trans> : <Trans>Closed now</Trans>;
  return (
    <Trans>
      Closes about {to} · {left}
    </Trans>
  );
}
