// One submission, as its student sees it.
import { deleteInterviewVideo, type InterviewVideo, withdrawInterviewVideo } from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { MarkedWords } from '#components/contacts/marked-words.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { typeWords } from '../interview-words.ts';
import { Player } from './player.tsx';
import { Remarks } from './remarks.tsx';
import { putVideo, refreshVideos, videoQuery } from './video.api.ts';
import styles from './video.module.css';
import { stateViews } from './video-words.ts';

const reviewersPart = partOf(async () => (await import('./reviewers.tsx')).Reviewers);

export function VideoView({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { data, error, refetch, isFetching } = useQuery(videoQuery(user, id));
  useEffect(() => listen('interview-videos', refreshVideos), []);
  const isGone = error instanceof Problem && error.code === 'not_found';
  return (
    <>
      <p>
        <Link href="/mock-interview/submit">
          <Trans>All submissions</Trans>
        </Link>
      </p>
      {!data && !error && <Skeleton />}
      {isGone && (
        <p className="note">
          <Trans>This submission is not there any more.</Trans>
        </p>
      )}
      {!data && error && !isGone && (
        <ErrorBlock
          title={<Trans>We could not load this submission.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && !isGone && <Whole video={data} />}
    </>
  );
}

function Whole({ video }: { video: InterviewVideo }) {
  const { i18n } = useLingui();
  const media = useRef<HTMLMediaElement>(null);
  const { words, icon, tone } = stateViews[video.status];
  const { reviewed_by: reviewer } = video;
  const day = formatDay(new Date(video.submitted_at), i18n);
  return (
    <>
      <section className="stack">
        <div className="head">
          <h2>{i18n._(typeWords[video.type])}</h2>
          <Badge tone={tone} icon={icon}>
            {i18n._(words)}
          </Badge>
        </div>
        <p className="small dim">
          <Trans>Submitted on {day}</Trans>
          {reviewer && (
            <>
              {' · '}
              <bdi>{reviewer}</bdi>
            </>
          )}
        </p>
        <Player video={video} media={media} />
        {video.notes && (
          <p className={styles.words} dir="auto">
            {video.notes}
          </p>
        )}
      </section>
      <section className="stack">
        <h2>
          <Trans>Comments</Trans>
        </h2>
        {video.summary && (
          <p className={`note info ${styles.words}`} dir="auto">
            <MarkedWords text={video.summary} />
          </p>
        )}
        <Remarks video={video} media={media} />
      </section>
      {video.status !== 'withdrawn' && <Lazy part={reviewersPart} props={{ video }} />}
      <TakeBack video={video} />
    </>
  );
}

function TakeBack({ video }: { video: InterviewVideo }) {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<'withdraw' | 'delete'>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function act() {
    setBusy(true);
    setFailed(undefined);
    const params = { id: video._id };
    try {
      if (asking === 'withdraw') await putVideo(user, await call(withdrawInterviewVideo, { params }));
      else {
        await call(deleteInterviewVideo, { params });
        go('/mock-interview/submit');
      }
      refreshVideos();
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  }

  return (
    <section className="stack">
      <div className="row wrap">
        {video.status !== 'withdrawn' && (
          <Button onClick={() => setAsking('withdraw')}>
            <Undo2 />
            <Trans>Withdraw</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setAsking('delete')}>
          <Trash2 />
          <Trans>Delete</Trans>
        </Button>
      </div>
      <div aria-live="polite">{failed && <FieldError id="take-back-failed">{failed}</FieldError>}</div>
      <ConfirmDialog
        title={asking === 'delete' ? <Trans>Delete this submission?</Trans> : <Trans>Withdraw this submission?</Trans>}
        open={asking !== undefined}
        confirm={asking === 'delete' ? <Trans>Delete submission</Trans> : <Trans>Withdraw submission</Trans>}
        danger
        busy={busy}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => void act()}
      >
        {asking === 'delete' ? (
          <Trans>The recording and all comments about it are deleted for good.</Trans>
        ) : (
          <Trans>The recording is deleted at once. Nobody can open it any more. You keep the comments.</Trans>
        )}
      </ConfirmDialog>
    </section>
  );
}
