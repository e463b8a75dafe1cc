import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { formatDay } from '#components/dates.ts';
import styles from '../guest-banner.module.css';

/** Tells somebody who is asked for two-factor sign-in until when, and where it is switched on. */
export function SecondFactorBanner({ by }: { by: string }) {
  const { i18n } = useLingui();
  const day = formatDay(new Date(by), i18n);
  return (
    <div className={`note warn ${styles.banner}`}>
      <ShieldCheck />
      <p>
        {new Date(by) > new Date() ? (
          <Trans>
            With your account you can see other people’s things. Please switch on two-factor sign-in before {day}.
          </Trans>
        ) : (
          <Trans>Your account opens no screens until two-factor sign-in is on.</Trans>
        )}
      </p>
      <Link className={`btn ${styles.keep}`} href="/account">
        <Trans>Switch it on</Trans>
      </Link>
    </div>
  );
}
