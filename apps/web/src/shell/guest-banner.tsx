import { getGuest } from '@lantern/contract/guests.state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { useSession } from '#api/session.ts';
import styles from './guest-banner.module.css';

/** Tells a guest when the workspace goes away and how to keep it. */
export function GuestBanner() {
  const user = useSession((session) => session.user);
  return user?.guest ? <Banner /> : null;
}

function Banner() {
  const { i18n } = useLingui();
  const { data } = useQuery({
    queryKey: ['guests', 'end'],
    queryFn: ({ signal }) => call(getGuest, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const end = data?.goesAwayAt;
  const when = end && i18n.date(new Date(end), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={`note info ${styles.banner}`}>
      <Hourglass />
      <p>
        <b>
          <Trans>You are looking around.</Trans>
        </b>{' '}
        {when ? (
          <Trans>The answers and essays here are samples. This workspace goes away on {when}.</Trans>
        ) : (
          <Trans>The answers and essays here are samples. This workspace goes away after 24 hours.</Trans>
        )}
      </p>
      <Link className={`btn ${styles.keep}`} href="/signup">
        <Trans>Keep it: create an account</Trans>
      </Link>
    </div>
  );
}
