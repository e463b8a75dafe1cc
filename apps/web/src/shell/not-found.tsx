import { Trans } from '@lingui/react/macro';
import { LampDrawing } from '#components/lantern-mark.tsx';
import styles from './not-found.module.css';

export function NotFound() {
  return (
    <div className={styles.missing}>
      <LampDrawing />
      <h1>
        <Trans>Oops! Page not found</Trans>
      </h1>
      <p>
        <Trans>There is no page at this address. Check it for typing mistakes.</Trans>
      </p>
      {/* The landing page is no part of the app: a plain link loads it. */}
      <a className="btn main" href="/">
        <Trans>Return to Home</Trans>
      </a>
    </div>
  );
}
