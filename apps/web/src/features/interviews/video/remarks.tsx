import type { InterviewVideo, VideoComment } from '@lantern/contract/interviews.videos';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#components/button.tsx';
import { MarkedWords } from '#components/contacts/marked-words.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { clockOf } from '../session/interview-state.ts';
import { playFrom } from './player.tsx';
import styles from './video.module.css';

type RemarksProps = {
  video: InterviewVideo;
  media: RefObject<HTMLMediaElement | null>;
  onRemove?: (remark: VideoComment) => void;
};

/** What mentors wrote, in the order of the recording. */
export function Remarks({ video: { _id, remarks, file }, media, onRemove }: RemarksProps) {
  const { t } = useLingui();
  if (remarks.length === 0)
    return (
      <p className="dim">
        <Trans>No comments yet.</Trans>
      </p>
    );
  return (
    <ul className="rules closed">
      {remarks.map((remark) => (
        <li key={remark._id} className={styles.remark}>
          <Place at={remark.at_seconds} onPlay={file ? (at) => playFrom(media.current, at) : undefined} />
          <div>
            <p className={styles.words} dir="auto">
              <MarkedWords text={remark.text} />
            </p>
            <p className="small dim">
              <bdi>{remark.author}</bdi>
            </p>
          </div>
          {remark.author_id && !remark.own && !onRemove && (
            <ReportButton person={remark.author_id} name={remark.author} about={{ kind: 'video', id: _id }} />
          )}
          {onRemove && remark.own && (
            <Button look="bare" icon aria-label={t`Delete this comment`} onClick={() => onRemove(remark)}>
              <Trash2 />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Place({ at, onPlay }: { at: number | null; onPlay: ((at: number) => void) | undefined }) {
  const { t, i18n } = useLingui();
  if (at === null)
    return (
      <span className={`small dim ${styles.place}`}>
        <Trans>In general</Trans>
      </span>
    );
  const time = clockOf(at, i18n);
  if (!onPlay) return <span className={`num ${styles.place}`}>{time}</span>;
  return (
    <Button className={`num ${styles.place}`} aria-label={t`Play from ${time}`} onClick={() => onPlay(at)}>
      <Play className="s" />
      {time}
    </Button>
  );
}
