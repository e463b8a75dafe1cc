import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './opens.module.css';

type OpensProps = {
  /** of the heading */
  id: string;
  icon: LucideIcon;
  tone?: 'ok' | 'now' | 'bad' | undefined;
  title: ReactNode;
  /** read without opening: one word, or one number */
  state: ReactNode;
  /** one of many in a list, which are no parts of the page each */
  inList?: boolean;
  children: ReactNode;
};

/** A part of a page as one line that opens. What is in it is made when it is first opened, and stays. */
export function Opens({ id, icon: Icon, tone, title, state, inList = false, children }: OpensProps) {
  const [isSeen, setSeen] = useState(false);
  return (
    <section aria-labelledby={inList ? undefined : id}>
      <details
        className={inList ? `${styles.opens} ${styles.inList}` : styles.opens}
        onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}
      >
        <summary>
          <Icon className={tone && styles[tone]} />
          <h2 id={id}>{title}</h2>
          <span className={styles.state}>{state}</span>
          <ChevronDown className="s" />
        </summary>
        {isSeen && <div>{children}</div>}
      </details>
    </section>
  );
}

/** Opens the part whose heading has this id, and goes there. */
export function openPart(id: string): void {
  const part = document.getElementById(id)?.closest('details');
  if (!part) return;
  part.open = true;
  part.querySelector('summary')?.focus();
  part.scrollIntoView({ block: 'nearest' });
}
