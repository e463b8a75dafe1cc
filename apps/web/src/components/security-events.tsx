import type { SecurityEvent, SecurityKind } from '@lantern/contract/accounts.security-log';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from './dates.ts';

const words: Record<SecurityKind, MessageDescriptor> = {
  'signed-in': msg`Signed in`,
  'sign-in-failed': msg`Sign-in failed: wrong password`,
  'second-step-failed': msg`Sign-in failed: wrong code`,
  'sign-in-refused': msg`Sign-in refused: the account is stopped`,
  'signed-out': msg`Signed out`,
  'account-made': msg`Account made`,
  'reset-asked': msg`Password-reset link asked for`,
  'password-reset': msg`Password reset with a link`,
  'password-changed': msg`Password changed`,
  'email-changed': msg`Email changed`,
  'second-factor-on': msg`Two-factor sign-in switched on`,
  'second-factor-off': msg`Two-factor sign-in switched off`,
  'recovery-codes-made': msg`New recovery codes made`,
  'sessions-ended': msg`Signed out on other devices`,
  'reset-link-made': msg`An administrator made a password-reset link`,
};

type Named = SecurityEvent & { name?: string | null };

/** What happened at the doors of accounts, by day: with names where they are of several. */
export function SecurityEvents({ events, named = false }: { events: readonly Named[]; named?: boolean }) {
  const { i18n } = useLingui();
  const days = [...Map.groupBy(events, ({ at }) => formatDay(new Date(at), i18n))];
  return days.map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h4 className="small">{day}</h4>
      <ul className="rules closed">
        {ofDay.map(({ _id, at, kind, network, name }) => (
          <li key={_id}>
            <b>{i18n._(words[kind])}</b>
            {named && <p>{name ? <bdi>{name}</bdi> : <Trans>An email without an account</Trans>}</p>}
            <p className="small dim">
              <span className="num">{i18n.date(new Date(at), { timeStyle: 'short' })}</span>
              {' · '}
              <bdi dir="ltr">{network}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
