import { type HiddenKind, hiddenMark } from '@lantern/contract/contacts.kinds';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styles from './contacts.module.css';

const hiddenWords: Record<HiddenKind, MessageDescriptor> = {
  phone: msg`phone number hidden`,
  email: msg`email hidden`,
  link: msg`chat link hidden`,
  name: msg`user name hidden`,
};

/** What stood where a text shows nothing. */
export function HiddenWord({ kind }: { kind: HiddenKind }) {
  const { i18n } = useLingui();
  return <span className={styles.hidden}>{i18n._(hiddenWords[kind])}</span>;
}

/** The same as plain text, for a file. */
export function markedText(text: string, i18n: I18n): string {
  return text.replace(hiddenMark, (_, kind: HiddenKind) => `[${i18n._(hiddenWords[kind])}]`);
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
