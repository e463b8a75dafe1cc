import { securityKindWord } from '@lantern/content/security-kinds';
import type { SecurityEvent } from '@lantern/contract/accounts.security-log';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from './dates.ts';
import styles from './security-events.module.css';

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
          <li key={_id} className={styles.event}>
            <b>{securityKindWord(kind, i18n.locale)}</b>
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
