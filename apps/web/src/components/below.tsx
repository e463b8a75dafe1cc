import type { ReactNode } from 'react';
import styles from './states.module.css';

/**
 * What stands below something that still loads: it asks for its own already, and is shown once that is here (`shown`), so
 * that nothing a reader looks at is pushed away.
 */
export function Below({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div className={styles.below} hidden={!shown}>
      {children}
    </div>
  );
}
