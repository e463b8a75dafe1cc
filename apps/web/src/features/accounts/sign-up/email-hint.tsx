import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#components/button.tsx';
import styles from '../accounts.module.css';

/** Milliseconds without a key: the address is not in the middle of being typed. */
const pause = 700;
const looksWhole = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim());

/** Asks whether another address was meant where this one looks like a slip. It never blocks: the address may be right. */
export function EmailHint({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const [slip, setSlip] = useState<{ typed: string; meant: string }>();
  useEffect(() => {
    if (!looksWhole(email)) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      // without a connection there is no hint
      const meant = await import('./email-slip.ts')
        .then(({ likelyEmail }) => likelyEmail(email))
        .catch(() => undefined);
      if (!isOld && meant) setSlip({ typed: email, meant });
    }, pause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [email]);
  const meant = slip?.typed === email ? slip.meant : undefined;
  return (
    <div aria-live="polite">
      {meant && (
        <p className={`small ${styles.after}`}>
          <Trans>
            Did you mean <bdi dir="ltr">{meant}</bdi>?
          </Trans>{' '}
          <Button look="bare" onClick={() => onTake(meant)}>
            <Trans>Use this one</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
