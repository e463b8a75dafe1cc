import { Trans } from '@lingui/react/macro';
import { CloudOff, Lock, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LampDrawing, LanternMark } from '#components/lantern-mark.tsx';
import { DisplayMenu } from './display-menu.tsx';
import styles from './public-page.module.css';

/** The frame of sign-up, log-in and the like: a form, and beside it on wide screens what is good to know. */
export function PublicPage({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className="skip" href="#main">
        <Trans>Skip to the form</Trans>
      </a>
      <div className={styles.column}>
        <header className={styles.top}>
          <a className="brand" href="/">
            <LanternMark />
            Lantern
          </a>
          <DisplayMenu />
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {aside ?? <GoodToKnow />}
    </div>
  );
}

function GoodToKnow() {
  return (
    <aside className={styles.aside} aria-labelledby="good-to-know">
      <LampDrawing />
      <h2 id="good-to-know">
        <Trans>Before you start</Trans>
      </h2>
      <ul className="rules closed">
        <li>
          <CloudOff />
          <span>
            <Trans>
              <b>The network may go.</b> What you write stays on this device and is sent later.
            </Trans>
          </span>
        </li>
        <li>
          <Smartphone />
          <span>
            <Trans>
              <b>Shared phone?</b> Sign out when you are done. Your things then leave this device.
            </Trans>
          </span>
        </li>
        <li>
          <Lock />
          <span>
            <Trans>
              <b>You and mentors you share with see your work.</b> You can stop sharing at any time. The people who run
              this Lantern can also open papers that wait for review.
            </Trans>
          </span>
        </li>
      </ul>
    </aside>
  );
}
