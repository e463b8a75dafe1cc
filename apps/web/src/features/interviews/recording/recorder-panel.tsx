import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Lock, Mic, Pause, Play, RefreshCw, Trash2, Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Addition, partOf } from '#components/lazy.tsx';
import { toast } from '#components/toast.tsx';
import styles from '../interviews.module.css';
import { clockOf } from '../session/interview-state.ts';
import { canRecord, type RecorderTrouble } from './recorder.ts';
import type { Recording } from './recordings.ts';
import type { useRecorder } from './use-recorder.ts';

const transcription = partOf(async () => (await import('./transcription.tsx')).Transcription);

type RecorderPanelProps = {
  recorder: ReturnType<typeof useRecorder>;
  aimSeconds: number;
  /** What a speech server heard in the recording; whether all of it fitted. */
  onWords: (words: string) => boolean;
};

export function RecorderPanel({ recorder, aimSeconds, onWords }: RecorderPanelProps) {
  const { i18n } = useLingui();
  const { phase, seconds, levels, trouble, recording, picture } = recorder;
  const isOn = phase === 'recording' || phase === 'paused';
  const isStarting = phase === 'starting';

  /** Does what ends a recording, which can come back for a moment. */
  async function replace(work: () => Promise<Recording | undefined>) {
    const gone = await work();
    if (!gone) return;
    toast({
      text: <Trans>Recording deleted.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => void recorder.putBack(gone) },
    });
  }
  async function startOver() {
    await recorder.finish();
    // what it answers was recorded over: nothing, where the microphone is not to be had
    return recorder.start(picture !== undefined);
  }

  const [clock, aim] = [clockOf(seconds, i18n), clockOf(aimSeconds, i18n)];
  if (!isOn)
    return (
      <section className={styles.recorder}>
        {recording ? (
          <>
            <Playback
              recording={recording}
              busy={isStarting}
              onRedo={() => void replace(() => recorder.start(isPicture(recording)))}
              onRemove={() => void replace(recorder.remove)}
            />
            {/* agreed to for each recording by itself */}
            <Addition key={recording.at} part={transcription} props={{ recording, onWords }} />
          </>
        ) : (
          canRecord() && (
            <div className="row wrap">
              <Button busy={phase === 'starting'} onClick={() => void recorder.start()}>
                <Mic />
                <Trans>Record my answer</Trans>
              </Button>
              {recorder.hasCamera && phase === 'idle' && (
                <Button look="bare" onClick={() => void recorder.start(true)}>
                  <Video />
                  <Trans>Record with camera</Trans>
                </Button>
              )}
            </div>
          )
        )}
        {(trouble || !canRecord()) && <Trouble trouble={trouble ?? 'unsupported'} />}
        <Stays />
      </section>
    );
  return (
    <section className={`lit ${styles.recorder}`}>
      <div className={styles.now}>
        <Badge tone="bad" icon={phase === 'paused' ? Pause : Mic}>
          {phase === 'paused' ? <Trans>Paused</Trans> : <Trans>Recording</Trans>}
        </Badge>
        <p>
          <Trans>
            <span className={styles.clock} role="timer">
              {clock}
            </span>{' '}
            <span className="small">of about {aim}</span>
          </Trans>
        </p>
      </div>
      <svg className="bar" aria-hidden="true">
        <rect className="v" width={`${Math.min(100, (seconds / aimSeconds) * 100)}%`} height="100%" />
      </svg>
      {picture && <Mirror picture={picture} />}
      <div className={styles.meter}>
        <span className="small">
          <Trans>We hear you</Trans>
        </span>
        <Levels levels={levels} />
      </div>
      <div className={styles.keys}>
        <Button look="main" onClick={() => void recorder.finish()}>
          <Check />
          <Trans>Finish answer</Trans>
        </Button>
        {phase === 'recording' ? (
          <Button onClick={recorder.pause}>
            <Pause />
            <Trans>Pause</Trans>
          </Button>
        ) : (
          <Button onClick={() => void recorder.resume()}>
            <Play />
            <Trans>Go on</Trans>
          </Button>
        )}
        <Button onClick={() => void replace(startOver)}>
          <RefreshCw />
          <Trans>Start over</Trans>
        </Button>
      </div>
      <Stays />
    </section>
  );
}

