import type { MentorSession } from '@lantern/contract/bookings';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useKeptText } from '#api/form-draft.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { sendFeedback } from '../bookings.api.ts';
import styles from '../bookings.module.css';

const ratings: readonly [number, MessageDescriptor][] = [
  [1, msg`Did not help`],
  [2, msg`Helped little`],
  [3, msg`Helped`],
  [4, msg`Helped much`],
  [5, msg`Just what I needed`],
];

export function FeedbackForm({ session, onDone }: { session: MentorSession; onDone: () => void }) {
  const { t, i18n } = useLingui();
  const [rating, setRating] = useState(session.rating);
  const [words, setWords, sentWords] = useKeptText(`session-feedback.${session._id}`, session.feedback);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function submit() {
    setTried(true);
    if (rating === null) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await sendFeedback(session._id, rating, words.trim());
      sentWords(words);
      toast({ text: t`Thank you.` });
      onDone();
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className={styles.step}>
        <legend>
          <b>
            <Trans>How was it?</Trans>
          </b>
        </legend>
        <div className={styles.stars}>
          {ratings.map(([value, word]) => (
            <label key={value} className={styles.pick}>
              <input
                type="radio"
                name={`rating-${session._id}`}
                checked={rating === value}
                onChange={() => setRating(value)}
              />
              <span>{i18n._(word)}</span>
            </label>
          ))}
        </div>
        <div aria-live="polite">
          {tried && rating === null && (
            <FieldError id={`rating-${session._id}`}>
              <Trans>Choose one.</Trans>
            </FieldError>
          )}
        </div>
      </fieldset>
      {session.blocked ? (
        <p className="dim">
          <Trans>You two can no longer meet or write here. Your rating still counts for other students.</Trans>
        </p>
      ) : (
        <Field
          label={<Trans>Words for your mentor</Trans>}
          help={<Trans>Your mentor reads them. Other students see only the average of three or more students.</Trans>}
          optional
        >
          <TextArea rows={3} maxLength={1000} value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
      )}
      <ContactHint text={words} />
      {failed && <ErrorBlock title={<Trans>It was not sent</Trans>}>{failed}</ErrorBlock>}
      <div className="row wrap">
        <Button type="submit" look="main" busy={busy}>
          <Trans>Send</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </form>
  );
}
