import { Trans } from '@lingui/react/macro';
import { CalendarClock, FileText, Landmark } from 'lucide-react';
import styles from './scholarships.module.css';

/** Shown before the first search. */
export function Tips() {
  return (
    <ul className={styles.tips}>
      <li>
        <CalendarClock />
        <h2>
          <Trans>Start a year before</Trans>
        </h2>
        <p>
          <Trans>Many rounds close long before the course begins. Save what fits and note its deadline.</Trans>
        </p>
      </li>
      <li>
        <Landmark />
        <h2>
          <Trans>Look at governments too</Trans>
        </h2>
        <p>
          <Trans>Government scholarships often pay for tuition and living. Look at your own country's as well.</Trans>
        </p>
      </li>
      <li>
        <FileText />
        <h2>
          <Trans>Read every condition</Trans>
        </h2>
        <p>
          <Trans>
            We check what your record can answer. The rest stands on the official page: read it before you apply.
          </Trans>
        </p>
      </li>
    </ul>
  );
}
