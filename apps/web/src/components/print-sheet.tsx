import type { ReactNode } from 'react';
import styles from './print-sheet.module.css';

/** What stands alone on paper when the page is printed. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
