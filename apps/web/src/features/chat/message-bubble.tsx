import type { ChatMessage, Thread } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CheckCheck, CircleAlert, Clock, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { problemWord } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { AttachedCard, AttachmentCard } from './attached-card.tsx';
import styles from './chat.module.css';
import { dropMessage, sendAgain, type WaitingMessage } from './chat-outbox.ts';
import { timeOf } from './chat-time.ts';
import { MessageText } from './message-text.tsx';

const contactPart = partOf(async () => (await import('./contact-dialog.tsx')).ContactDialog);

type BubbleProps = { message: ChatMessage; thread: Thread; person: string /** Of the other one. */; name: string };

/** Milliseconds that a message is on its way before it is said to wait: most have arrived by then. */
const patience = 4000;

export function Bubble({ message, thread, person, name }: BubbleProps) {
  const { seq, mine, at } = message;
  const { i18n } = useLingui();
  return (
    <div className={mine ? `${styles.message} ${styles.mine}` : styles.message}>
      <div className={styles.bubble}>
        <span className="vh">{mine ? <Trans>You:</Trans> : <bdi>{name}:</bdi>}</span>
        {message.attached && (
          <AttachedCard
            attached={message.attached}
            thing={thread.things.find(({ id }) => id === message.attached?.id)}
            person={person}
          />
        )}
        {(message.text || message.hidden) && <MessageText text={message.text} hidden={message.hidden} />}
      </div>
      <p className={styles.foot}>
        {mine && <State seq={seq} thread={thread} />}
        <time dateTime={at}>{timeOf(at, i18n)}</time>
      </p>
      {message.hidden && <WhyHidden thread={thread} person={person} />}
    </div>
  );
}

function State({ seq, thread }: { seq: number; thread: Thread }) {
  if (seq <= thread.read)
    return (
      <span className={styles.read}>
        <CheckCheck className="s" /> <Trans context="state of a message">Read</Trans> ·
      </span>
    );
  return (
    <span>
      <Check className="s" />{' '}
      {seq <= thread.delivered ? <Trans>Delivered</Trans> : <Trans context="state of a message">Sent</Trans>} ·
    </span>
  );
}

function WhyHidden({ thread, person }: { thread: Thread; person: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.why}>
      <Remark icon={ShieldCheck}>
        <Trans>Contact details are hidden to keep people safe.</Trans>
      </Remark>
      <Button look="bare" onClick={() => setOpen(true)}>
        <Trans>Why</Trans>
      </Button>
      {open && <Lazy part={contactPart} props={{ person, contact: thread.contact, onClose: () => setOpen(false) }} />}
    </div>
  );
}

/** Written here and not on the server yet; or not taken, with the reason. */
export function WaitingBubble({ id, message }: { id: string; message: WaitingMessage }) {
  const { i18n } = useLingui();
  return (
    <div className={`${styles.message} ${styles.mine}`}>
      <div className={`${styles.bubble} ${styles.waiting}`}>
        <span className="vh">
          <Trans>You:</Trans>
        </span>
        {message.attached && <AttachmentCard kind={message.attached.kind} title={message.attached.title} />}
        {message.text && <MessageText text={message.text} />}
      </div>
      {message.refused ? (
        <>
          <Remark tone="bad" icon={CircleAlert}>
            <Trans>Not sent.</Trans> {problemWord(message.refused, i18n)}
          </Remark>
          <div className="row wrap">
            <Button onClick={() => sendAgain(id)}>
              <Trans>Try again</Trans>
            </Button>
            <Button look="danger" onClick={() => dropMessage(id)}>
              <Trans>Delete</Trans>
            </Button>
          </div>
        </>
      ) : (
        <OnItsWay />
      )}
    </div>
  );
}

/** Said of what does wait; what is simply on its way is shown, and not spoken. */
function OnItsWay() {
  const isOnline = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (isOnline && !isLate)
    return (
      <span className={styles.foot} aria-hidden="true">
        <Clock className="s" />
      </span>
    );
  return (
    <Remark tone="warn" icon={Clock}>
      <Trans>Waiting for the network. We send it when the network is back.</Trans>
    </Remark>
  );
}
