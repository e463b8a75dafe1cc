import { Trans, useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/button.tsx';
import styles from '../interviews.module.css';
import { clockOf } from './interview-state.ts';

/** Seconds to prepare for a cue card, as in the test. */
const minute = 60;

/** The minute of notes before a cue card: begun by the student, real. */
export function PrepareTime() {
  const { i18n } = useLingui();
  const [from, setFrom] = useState<number>();
  const [left, setLeft] = useState(minute);
  useEffect(() => {
    if (from === undefined) return;
    const timer = setInterval(() => {
      const now = Math.max(0, minute - (Date.now() - from) / 1000);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [from]);
  return (
    <div className={styles.prepare}>
      <Timer />
      {from === undefined && (
        <>
          <span>
            <Trans>In the test you have one minute to prepare, then up to two minutes to speak.</Trans>
          </span>
          <Button onClick={() => setFrom(Date.now())}>
            <Trans>Start my minute</Trans>
          </Button>
        </>
      )}
      {from !== undefined && (
        <>
          <span className={styles.clock} role="timer">
            {clockOf(left, i18n)}
          </span>
          <span role="status">
            {left > 0 ? <Trans>Make notes.</Trans> : <Trans>Your minute is over. Please begin speaking.</Trans>}
          </span>
        </>
      )}
    </div>
  );
}
