import type { ReactNode } from 'react';
import { LampDrawing } from './lantern-mark.tsx';
import styles from './states.module.css';

type EmptyStateProps = { title: ReactNode; children: ReactNode; action?: ReactNode };

/** Nothing here yet: what it is for, and the button that begins. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={`card ${styles.empty}`}>
      <LampDrawing />
      <h3>{title}</h3>
      <p>{children}</p>
      {action}
    </div>
  );
}
