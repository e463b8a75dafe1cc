// A submission, as the mentor sees it with whom it is shared.
import {
  commentMax,
  commentOnVideo,
  deleteVideoComment,
  type InterviewVideo,
  reviewVideo,
} from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { Link, useParams } from 'wouter';
import { call } from '#api/call.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextArea, TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { typeWords } from '../interview-words.ts';
import styles from '../interviews.module.css';
import { clockOf } from '../session/interview-state.ts';
import { secondsOf } from './clock-time.ts';
import { Player } from './player.tsx';
import { Remarks } from './remarks.tsx';
import { putVideo, videoQuery } from './video.api.ts';
import own from './video.module.css';
import { stateViews } from './video-words.ts';

export function Screen() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, refetch, isFetching } = useQuery(videoQuery(user, id));
  const isGone = error instanceof Problem && error.code === 'not_found';
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Review an interview recording</Trans>
        </h1>
        <p>
          <Link href="/mentor">
            <Trans>Mentor workspace</Trans>
          </Link>
        </p>
      </div>
      {!data && !error && <Skeleton />}
      {isGone && (
        <p className="note">
          <Trans>This recording is not shared with you, or the student has withdrawn it.</Trans>
        </p>
      )}
      {!data && error && !isGone && (
        <ErrorBlock
          title={<Trans>We could not load this recording.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && !isGone && <Review key={data._id} video={data} />}
    </div>
  );
}

/** A change of the submission: what it answers is shown, what goes wrong is said. */
function useChange() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  async function change(work: () => Promise<InterviewVideo>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailed(undefined);
    try {
      await putVideo(user, await work());
      return true;
    } catch (reason) {
      setFailed(explain(reason, i18n));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failed, change };
}

function Review({ video }: { video: InterviewVideo }) {
  const { i18n } = useLingui();
  const media = useRef<HTMLMediaElement>(null);
  const { busy, failed, change } = useChange();
  const { words, icon, tone } = stateViews[video.status];
  const day = formatDay(new Date(video.submitted_at), i18n);
  const params = { id: video._id };
  return (
    <>
      <section className="stack">
        <div className="head">
          <h2>
            <bdi>{video.student}</bdi> · {i18n._(typeWords[video.type])}
          </h2>
          <Badge tone={tone} icon={icon}>
            {i18n._(words)}
          </Badge>
        </div>
        <p className="small dim">
          <Trans>Submitted on {day}</Trans>
        </p>
        {video.notes && (
          <p className={own.words} dir="auto">
            {video.notes}
          </p>
        )}
        <Player video={video} media={media} />
      </section>
      <CommentForm video={video} media={media} />
      <section className="stack">
        <h2>
          <Trans>Comments</Trans>
        </h2>
        <div aria-live="polite">{failed && <FieldError id="remove-failed">{failed}</FieldError>}</div>
        <Remarks
          video={video}
          media={media}
          onRemove={({ _id }) =>
            !busy && void change(() => call(deleteVideoComment, { params: { ...params, comment: _id } }))
          }
        />
      </section>
      <Finish video={video} />
    </>
  );
}

type CommentFormProps = { video: InterviewVideo; media: RefObject<HTMLMediaElement | null> };

function CommentForm({ video, media }: CommentFormProps) {
  const { t } = useLingui();
  const { busy, failed, change } = useChange();
  const [text, setText] = useState('');
  const [place, setPlace] = useState('');
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
    setText('');
    setPlace('');
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
      <Field
        label={<Trans>Place in the recording</Trans>}
        help={<Trans>Minutes and seconds, such as 1:15. Empty: about the whole.</Trans>}
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

function Finish({ video }: { video: InterviewVideo }) {
  const { busy, failed, change } = useChange();
  const [summary, setSummary] = useState(video.summary);
  const isDone = video.status === 'reviewed';
  const set = (status: 'in-review' | 'reviewed') =>
    change(() => call(reviewVideo, { params: { id: video._id }, body: { status, summary } }));
  return (
    <section className="stack">
      <h2>
        <Trans>Finish the review</Trans>
      </h2>
      <Field
        label={<Trans>Summary for the student</Trans>}
        help={<Trans>What was good, and the one thing to practise next</Trans>}
        optional
      >
        <TextArea rows={4} maxLength={commentMax} value={summary} onChange={({ target }) => setSummary(target.value)} />
      </Field>
      <div aria-live="polite">{failed && <FieldError id="review-failed">{failed}</FieldError>}</div>
      <div className="row wrap">
        <Button look={isDone ? 'plain' : 'main'} busy={busy} onClick={() => void set('reviewed')}>
          {isDone ? <Trans>Save the summary</Trans> : <Trans>Mark as reviewed</Trans>}
        </Button>
        {video.status !== 'in-review' && (
          <Button busy={busy} onClick={() => void set('in-review')}>
            {isDone ? <Trans>Open the review again</Trans> : <Trans>Begin the review</Trans>}
          </Button>
        )}
      </div>
    </section>
  );
}
