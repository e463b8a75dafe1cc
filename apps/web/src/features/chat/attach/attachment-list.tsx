import type { ReactNode } from 'react';
import { attachmentWords } from '../attachment-words.ts';
import type { NamedAttachment } from '../chat-outbox.ts';
import styles from './attach.module.css';

type AttachmentListProps = {
  title: ReactNode;
  things: readonly NamedAttachment[];
  onPick: (thing: NamedAttachment) => void;
};

/** Things to choose one of. */
export function AttachmentList({ title, things, onPick }: AttachmentListProps) {
  if (things.length === 0) return null;
  return (
    <section className="stack">
      <h3>{title}</h3>
      <ul className={styles.list}>
        {things.map((thing) => {
          const { icon: Icon } = attachmentWords[thing.kind];
          return (
            <li key={thing.id}>
              <button type="button" className={styles.thing} onClick={() => onPick(thing)}>
                <Icon />
                <bdi>{thing.title}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
