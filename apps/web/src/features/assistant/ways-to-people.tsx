import { getSignInOptions } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { call } from '#api/call.ts';
import styles from './assistant.module.css';

/** The ways to a person that this installation has. */
export function WaysToPeople() {
  const options = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => call(getSignInOptions, {}, { signal }),
  });
  const chat = options.data?.chatAppUrl;
  return (
    <p className={styles.ways}>
      {isBuilt('/talk-to-lantern') && (
        <Link className="btn" href="/talk-to-lantern">
          <Trans>Write to a mentor, if your school has one here</Trans>
        </Link>
      )}
      {isBuilt('/initial-prep-call') && (
        <Link className="btn" href="/initial-prep-call">
          <Trans>Book a call</Trans>
        </Link>
      )}
      <Link className="btn" href="/help#contact">
        <Trans>Write to the people who run this Lantern</Trans>
      </Link>
      {chat && (
        <a className="btn" href={chat} target="_blank" rel="noopener noreferrer">
          <Trans>Write to us in the chat app</Trans>
        </a>
      )}
    </p>
  );
}
