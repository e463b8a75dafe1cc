import type { ReactNode } from 'react';
import { LampDrawing } from './lantern-mark.tsx';
import styles from './states.module.css';

type EmptyStateProps = {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** One below the heading that it stands under. */
  level?: 2 | 3;
};

/** Nothing here yet: what it is for, and the button that begins. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`card ${styles.empty}`}>
      <LampDrawing />
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
