import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { Remark } from './badge.tsx';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** "2 hours ago" in the reader's language; nothing under a minute. */
function ago(since: number, now: number, locale: string): string | undefined {
  for (const [unit, length] of units) {
    const whole = Math.floor((now - since) / length);
    if (whole > 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-whole, unit);
  }
}

/** A moment as the reader says it: just now, 5 minutes ago, yesterday. */
export function TimeAgo({ at }: { at: number }) {
  const { i18n } = useLingui();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return (
    <time dateTime={new Date(at).toISOString()}>
      {ago(at, Math.max(now, at), intlLocale(i18n.locale)) ?? <Trans>just now</Trans>}
    </time>
  );
}

/** How old what is on the screen is. `copy` marks what came from this device because the server was out of reach. */
export function DataAge({ at, copy }: { at: number; copy?: boolean }) {
  const when = <TimeAgo at={at} />;
  return copy ? (
    <Remark icon={History}>
      <Trans>Copy on this device, from {when}</Trans>
    </Remark>
  ) : (
    <Remark icon={CloudCheck}>
      <Trans>Synced {when}</Trans>
    </Remark>
  );
}
