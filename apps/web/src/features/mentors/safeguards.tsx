import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './mentors.module.css';

/** What every mentor agrees to: many students here are under 18. */
export function Safeguards({ children }: { children: ReactNode }) {
  return (
    <div>
      <p>
        <Trans>Some students are under 18. With everybody:</Trans>
      </p>
      <ul className={styles.safeguards}>
        <li>
          <Trans>Meet only in booked sessions, by the link or phone of the session.</Trans>
        </li>
        <li>
          <Trans>Ask for no other contact, no money, no passwords and no identity numbers.</Trans>
        </li>
        <li>
          <Trans>
            Record only when your student agrees. If they are under 18, a parent or guardian must agree too and may
            listen.
          </Trans>
        </li>
        <li>
          <Trans>Keep what you read and hear to yourself. Write no part of an essay.</Trans>
        </li>
        <li>
          <Trans>Tell the administrator at once when you worry about a student’s safety.</Trans>
        </li>
      </ul>
      {children}
    </div>
  );
}
