import { Trans } from '@lingui/react/macro';
import { CalendarClock, ChevronDown, FileText, Landmark } from 'lucide-react';
import styles from './scholarships.module.css';

export function Tips() {
  return (
    <details className="fold">
      <summary>
        <Trans>Three tips before you start</Trans>
        <ChevronDown />
      </summary>
      <ul className={styles.tips}>
        <li>
          <CalendarClock />
          <h3>
            <Trans>Start a year before</Trans>
          </h3>
          <p>
            <Trans>Many close long before the course begins. Save what you like and write down its deadline.</Trans>
          </p>
        </li>
        <li>
          <Landmark />
          <h3>
            <Trans>Look at governments too</Trans>
          </h3>
          <p>
            <Trans>Governments often pay for tuition and living. Ask in your own country as well.</Trans>
          </p>
        </li>
        <li>
          <FileText />
          <h3>
            <Trans>Read every condition</Trans>
          </h3>
          <p>
            <Trans>We check your record. Read the rest on the official page before you apply.</Trans>
          </p>
        </li>
      </ul>
    </details>
  );
}
