// A recording written down by the speech server of this installation, where there is one and the student agrees for it.
import { getSpeechServer, transcribeRecording, transcriptMax } from '@lantern/contract/interviews.speech';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Captions } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import type { Recording } from './recordings.ts';

const speechQuery = queryOptions({
  queryKey: ['speech-server'],
  queryFn: ({ signal }) => call(getSpeechServer, {}, { signal }),
});

/** Milliseconds: 25 MB on a slow line, and what a speech server is given by any Lantern. */
const timeout = 900_000;

type Phase = 'idle' | 'asking' | 'written' | 'partly' | 'silent';
type TranscriptionProps = {
  recording: Recording;
  /** Whether all of them fitted. */
  onWords: (words: string) => boolean;
};

export function Transcription({ recording, onWords }: TranscriptionProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(speechQuery);
  const online = useOnline();
  const id = useId();
  const [agreed, setAgreed] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [cut, setCut] = useState(false);
  const [error, setError] = useState<string>();
  const leaving = useRef<AbortController>(undefined);
  // another question, or a recording that was thrown away: its words are not wanted any more
  useEffect(() => () => leaving.current?.abort(), []);
  const name = data?.name;
  if (!name) return null;

  async function write() {
    const current = new AbortController();
    leaving.current = current;
    setError(undefined);
    setPhase('asking');
    try {
      const { text, cut } = await call(
        transcribeRecording,
        { body: { agreed: 'true' } },
        { file: recording.blob, timeout, signal: current.signal },
      );
      if (current.signal.aborted) return;
      setCut(cut);
      if (!text) return setPhase('silent');
      setPhase(onWords(text) ? 'written' : 'partly');
    } catch (cause) {
      if (current.signal.aborted) return;
      setError(explain(cause, i18n));
      setPhase('idle');
    }
  }

  const isOpen = phase === 'idle' || phase === 'asking';
  const reason = !online || !agreed;
  const most = i18n.number(transcriptMax);
  return (
    <div className="stack">
      {isOpen && (
        <>
          <Checkbox checked={agreed} disabled={phase === 'asking'} onChange={({ target }) => setAgreed(target.checked)}>
            <Trans>
              I agree: Lantern sends this recording to {name} once, to write down my words. Lantern does not keep it.
            </Trans>
          </Checkbox>
          <div className="row wrap">
            <Button
              busy={phase === 'asking'}
              blocked={reason}
              aria-describedby={reason ? `${id}-reason` : undefined}
              onClick={() => void write()}
            >
              <Captions />
              <Trans>Write it down</Trans>
            </Button>
            {reason && (
              <span className="small dim" id={`${id}-reason`}>
                {online ? <Trans>Agree first, or type what you said.</Trans> : <Trans>This needs a connection.</Trans>}
              </span>
            )}
          </div>
        </>
      )}
      <div aria-live="polite" className="small">
        {phase === 'asking' && <Trans>We are turning your recording into text. You can go on typing.</Trans>}
        {phase === 'written' && <Trans>What you said is now at the end of your text. Read it: it can be wrong.</Trans>}
        {phase === 'partly' && (
          <Trans>
            What you said is too long for one answer. The first part is now at the end of your text, and the rest is
            below. Read it: it can be wrong.
          </Trans>
        )}
        {cut && (
          <p>
            <Trans>
              {name} wrote more than {most} characters, so the end is missing here. Your recording is still on this
              device: listen to it for the rest.
            </Trans>
          </p>
        )}
        {phase === 'silent' && <Trans>No words were heard in this recording. Type what you said.</Trans>}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
