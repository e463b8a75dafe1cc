import { messageMax } from '@lantern/contract/chat';
import { Trans, useLingui } from '@lingui/react/macro';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKeptText } from '#api/form-draft.ts';
import { Button } from '#components/button.tsx';
import { Composer } from '#components/composer.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { CrisisNote } from '#components/crisis/crisis-note.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { AttachmentCard } from './attached-card.tsx';
import { tellTyping } from './chat.api.ts';
import styles from './chat.module.css';
import { type NamedAttachment, writeMessage } from './chat-outbox.ts';

const attachPart = partOf(async () => (await import('./attach/attach-dialog.tsx')).AttachDialog);

/** Milliseconds between two words to the other one that the reader is writing. */
const typingPause = 4000;

type WriterProps = {
  person: string;
  name: string;
  /** Both agreed that contact details are shown. */
  showsContacts: boolean;
  /** The other one is there to see that somebody writes. */
  isHeard: boolean;
};

/** Where a message is written, and what goes with it is chosen. */
export function Writer({ person, name, showsContacts, isHeard }: WriterProps) {
  const { t } = useLingui();
  const [text, setText] = useKeptText(`chat.${person}`);
  const [attached, setAttached] = useState<NamedAttachment>();
  const [choosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState<string>();
  const told = useRef(0);
  const title = attached?.title ?? '';

  function change(next: string) {
    setText(next);
    // said only to somebody who is there to see it
    if (!isHeard || next.trim() === '' || Date.now() - told.current < typingPause) return;
    told.current = Date.now();
    void tellTyping(person).catch(() => undefined);
  }

  function send(typed: string) {
    const message = typed.trim();
    if (message === '' && !attached) return;
    // what is refused stays, to be made shorter
    if (message.length > messageMax) return setFailed(t`A message has at most 2,000 characters. Send it in two.`);
    const isKept = writeMessage(person, message, attached);
    setFailed(isKept ? undefined : t`This browser cannot save your message. Stay on this page until it is sent.`);
    setText('');
    setAttached(undefined);
    told.current = 0;
  }

  return (
    <>
      <Composer
        label={<Trans>Your message</Trans>}
        help={<Trans>Enter sends, Shift and Enter begin a new line.</Trans>}
        sendName={t`Send the message`}
        text={text}
        onChange={change}
        onSend={send}
        failed={failed}
        attach={{
          button: (
            <Button
              look="bare"
              icon
              aria-label={t`Attach an essay or a document`}
              onClick={() => {
                setChoosing(true);
              }}
            >
              <Paperclip />
            </Button>
          ),
          chosen: attached && (
            <div className={styles.chosen}>
              <AttachmentCard kind={attached.kind} title={title} />
              <Button look="bare" icon aria-label={t`Do not attach: ${title}`} onClick={() => setAttached(undefined)}>
                <X />
              </Button>
            </div>
          ),
        }}
      />
      <CrisisNote text={text} />
      {!showsContacts && <ContactHint text={text} />}
      {choosing && (
        <Lazy
          part={attachPart}
          props={{
            person,
            name,
            onPick: (thing) => {
              setAttached(thing);
              setChoosing(false);
            },
            onClose: () => setChoosing(false),
          }}
        />
      )}
    </>
  );
}
