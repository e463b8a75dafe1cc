import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CloudOff, CloudUpload, GitCompareArrows } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { syncOutboxes, useDecision, useUnsynced } from '#api/outbox.ts';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { toast } from '#components/toast.tsx';
import styles from './layout.module.css';

const lastPart = (path: string) => path.split('/').at(-1);

const never = () => () => {};

/** False only in the first rendering over a pre-rendered page: that has to be what the build rendered. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Connection and unsent changes, said in words where every screen shows them. Before the code runs nothing is known of them. */
export function SyncState() {
  return useIsLive() ? <KnownState /> : <p className={styles.sync} />;
}

function KnownState() {
  const online = useOnline();
  const waiting = useUnsynced();
  const decision = useDecision();
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  async function send() {
    if (busy) return;
    setBusy(true);
    await syncOutboxes().catch((error) => toast({ tone: 'bad', text: explain(error, i18n) }));
    setBusy(false);
  }
  const [location] = useLocation();
  if (online && decision) {
    const words = (
      <>
        <GitCompareArrows />
        <span>
          <Trans>A change needs your choice</Trans>
        </span>
      </>
    );
    // /essay/write/… and /essay/edit/… are one screen; there the choice itself is on the page.
    if (lastPart(decision) === lastPart(location)) return <p className={styles.sync}>{words}</p>;
    return (
      <Link href={decision} className={styles.sync}>
        {words}
      </Link>
    );
  }
  if (online && waiting > 0) {
    return (
      <button type="button" className={styles.sync} aria-busy={busy} onClick={() => void send()}>
        <CloudUpload />
        <span>
          <Plural value={waiting} one="# change to send. Send now" other="# changes to send. Send now" />
        </span>
      </button>
    );
  }
  return (
    <p className={online ? styles.sync : `${styles.sync} ${styles.off}`} role="status">
      {online ? <Check /> : <CloudOff />}
      <span>
        {online && <Trans>All changes sent</Trans>}
        {!online && waiting === 0 && <Trans>Offline</Trans>}
        {!online && waiting > 0 && (
          <Plural value={waiting} one="Offline. # change kept here" other="Offline. # changes kept here" />
        )}
      </span>
    </p>
  );
}
