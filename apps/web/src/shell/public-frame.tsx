import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/button.tsx';
import { LanternMark } from '#components/lantern-mark.tsx';
import { DisplayMenu } from './display-menu.tsx';
import styles from './layout.module.css';

/** The frame of pages that a reader who is not signed in may see: help, not found. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.plain}>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <header>
        <a className="brand" href="/">
          <LanternMark />
          <span>Lantern</span>
        </a>
        <span className="push" />
        <ButtonLink look="bare" href="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
        <DisplayMenu />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
