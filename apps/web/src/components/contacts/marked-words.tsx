import { type HiddenKind, hiddenMark } from '@lantern/contract/contacts.kinds';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './contacts.module.css';

/** What stood where a text shows nothing. */
export function HiddenWord({ kind }: { kind: HiddenKind }) {
  return (
    <span className={styles.hidden}>
      <Kind kind={kind} />
    </span>
  );
}

function Kind({ kind }: { kind: HiddenKind }) {
  switch (kind) {
    case 'phone':
      return <Trans>phone number hidden</Trans>;
    case 'email':
      return <Trans>email hidden</Trans>;
    case 'link':
      return <Trans>chat link hidden</Trans>;
    case 'name':
      return <Trans>user name hidden</Trans>;
  }
}

/** Words of somebody else, with a label where a contact detail stood. */
export function MarkedWords({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: mark, 1: kind, index } of text.matchAll(hiddenMark)) {
    parts.push(text.slice(from, index), <HiddenWord key={index} kind={kind as HiddenKind} />);
    from = index + mark.length;
  }
  return from === 0 ? text : [...parts, text.slice(from)];
}
