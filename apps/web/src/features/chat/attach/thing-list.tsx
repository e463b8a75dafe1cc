import type { ReactNode } from 'react';
import type { NamedThing } from '../chat-outbox.ts';
import { thingWords } from '../thing-words.ts';
import styles from './attach.module.css';

type ThingListProps = { title: ReactNode; things: readonly NamedThing[]; onPick: (thing: NamedThing) => void };

/** Things to choose one of. */
export function ThingList({ title, things, onPick }: ThingListProps) {
  if (things.length === 0) return null;
  return (
    <section className="stack">
      <h3>{title}</h3>
      <ul className={styles.list}>
        {things.map((thing) => {
          const { icon: Icon } = thingWords[thing.kind];
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
