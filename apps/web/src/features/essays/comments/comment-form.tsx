import type { Essay } from '@lantern/contract/essays';
import { quoteMax } from '@lantern/contract/essays.comments';
import { Problem } from '@lantern/contract/problem';
import { type Anchor, carry } from '@lantern/writing/comments/anchor';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { Dialog } from '#components/dialog.tsx';
import { Field } from '#components/field.tsx';
import { Switch, TextArea } from '#components/inputs.tsx';
import { sendComment } from './comments.api.ts';
import styles from './comments.module.css';

type ReadEssay = Pick<Essay, '_id' | 'revision' | 'final_text'>;
type Typed = { text: string; replacement: string | null };
export const nothingTyped: Typed = { text: '', replacement: null };

type CommentFormProps = {
  id: string;
  essay: ReadEssay;
  /** in the essay's text */
  chosen: Anchor;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onStale: () => Promise<ReadEssay | undefined>;
  onClose: () => void;
  onSent: () => void;
};

/** A comment on chosen words. What is typed stays when the words have changed meanwhile, for others to be chosen. */
export function CommentForm({ id, essay, chosen, typed, onTyped, onStale, onClose, onSent }: CommentFormProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const formId = useId();
  const { text, replacement } = typed;
  const { quote } = chosen;
  const tooLong = quote.length > quoteMax;

  async function deliver(): Promise<string | undefined> {
    const said = { quote, text: text.trim(), replacement };
    try {
      await sendComment(essay._id, id, { ...said, revision: essay.revision, start: chosen.start });
    } catch (problem) {
      if (!(problem instanceof Problem && problem.code === 'stale_revision')) throw problem;
      const fresh = await onStale();
      const place = fresh && carry(chosen, essay.final_text, fresh.final_text);
      if (!fresh || !place)
        return t`The student has just changed these words. Close this and choose other words. Your comment stays here.`;
      await sendComment(essay._id, id, { ...said, revision: fresh.revision, start: place.start });
    }
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy || tooLong) return;
    if (text.trim() === '' && replacement === null) return setError(t`Write a comment, or suggest other words.`);
    if (replacement === quote) return setError(t`The text has these words already.`);
    setBusy(true);
    setError(undefined);
    try {
      const refused = await deliver();
      if (refused) setError(refused);
      else return onSent();
    } catch (problem) {
      setError(explain(problem, i18n));
    }
    setBusy(false);
  }

  return (
    <Dialog
      title={<Trans>Comment on these words</Trans>}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            look="main"
            busy={busy}
            blocked={tooLong}
            aria-describedby={`${formId}-long`}
          >
            <Trans>Add comment</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" onSubmit={(event) => void send(event)} noValidate>
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
        {tooLong && (
          <p className="small" id={`${formId}-long`}>
            <Trans>Choose at most {i18n.number(quoteMax)} characters.</Trans>
          </p>
        )}
        <Field label={<Trans>Comment</Trans>} error={error} optional={replacement !== null}>
          <TextArea
            rows={4}
            maxLength={2000}
            dir="auto"
            value={text}
            onChange={(event) => onTyped({ ...typed, text: event.target.value })}
          />
        </Field>
        <ContactHint text={text} />
        <Switch
          checked={replacement !== null}
          onChange={(event) => onTyped({ ...typed, replacement: event.target.checked ? quote : null })}
        >
          <Trans>Suggest other words</Trans>
        </Switch>
        {replacement !== null && (
          <Field
            label={<Trans>Write instead</Trans>}
            help={<Trans>The student accepts or rejects it. Leave it empty to remove the words.</Trans>}
          >
            <TextArea
              rows={3}
              maxLength={4000}
              dir="auto"
              value={replacement}
              onChange={(event) => onTyped({ ...typed, replacement: event.target.value })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
