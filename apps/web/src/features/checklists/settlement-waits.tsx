import { Trans } from '@lingui/react/macro';
import { Plane } from 'lucide-react';
import { isBuilt } from '#api/built-screens.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import styles from './checklists.module.css';

/** Before an offer and a journey there is nothing to settle: what this page is for, what starts it, and what helps until then. */
export function SettlementWaits({ onBooked }: { onBooked: () => void }) {
  return (
    <>
      <section className="card stack">
        <h2>
          <Trans>This starts with your offer</Trans>
        </h2>
        <p>
          <Trans>
            When a university says yes, you see here what to do before you leave and in your first weeks. Each step has
            its day. Until then there is nothing to do.
          </Trans>
        </p>
        <div className="row wrap">
          <ButtonLink href="/saved-universities" look="main">
            <Trans>Write down an offer</Trans>
          </ButtonLink>
          <Button onClick={onBooked}>
            <Plane />
            <Trans>I have booked my journey</Trans>
          </Button>
        </div>
      </section>
      <section className="stack">
        <h2>
          <Trans>What helps now</Trans>
        </h2>
        <ul className={`rules closed ${styles.helps}`}>
          <li>
            <ButtonLink href="/finance" look="bare">
              <Trans>Plan what the first year costs</Trans>
            </ButtonLink>
          </li>
          <li>
            <ButtonLink href="/visa" look="bare">
              <Trans>See which visa papers take long</Trans>
            </ButtonLink>
          </li>
          {isBuilt('/talk-to-lantern') && (
            <li>
              <ButtonLink href="/talk-to-lantern" look="bare">
                <Trans>Talk to a mentor</Trans>
              </ButtonLink>
            </li>
          )}
        </ul>
      </section>
    </>
  );
}

/** What only somebody has who is going: a journey, or something of the list that was begun. */
export function isBegun(
  plan: { arrival: string | null; flight: string; own_items: readonly unknown[] },
  ticked: readonly boolean[],
): boolean {
  return plan.arrival !== null || plan.flight !== '' || plan.own_items.length > 0 || ticked.includes(true);
}
