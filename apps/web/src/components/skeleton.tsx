import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './states.module.css';

/** Milliseconds after which waiting is no longer silent. */
const longWait = 10_000;

/** Quiet boxes while something loads. After ten seconds it says so, and shows `late` (a Retry). */
export function Skeleton({ late }: { late?: ReactNode }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span />
      <span />
      <span />
      <span />
      <p className="vh" role="status">
        <Trans>Loading</Trans>
      </p>
      {long && (
        <p className="small dim" role="status">
          <Trans>This takes longer than usual. The network may be slow.</Trans> {late}
        </p>
      )}
    </div>
  );
}
