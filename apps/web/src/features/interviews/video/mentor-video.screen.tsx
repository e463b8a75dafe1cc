// A submission, as the mentor sees it with whom it is shared.
import { commentMax, deleteVideoComment, type InterviewVideo, reviewVideo } from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { call } from '#api/call.ts';
import { readForm, useKeptForm } from '#api/form-draft.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { MarkedWords } from '#components/contacts/marked-words.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { typeWords } from '../interview-words.ts';
import styles from '../interviews.module.css';
import { CommentForm } from './comment-form.tsx';
import { Player } from './player.tsx';
import { Remarks } from './remarks.tsx';
import { useVideoChange } from './use-video-change.ts';
import { videoQuery } from './video.api.ts';
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
        <ButtonLink href="/mentor" look="bare" className={own.back}>
          <ArrowLeft className="flip" />
          <Trans>Mentor workspace</Trans>
        </ButtonLink>
        <h1>
          <Trans>Review an interview recording</Trans>
        </h1>
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

function Review({ video }: { video: InterviewVideo }) {
  const { i18n } = useLingui();
  const media = useRef<HTMLMediaElement>(null);
  const { busy, failed, change } = useVideoChange();
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
            <MarkedWords text={video.notes} />
          </p>
        )}
        {video.notes && (
          <div className={own.back}>
            <ReportButton person={video.student_id} name={video.student} about={{ kind: 'video', id: video._id }} />
          </div>
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

function Finish({ video }: { video: InterviewVideo }) {
  const { busy, failed, change } = useVideoChange();
  const draft = `video-summary.${video._id}`;
  const [summary, setSummary] = useState(() => readForm<{ summary: string }>(draft).values.summary ?? video.summary);
  const typed = useMemo(() => ({ summary }), [summary]);
  const saved = useMemo(() => ({ summary: video.summary }), [video.summary]);
  useKeptForm(draft, typed, saved);
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
      {summary !== video.summary && <ContactHint text={summary} />}
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
