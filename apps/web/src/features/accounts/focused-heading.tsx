import { type ReactNode, useEffect, useRef } from 'react';
import styles from './accounts.module.css';

type FocusedHeadingProps = { level: 'h1' | 'h4'; children: ReactNode };

/** Heads what came without a navigation: it takes the focus, so that it is heard and the keyboard goes on there. */
export function FocusedHeading({ level: Heading, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={styles.arrival}>
      {children}
    </Heading>
  );
}
