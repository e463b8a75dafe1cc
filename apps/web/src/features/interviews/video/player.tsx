import { urlOf } from '@lantern/contract/endpoint';
import { type InterviewVideo, openInterviewVideo } from '@lantern/contract/interviews.videos';
import { isSound } from '@lantern/contract/recording-type';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { type RefObject, useState } from 'react';
import styles from './video.module.css';
import { sizeOf } from './video-words.ts';

type PlayerProps = { video: InterviewVideo; media: RefObject<HTMLMediaElement | null> };

/** The recording itself: played here, or a link to where it lies. */
export function Player({ video, media }: PlayerProps) {
  const { i18n, t } = useLingui();
  const [isBroken, setBroken] = useState(false);
  const { file, link, _id: id } = video;
  if (video.status === 'withdrawn')
    return (
      <p className="note">
        <Trans>The recording was deleted. The comments about it stay here.</Trans>
      </p>
    );
  if (!file)
    return (
      <p>
        <a className="btn main" href={link} target="_blank" rel="noopener noreferrer external">
          <ExternalLink />
          <Trans>Open the video</Trans>
        </a>
        <span className={`small dim ${styles.address}`}>
          <bdi>{new URL(link).hostname}</bdi>
        </span>
      </p>
    );
  const size = sizeOf(file.size, i18n);
  const shared = {
    controls: true,
    // nothing of a prepaid plan before it is played
    preload: 'none' as const,
    src: urlOf(openInterviewVideo, { id }),
    onError: () => setBroken(true),
    'aria-label': t`The recording`,
  };
  return (
    <div className="stack">
      {isSound(file.type) ? (
        <audio {...shared} ref={media as RefObject<HTMLAudioElement | null>} className={styles.sound} />
      ) : (
        <video {...shared} ref={media as RefObject<HTMLVideoElement | null>} className={styles.player} playsInline />
      )}
      <p className="small dim">
        <Trans>Playing it uses up to {size} of data.</Trans>
      </p>
      {isBroken && (
        <p className="note" role="alert">
          <Trans>
            This browser could not play the recording. Check the connection, or open the page in another browser.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Plays from a place in the recording, and shows it. */
export function playFrom(media: HTMLMediaElement | null, seconds: number): void {
  if (!media) return;
  const start = () => {
    media.currentTime = seconds;
    void media.play().catch(() => undefined);
  };
  media.scrollIntoView({ block: 'nearest' });
  media.focus();
  if (media.readyState >= HTMLMediaElement.HAVE_METADATA) start();
  else {
    media.addEventListener('loadedmetadata', start, { once: true });
    media.load();
  }
}
