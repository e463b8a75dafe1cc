import { Children, type ReactNode } from 'react';
import styles from './documents.module.css';

/**
 * Small facts of one thing, side by side, each whole on its line. A gap stands between them: beside Arabic digits a dot
 * reads as a zero.
 */
export function Facts({ children }: { children: ReactNode }) {
  return <p className={`small dim ${styles.facts}`}>{Children.map(children, (fact) => fact && <span>{fact}</span>)}</p>;
}
