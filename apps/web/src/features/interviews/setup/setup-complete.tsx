import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/button.tsx';
import styles from '../interviews.module.css';

/** Milliseconds that it is shown, as specified. */
const shownFor = 2000;

export function SetupComplete({ onDone }: { onDone: () => void }) {
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    const timer = setTimeout(() => done.current(), shownFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`card ${styles.complete}`} role="status">
      <CircleCheck />
      <h2 className="big">
        <Trans>Interview Setup Complete</Trans>
      </h2>
      <p>
        <Trans>Five questions are ready. Speak as you would to the person in front of you.</Trans>
      </p>
      <Button onClick={onDone}>
        <Trans>Begin now</Trans>
      </Button>
    </div>
  );
}
