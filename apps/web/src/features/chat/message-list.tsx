import type { ChatMessage, Thread } from '@lantern/contract/chat';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { olderThan, tellRead } from './chat.api.ts';
import styles from './chat.module.css';
import type { WaitingMessage } from './chat-outbox.ts';
import { Bubble, WaitingBubble } from './message-bubble.tsx';

type MessageListProps = {
  person: string;
  name: string;
  thread: Thread;
  waiting: readonly [string, WaitingMessage][];
  /** when the thread came from the server */
  updatedAt: number;
  children: ReactNode;
};

/** Pixels from the end within which new messages are followed. */
const nearEnd = 120;

/** Says what was shown, while somebody looks. */
function useRead(person: string, messages: readonly ChatMessage[]) {
  const { id: user } = useUser();
  const last = messages.findLast(({ mine }) => !mine)?.seq ?? 0;
  const told = useRef(0);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden' || last <= told.current) return;
      told.current = last;
      tellRead(user, person, last).catch(() => {
        told.current = 0;
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [user, person, last]);
}

/** Stays at the end while it is there, and where it was when older messages come above. */
function useScroll(first: number | undefined, end: string) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, first });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const { height, first: firstBefore } = before.current;
    const isOlder = height > 0 && first !== firstBefore;
    const wasNear = height - current.scrollTop - current.clientHeight < nearEnd;
    if (isOlder) current.scrollTop += current.scrollHeight - height;
    else if (height === 0 || wasNear) current.scrollTop = current.scrollHeight;
    before.current = { height: current.scrollHeight, first };
    // `end` names what stands last: a new one is a reason to look
    void end;
  }, [first, end]);
  return box;
}

/** What was new when the conversation was opened: the first answer after that says how far the reader had seen. */
function useNews({ messages, seen }: Thread, updatedAt: number): readonly number[] {
  const [openedAt] = useState(Date.now);
  const [news, setNews] = useState<readonly number[]>();
  if (news === undefined && updatedAt >= openedAt)
    setNews(messages.flatMap(({ seq, mine }) => (!mine && seq > seen ? seq : [])));
  return news ?? [];
}

export function MessageList({ person, name, thread, waiting, updatedAt, children }: MessageListProps) {
  const { t, i18n } = useLingui();
  const [older, setOlder] = useState<{ contact: Thread['contact']; messages: ChatMessage[]; more: boolean }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // once both agree, or one takes it back, what stood above reads otherwise
  const above = older?.contact === thread.contact ? older : undefined;
  const messages = [...(above?.messages ?? []), ...thread.messages];
  const hasMore = above ? above.more : thread.more;
  useRead(person, thread.messages);
  const box = useScroll(messages[0]?.seq, waiting.at(-1)?.[0] ?? messages.at(-1)?._id ?? '');
  const news = useNews(thread, updatedAt);

  async function showOlder() {
    const first = messages[0]?.seq;
    if (first === undefined) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const answer = await olderThan(person, first);
      setOlder({
        contact: answer.contact,
        messages: [...answer.messages, ...(above?.messages ?? [])],
        more: answer.more,
      });
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard
    <div ref={box} className={styles.messages} role="log" aria-label={t`Messages`} tabIndex={0}>
      {children}
      {hasMore && (
        <Button busy={busy} onClick={() => void showOlder()}>
          <ArrowUp />
          <Trans>Earlier messages</Trans>
        </Button>
      )}
      {failed && <ErrorBlock title={<Trans>They could not be loaded.</Trans>}>{failed}</ErrorBlock>}
      {messages.length === 0 && waiting.length === 0 && (
        <p className={`${styles.none} dim`}>
          <Trans>No messages yet. Say who you are and what you would like to know.</Trans>
        </p>
      )}
      {messages.map((message, at) => {
        const day = new Date(message.at).toDateString();
        const before = messages[at - 1];
        const isNewDay = !before || new Date(before.at).toDateString() !== day;
        return (
          <Fragment key={message._id}>
            {isNewDay && <p className={styles.day}>{formatDay(new Date(message.at), i18n, 'long')}</p>}
            {message.seq === news[0] && (
              <p className={styles.new}>
                <Plural value={news.length} one="# new" other="# new" />
              </p>
            )}
            <Bubble message={message} thread={thread} person={person} name={name} />
          </Fragment>
        );
      })}
      {waiting.map(([id, message]) => (
        <WaitingBubble key={id} id={id} message={message} />
      ))}
    </div>
  );
}
