import type { Thread } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { peopleQuery, personQuery, threadQuery } from './chat.api.ts';
import styles from './chat.module.css';
import { useWaitingMessages } from './chat-outbox.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { MessageList } from './message-list.tsx';
import { Presence } from './presence.tsx';
import { useTyping } from './use-typing.ts';
import { VideoLink } from './video-link.tsx';
import { Writer } from './writer.tsx';

type ConversationProps = { person: string; path: string };

export function Conversation({ person, path }: ConversationProps) {
  const { t, i18n } = useLingui();
  const { id: user, role, guest } = useUser();
  const { data: people } = useQuery(peopleQuery(user));
  const { data: thread, error, refetch, isFetching, dataUpdatedAt } = useQuery(threadQuery(user, person));
  const listed = people?.find(({ person_id }) => person_id === person);
  const { data: unlisted } = useQuery({ ...personQuery(user, person), enabled: people !== undefined && !listed });
  const one = listed ?? unlisted ?? undefined;
  const waiting = Object.entries(useWaitingMessages()).filter(([, message]) => message.person === person);
  const isTyping = useTyping(person);
  const name = one?.name ?? t`An account that is gone`;
  return (
    <section className={styles.pane} aria-labelledby="with">
      <header className={styles.head}>
        <ButtonLink look="bare" icon href={path} aria-label={t`Back to the list`} className="only-phone">
          <ArrowLeft className="flip" />
        </ButtonLink>
        <div className={styles.who}>
          <h2 id="with">
            <bdi>{one ? name : <Trans>Conversation</Trans>}</bdi>
          </h2>
          {one && <Presence person={thread ? { ...one, here: thread.here } : one} />}
        </div>
        {one && one.name !== null && !one.closed && !thread?.closed && (
          <VideoLink person={person} name={name} here={thread?.here ?? one.here} words />
        )}
        {thread && one && <ConversationMenu person={person} name={name} thread={thread} />}
      </header>
      {thread ? (
        <MessageList person={person} name={name} thread={thread} waiting={waiting} updatedAt={dataUpdatedAt}>
          {error && <DataAge at={dataUpdatedAt} copy />}
        </MessageList>
      ) : error ? (
        <ErrorBlock
          title={<Trans>We could not load this conversation.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      ) : (
        <Skeleton />
      )}
      <p className={styles.typing} role="status">
        {isTyping && (
          <Trans>
            <bdi>{name}</bdi> is writing …
          </Trans>
        )}
      </p>
      {guest ? (
        <p className="note info">
          <Trans>Make an account before you write, so that a mentor can answer you.</Trans>
        </p>
      ) : thread?.closed ? (
        <p className="note info">
          <ClosedWords closed={thread.closed} role={role} />
        </p>
      ) : (
        <Writer
          person={person}
          name={name}
          showsContacts={thread?.contact === 'both'}
          isHeard={(thread?.here ?? false) && (thread?.messages.length ?? 0) > 0}
        />
      )}
    </section>
  );
}

function ClosedWords({ closed, role }: { closed: NonNullable<Thread['closed']>; role: string }) {
  switch (closed) {
    case 'by-me':
      return (
        <Trans>You blocked this person. You two cannot write to each other. You can unblock them under More.</Trans>
      );
    case 'by-them':
      return <Trans>You can no longer write to this person. Your messages stay here.</Trans>;
    case 'ended':
      return <Trans>The people who run this Lantern ended this conversation. Your messages stay here.</Trans>;
    case 'suspended':
      return <Trans>The people who run this Lantern have stopped this account for now. Your messages stay here.</Trans>;
    case 'gone':
      return role === 'mentor' ? (
        <Trans>This account is gone.</Trans>
      ) : (
        <Trans>This account is gone, and its messages with it. Yours stay here.</Trans>
      );
  }
}
