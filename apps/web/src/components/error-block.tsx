import { Trans } from '@lingui/react/macro';
import { CircleAlert, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './states.module.css';

type ErrorBlockProps = {
  /** What could not be done: "We could not load your essays." */
  title: ReactNode;
  /** Why, and what to do now. */
  children?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  action?: ReactNode;
};

export function ErrorBlock({ title, children, onRetry, busy, action }: ErrorBlockProps) {
  return (
    <div className={`note bad ${styles.error}`} role="alert">
      <CircleAlert />
      <div className={styles.words}>
        <p>
          <b>{title}</b>
        </p>
        {children && <p>{children}</p>}
        {(onRetry || action) && (
          <div className="row wrap">
            {onRetry && (
              <Button onClick={onRetry} busy={busy}>
                <RefreshCw />
                <Trans>Retry</Trans>
              </Button>
            )}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}
