import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import styles from './comments.module.css';

type ReplyFormProps = { onSend: (text: string) => Promise<void>; onClose: () => void };

/** What is typed stays when it cannot be sent. */
export function ReplyForm({ onSend, onClose }: ReplyFormProps) {
  const { i18n } = useLingui();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await onSend(text.trim());
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
