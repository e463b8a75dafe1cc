import type { VideoHead } from '@lantern/contract/interviews.videos';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { DataAge } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { typeWords } from '../interview-words.ts';
import { UploadRow } from './upload-row.tsx';
import { refreshVideos, useRecordingUploads, videosQuery } from './video.api.ts';
import styles from './video.module.css';
import { stateViews } from './video-words.ts';

/** What was submitted, and what is on its way. */
export function VideoList() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const uploads = useRecordingUploads();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(videosQuery(user));
  useEffect(() => listen('interview-videos', refreshVideos), []);
  if (!data && !error) return <Skeleton />;
  return (
    <section className="stack">
      <div className="head">
        <h2>
          <Trans>Your submissions</Trans>
        </h2>
        {data && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load your submissions.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data?.length === 0 && uploads.length === 0 && (
        <p className="dim">
          <Trans>None yet. Here you will see what you submit, and the mentor’s comments.</Trans>
        </p>
      )}
      <ul className="rules closed">
        {uploads.map((upload) => (
          <li key={upload.id}>
            <UploadRow upload={upload} />
          </li>
        ))}
        {data?.map((video) => (
          <Row key={video._id} video={video} />
        ))}
      </ul>
    </section>
  );
}

function Row({ video: { _id, type, status, submitted_at, comments } }: { video: VideoHead }) {
  const { i18n } = useLingui();
  const { words, icon, tone } = stateViews[status];
  return (
    <li className={styles.item}>
      <div>
        <p>
          <Link href={`/mock-interview/submit?video=${_id}`}>{i18n._(typeWords[type])}</Link>
        </p>
        <p className="small dim">
          {formatDay(new Date(submitted_at), i18n)}
          {comments > 0 && (
            <>
              {' · '}
              <Plural value={comments} one="# comment" other="# comments" />
            </>
          )}
        </p>
      </div>
      <Badge tone={tone} icon={icon}>
        {i18n._(words)}
      </Badge>
    </li>
  );
}
