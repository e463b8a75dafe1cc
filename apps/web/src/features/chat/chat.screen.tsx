import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listen } from '#api/events.ts';
import { queryClient } from '#api/query-client.ts';
import { useUser } from '#api/session.ts';
import { peopleQuery, refreshThread } from './chat.api.ts';
import styles from './chat.module.css';
import { Conversation } from './conversation.tsx';
import { PeopleList } from './people-list.tsx';

/** Fetches what an event speaks of. One that names nobody comes after a break: then everything is asked for again. */
function useNews(user: string, open: string) {
  useEffect(() => {
    const unlisten = [
      listen('chat', ({ id }) => {
        if (id) void refreshThread(user, id);
        else void queryClient.invalidateQueries({ queryKey: ['chat'] });
        if (id && id !== open) void queryClient.invalidateQueries({ queryKey: peopleQuery(user).queryKey });
      }),
      // what messages name opens no longer, or again
      listen('shares', ({ id = open }) => void (id && refreshThread(user, id))),
    ];
    return () => {
      for (const end of unlisten) end();
    };
  }, [user, open]);
}

/** People at the start, the conversation beside them; on phones one after the other. The address names the person. */
export function Screen() {
  const { id: user, role } = useUser();
  const [path] = useLocation();
  const person = new URLSearchParams(useSearch()).get('with') ?? '';
  useNews(user, person);
  const { data: people = [] } = useQuery(peopleQuery(user));
  return (
    <div className={person ? `${styles.page} ${styles.talking}` : styles.page}>
      <section className={styles.people} aria-labelledby="people">
        <h1 id="people">{role === 'mentor' ? <Trans>Chats</Trans> : <Trans>Talk to your mentor</Trans>}</h1>
        <PeopleList path={path} current={person} />
      </section>
      {person ? (
        <Conversation key={person} person={person} path={path} />
      ) : (
        people.length > 0 && (
          <p className={`${styles.none} only-wide dim`}>
            <Trans>Choose somebody to read and write.</Trans>
          </p>
        )
      )}
    </div>
  );
}
