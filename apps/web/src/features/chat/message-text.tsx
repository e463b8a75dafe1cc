import type { ChatMessage } from '@lantern/contract/chat';
import { findLinks } from '@lantern/contract/links-in-text';
import type { ReactNode } from 'react';
import { HiddenWord } from '#components/contacts/marked-words.tsx';
import styles from './chat.module.css';

/** Words with their https links; any other address is words alone. What opens is told no page that it was opened from. */
function linked(text: string, key: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { link, index } of findLinks(text)) {
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
    parts.push(<HiddenWord key={`hidden ${place}`} kind={kind} />);
    from = at;
  }
  return (
    <p className={styles.words} dir="auto">
      {parts}
      {linked(text.slice(from), 'rest')}
    </p>
  );
}
