import { messagesPerPage, searchMin } from '@lantern/contract/chat';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatBefore } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { searchIn } from './chat.api.ts';
import { MessageText } from './message-text.tsx';

/** Finds words in one conversation, the last messages that hold them. */
export function SearchDialog({ person, onClose }: { person: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const most = i18n.number(messagesPerPage);
  const id = useId();
  const [words, setWords] = useState('');
  const [isShort, setShort] = useState(false);
  const search = useMutation({ mutationFn: (wanted: string) => searchIn(person, wanted) });

  function find(event: FormEvent) {
    event.preventDefault();
    const wanted = words.trim();
    setShort(wanted.length < searchMin);
    if (wanted.length >= searchMin) search.mutate(wanted);
  }

  const found = search.data?.messages.toReversed();
  return (
    <Dialog
      title={<Trans>Search messages</Trans>}
      open
      onClose={onClose}
      actions={
        <Button look="main" type="submit" form={id} busy={search.isPending}>
          <Trans>Search</Trans>
        </Button>
      }
    >
      <form id={id} onSubmit={find}>
        <Field label={<Trans>Words</Trans>} error={isShort ? t`Write two characters or more.` : undefined}>
          <TextInput
            type="search"
            dir="auto"
            maxLength={100}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
      </form>
      {search.error && (
        <ErrorBlock title={<Trans>The search did not work</Trans>}>{explain(search.error, i18n)}</ErrorBlock>
      )}
      <div role="status">
        {found && (
          <p className="small dim">
            {search.data?.more ? (
              <Trans>The last {most} messages that hold these words</Trans>
            ) : (
              <Plural value={found.length} one="# message found" other="# messages found" />
            )}
          </p>
        )}
      </div>
      {found && found.length > 0 && (
        <ul className="rules closed">
          {found.map((message) => (
            <li key={message._id}>
              <p className="small dim">
                {message.mine && <Trans>You</Trans>} {formatBefore(new Date(message.at), new Date(), i18n)}
              </p>
              <MessageText text={message.text} hidden={message.hidden} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
