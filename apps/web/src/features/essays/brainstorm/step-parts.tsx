// What all steps of the wizard have.
import type { BrainstormState, Quiz } from '@lantern/contract/essays.brainstorm';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { Addition, partOf } from '#components/lazy.tsx';
import styles from './brainstorm.module.css';
import { isOnDevice } from './brainstorm-outbox.ts';

export const startOverPart = partOf(async () => (await import('./start-over.tsx')).StartOver);
const nothing = {};

export type StepProps = { quiz: Quiz; state: BrainstormState; onStep: (step: number) => void };

export function StepHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.head}>
      {/* a new step begins here for a reader */}
      <h2 className="big" tabIndex={-1}>
        {title}
      </h2>
      {children && <p className="dim read">{children}</p>}
    </div>
  );
}

/** Back, the step's own action, and the way to the very beginning. */
export function StepFoot({ onBack, children }: { onBack?: () => void; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      {onBack && (
        <Button onClick={onBack}>
          <ArrowLeft className="flip" />
          <Trans>Back</Trans>
        </Button>
      )}
      {children}
      <Addition part={startOverPart} props={nothing} />
    </div>
  );
}

/** Where the answers are safe right now. */
export function KeptWhere({ isWaiting, isRefused }: { isWaiting: boolean; isRefused: boolean }) {
  const online = useOnline();
  return (
    <span role="status">
      {isRefused && <Trans>Failed to save session.</Trans>}
      {!isOnDevice() && (
        <Trans>This browser does not let Lantern save here. Keep this page open until everything is sent.</Trans>
      )}
      {isOnDevice() && isWaiting && !online && <Trans>Saved on this device, will sync when you are online</Trans>}
      {isOnDevice() && isWaiting && online && <Trans>Your answers are saved on this device.</Trans>}
      {isOnDevice() && !isWaiting && <Trans>Your answers are saved.</Trans>}
    </span>
  );
}
