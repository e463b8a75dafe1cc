import type { ChatMessage, HiddenKind } from '@lantern/contract/chat';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './chat.module.css';

const links = /https:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/gi;

/** Words with their https links; any other address is words alone. What opens is told no page that it was opened from. */
function linked(text: string, key: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: link, index } of text.matchAll(links)) {
    parts.push(
      text.slice(from, index),
      <a key={`${key} ${index}`} href={link} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
        {link}
      </a>,
    );
    from = index + link.length;
  }
  return [...parts, text.slice(from)];
}

/** What somebody wrote, with a label where contact details stood. */
export function MessageText({ text, hidden = [] }: Pick<ChatMessage, 'text' | 'hidden'>) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [place, { at, kind }] of hidden.entries()) {
    parts.push(...linked(text.slice(from, at), `${place}`));
    parts.push(
      <span key={`hidden ${place}`} className={styles.hidden}>
        <HiddenWord kind={kind} />
      </span>,
    );
    from = at;
  }
  return (
    <p className={styles.words} dir="auto">
      {parts}
      {linked(text.slice(from), 'rest')}
    </p>
  );
}

function HiddenWord({ kind }: { kind: HiddenKind }) {
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