function Stays() {
  return (
    <p className={styles.stays}>
      <Lock />
      <Trans>What you record stays on this device unless you send it.</Trans>
    </p>
  );
}

const isPicture = ({ type }: Recording) => type.startsWith('video/');

/** As in a mirror: people know themselves so. */
function Mirror({ picture }: { picture: MediaStream }) {
  const { t } = useLingui();
  const shown = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (shown.current) shown.current.srcObject = picture;
  }, [picture]);
  return <video ref={shown} autoPlay muted playsInline className={styles.mirror} aria-label={t`Your camera`} />;
}

const bars = 24;

/** How loud it was, newest at the end. Speech lies at a tenth of what a microphone can take. */
function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <svg className={styles.levels} viewBox={`0 0 ${bars * 10} 24`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: bars }, (_, at) => {
        const level = levels[levels.length - bars + at];
        const height = level === undefined ? 3 : Math.max(3, Math.min(22, level * 160));
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of bars
            key={at}
            className={level !== undefined && level > 0.008 ? styles.heard : styles.unheard}
            x={at * 10}
            y={12 - height / 2}
            width="6"
            height={height}
            rx="2"
          />
        );
      })}
    </svg>
  );
}

type PlaybackProps = { recording: Recording; busy: boolean; onRedo: () => void; onRemove: () => void };

function Playback({ recording, busy, onRedo, onRemove }: PlaybackProps) {
  const { i18n, t } = useLingui();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(recording.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [recording.blob]);
  const [length, size] = [
    clockOf(recording.seconds, i18n),
    i18n.number(Math.max(1, Math.round(recording.blob.size / 1024))),
  ];
  return (
    <div className="stack">
      <p>
        <Trans>
          Your recording: {length}, {size} KB on this device
        </Trans>
      </p>
      {isPicture(recording) ? (
        // biome-ignore lint/a11y/useMediaCaption: it is the student's own voice; their words stand below
        <video controls playsInline src={url} className={styles.seen} aria-label={t`Watch again`} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: it is the student's own voice; their words stand below
        <audio controls src={url} className={styles.audio} aria-label={t`Listen again`} />
      )}
      <div className="row wrap">
        <Button busy={busy} onClick={onRedo}>
          <RefreshCw />
          <Trans>Record again</Trans>
        </Button>
        <Button look="danger" onClick={onRemove}>
          <Trash2 />
          <Trans>Delete recording</Trans>
        </Button>
      </div>
    </div>
  );
}

function Trouble({ trouble }: { trouble: RecorderTrouble }) {
  return (
    <p className="note" role="alert">
      {trouble === 'refused' && (
        <Trans>
          The microphone or camera is not allowed here. Type your answer, or allow it in the browser and try again.
        </Trans>
      )}
      {trouble === 'no-microphone' && (
        <Trans>No microphone was found. Type your answer: the feedback is the same.</Trans>
      )}
      {trouble === 'no-camera' && (
        <Trans>
          The camera could not be used: there is none, or another program has it. Record the sound alone, or type.
        </Trans>
      )}
      {trouble === 'full' && (
        <Trans>
          This device has no room left for the recording. What was recorded until then is kept. Type the rest, or delete
          older recordings.
        </Trans>
      )}
      {trouble === 'long' && <Trans>A recording ends after 15 minutes. We keep these 15 minutes.</Trans>}
      {trouble === 'unsupported' && (
        <Trans>This browser cannot record. Type your answer: the feedback is the same.</Trans>
      )}
    </p>
  );
}
