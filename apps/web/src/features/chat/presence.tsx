import type { ChatPerson } from '@lantern/contract/chat';
import { Trans } from '@lingui/react/macro';
import { TimeAgo } from '#components/data-age.tsx';
import styles from './chat.module.css';

/** Here now where a page of theirs is open; otherwise when one last was. Nothing where that is not known. */
export function Presence({ person: { here, last_seen, closed } }: { person: ChatPerson }) {
  if (closed !== null) return null;
  if (here)
    return (
      <span className={`${styles.presence} ${styles.here}`}>
        <i aria-hidden="true" />
        <Trans>Here now</Trans>
      </span>
    );
  if (last_seen === null) return null;
  const when = <TimeAgo at={Date.parse(last_seen)} />;
  return (
    <span className={styles.presence}>
      <i aria-hidden="true" />
      <span>
        <Trans>Last here {when}</Trans>
      </span>
    </span>
  );
}
