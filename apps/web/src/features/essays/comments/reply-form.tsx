import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useKeptText } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import styles from './comments.module.css';

type ReplyFormProps = {
  comment: string;
  /** `id`: the same for every try of the same words, so that a lost answer makes no second reply. */
  onSend: (text: string, id: string) => Promise<void>;
  onClose: () => void;
};

/** What is typed stays on this device until it is sent. */
export function ReplyForm({ comment, onSend, onClose }: ReplyFormProps) {
  const { t, i18n } = useLingui();
  const [text, setText] = useKeptText(`comment-reply.${comment}`);
  const tried = useRef<{ words: string; id: string }>(undefined);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (text.trim() === '') return setError(t`Write an answer first.`);
    setBusy(true);
    setError(undefined);
    const words = text.trim();
    if (tried.current?.words !== words) tried.current = { words, id: newId() };
    try {
      await onSend(words, tried.current.id);
      setText('');
      onClose();
    } catch (problem) {
      setError(explain(problem, i18n));
      setBusy(false);
    }
  }

  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Field label={<Trans>Your answer</Trans>} error={error}>
        <TextArea rows={3} maxLength={2000} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <ContactHint text={text} />
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={busy}>
          <Trans>Send</Trans>
        </Button>
        <Button look="bare" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
