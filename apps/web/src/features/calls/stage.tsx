import type { CallRoom } from '@lantern/contract/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, Mic, MicOff, PhoneOff, Video, VideoOff } from 'lucide-react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import type { CallEngine, Media } from './call-engine.ts';
import type { CallState } from './call-state.ts';
import { CallStatus } from './call-status.tsx';
import styles from './calls.module.css';
import { OtherWays } from './other-ways.tsx';
import { Picture } from './picture.tsx';
import { QualityLine } from './quality-line.tsx';
import { Sound } from './sound.tsx';

type StageProps = { call: CallRoom; state: CallState; media: Media; engine: CallEngine };

/** Inside the room: who is there, how it goes, and three buttons. */
export function Stage({ call, state, media, engine }: StageProps) {
  const { t } = useLingui();
  const { phase, other, muted, picture, noCamera, quality, slow } = state;
  const name = call.other_name ?? '';
  const isSeen = phase === 'connected' && other?.picture && media.theirs;
  return (
    <section className={styles.room} aria-label={t`Call`}>
      <div className={styles.stage}>
        {isSeen ? (
          <Picture stream={media.theirs} label={t`Picture of ${name}`} className={styles.theirs} />
        ) : (
          <span className={styles.initial} aria-hidden="true" data-on={phase === 'connected' || undefined}>
            {[...name][0] ?? '·'}
          </span>
        )}
        <div className={styles.words}>
          <CallStatus state={state} name={name} />
          {phase === 'connected' && other?.muted && (
            <Badge icon={MicOff}>
              <Trans>
                <bdi>{name}</bdi> is muted
              </Trans>
            </Badge>
          )}
        </div>
        {media.mine && <Picture stream={media.mine} label={t`Your own picture`} className={styles.mine} />}
      </div>
      {media.theirs && <Sound stream={media.theirs} />}
      <div className={styles.keys}>
        <Button aria-pressed={muted} onClick={() => engine.setMuted(!muted)}>
          {muted ? <MicOff /> : <Mic />}
          {muted ? <Trans>Unmute</Trans> : <Trans>Mute</Trans>}
        </Button>
        <Button aria-pressed={picture} onClick={() => void engine.setPicture(!picture)}>
          {picture ? <VideoOff /> : <Video />}
          {picture ? <Trans>Switch the picture off</Trans> : <Trans>Switch the picture on</Trans>}
        </Button>
        <Button look="danger" onClick={engine.leave}>
          <PhoneOff />
          <Trans>Leave</Trans>
        </Button>
      </div>
      {noCamera && (
        <p className="note" role="alert">
          <Trans>We found no camera, or the browser does not allow it. You can talk without a picture.</Trans>
        </p>
      )}
      {phase === 'connected' && quality && <QualityLine quality={quality} picture={picture} />}
      {slow && (
        <div className="note warn" role="alert">
          <div className="stack">
            <p>
              <Trans>
                Your two devices cannot connect. Some networks do not allow calls. We keep trying. You can also meet
                another way:
              </Trans>
            </p>
            <OtherWays call={call} />
          </div>
        </div>
      )}
      <p className="row small dim">
        <Lock className="s" />
        <Trans>Nothing is recorded.</Trans>
      </p>
    </section>
  );
}
