import { commentMax, commentOnVideo, type InterviewVideo } from '@lantern/contract/interviews.videos';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type RefObject, useMemo, useState } from 'react';
import { call } from '#api/call.ts';
import { readForm, useKeptForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextArea, TextInput } from '#components/inputs.tsx';
import { clockOf } from '../session/interview-state.ts';
import { secondsOf } from './clock-time.ts';
import { useVideoChange } from './use-video-change.ts';
import own from './video.module.css';

type Typed = { text: string; place: string };
const empty: Typed = { text: '', place: '' };

type CommentFormProps = { video: InterviewVideo; media: RefObject<HTMLMediaElement | null> };

/** A comment at a place; what is typed stays on this device until it is saved. */
export function CommentForm({ video, media }: CommentFormProps) {
  const { t } = useLingui();
  const { busy, failed, change } = useVideoChange();
  const draft = `video-comment.${video._id}`;
  const [{ text, place }, setTyped] = useState(() => ({ ...empty, ...readForm<Typed>(draft).values }));
  const setText = (next: string) => setTyped((before) => ({ ...before, text: next }));
  const setPlace = (next: string) => setTyped((before) => ({ ...before, place: next }));
  const typed = useMemo(() => ({ text, place }), [text, place]);
  useKeptForm(draft, typed, empty);
  const [tried, setTried] = useState(false);
  const [commentId, setCommentId] = useState(newId);
  const seconds = place.trim() === '' ? null : secondsOf(place);

  /** Where the recording stands when the writing begins. */
  function noteTime() {
    const at = media.current?.currentTime ?? 0;
    if (at > 0 && text === '' && place === '') setPlace(clockOf(Math.floor(at)));
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || seconds === undefined) return;
    const body = { comment_id: commentId, at_seconds: seconds, text };
    if (!(await change(() => call(commentOnVideo, { params: { id: video._id }, body })))) return;
    setTyped(empty);
    setTried(false);
    setCommentId(newId());
  }

  return (
    <form className={own.form} onSubmit={(event) => void send(event)} noValidate>
      <h2>
        <Trans>Write a comment</Trans>
      </h2>
      <Field label={<Trans>Comment</Trans>} error={tried && text.trim() === '' ? t`Write a comment first.` : undefined}>
        <TextArea
          rows={3}
          maxLength={commentMax}
          value={text}
          onFocus={noteTime}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <ContactHint text={text} />
      <Field
        label={<Trans>Place in the recording</Trans>}
        help={<Trans>For example 1:15. Leave it empty for a comment on all of it.</Trans>}
        error={seconds === undefined ? t`Write minutes and seconds, such as 1:15.` : undefined}
        optional
      >
        <TextInput inputMode="numeric" maxLength={9} value={place} onChange={({ target }) => setPlace(target.value)} />
      </Field>
      {video.file && (
        <div>
          <Button onClick={() => setPlace(clockOf(Math.floor(media.current?.currentTime ?? 0)))}>
            <Trans>Take the player’s time</Trans>
          </Button>
        </div>
      )}
      <div aria-live="polite">{failed && <FieldError id="comment-failed">{failed}</FieldError>}</div>
      <div>
        <Button look="main" type="submit" busy={busy}>
          <Trans>Save comment</Trans>
        </Button>
      </div>
    </form>
  );
}
