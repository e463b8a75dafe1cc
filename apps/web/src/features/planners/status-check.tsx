import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import styles from './planners.module.css';

/** Before the first plan: is there anything to prepare at all? */
export function StatusCheck({ onPlan }: { onPlan: () => void }) {
  const [isAllTaken, setAllTaken] = useState(false);
  if (isAllTaken)
    return (
      <section className={`card ${styles.check}`} role="status">
        <CircleCheck aria-hidden="true" />
        <h2>
          <Trans>Congratulations!</Trans>
        </h2>
        <p>
          <Trans>Keep your results under Tests &amp; Prep: they count in your profile until they expire.</Trans>
        </p>
        <div className="row wrap">
          <ButtonLink href="/tests" look="main">
            <Trans>Go to Tests &amp; Prep</Trans>
          </ButtonLink>
          <Button onClick={() => setAllTaken(false)}>
            <Trans>Plan Additional Tests</Trans>
          </Button>
        </div>
      </section>
    );
  return (
    <section className={`card ${styles.check}`} aria-labelledby="status-check">
      <h2 id="status-check">
        <Trans>Have you taken every test that you need?</Trans>
      </h2>
      <div className="row wrap">
        <Button onClick={() => setAllTaken(true)}>
          <Trans>Yes, all of them</Trans>
        </Button>
        <Button look="main" onClick={onPlan}>
          <Trans>No, plan one</Trans>
        </Button>
      </div>
    </section>
  );
}
