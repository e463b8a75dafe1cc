// One answer: recorded where there is a microphone, written down by hand or by the browser, turned into a try.
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import { type AskedInterviewQuestion, answerMax } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import styles from '../interviews.module.css';
import { RecorderPanel } from '../recording/recorder-panel.tsx';
import { useRecorder } from '../recording/use-recorder.ts';
import { changeInterview } from './interview-outbox.ts';
import { addTry, changeQuestion } from './interview-state.ts';
import { PrepareTime } from './prepare-time.tsx';

/** PostgreSQL cannot hold these, and nobody means to write them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
const tidy = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

type AnswerPanelProps = { session: string; asked: AskedInterviewQuestion; question: InterviewQuestion };

export function AnswerPanel({ session, asked, question }: AnswerPanelProps) {
  const { t } = useLingui();
  const write = (change: (text: string) => string) =>
    changeInterview(session, (interview) =>
      changeQuestion(interview, asked.id, (now) => ({ ...now, draft: tidy(change(now.draft)).slice(0, answerMax) })),
    );
  const recorder = useRecorder(session, asked.id, (words) => write((text) => (text ? `${text} ${words}` : words)));
  const isEmpty = asked.draft.trim() === '';

  async function answer() {
    const recording = recorder.phase === 'idle' ? recorder.recording : await recorder.finish();
    changeInterview(session, (interview) =>
      addTry(interview, asked.id, {
        id: newId(),
        text: asked.draft.trim(),
        seconds: recording ? recording.seconds : null,
        pauses: recording ? recording.pauses : [],
        at: new Date().toISOString(),
      }),
    );
    toast({ text: t`Feedback Generated` });
  }

  return (
    <div className="stack">
      {question.part === 2 && <PrepareTime key={asked.id} />}
      <RecorderPanel
        recorder={recorder}
        aimSeconds={question.seconds}
        onWords={(words) => write((text) => (text.trim() ? `${text.trimEnd()}\n${words}` : words))}
      />
      <Field
        label={<Trans>Your words</Trans>}
        help={
          <Trans>Type what you said, or type instead of speaking. In English. Feedback reads only these words.</Trans>
        }
      >
        <TextArea
          value={asked.draft}
          maxLength={answerMax}
          rows={7}
          lang="en"
          dir="ltr"
          className={styles.words}
          onChange={({ target }) => write(() => target.value)}
        />
      </Field>
      <div className="row wrap">
        <Button
          look="main"
          blocked={isEmpty}
          aria-describedby={isEmpty ? 'words-needed' : undefined}
          onClick={() => void answer()}
        >
          <MessageSquareText />
          <Trans>Get Feedback</Trans>
        </Button>
        {isEmpty && (
          <span className="small dim" id="words-needed">
            <Trans>Write some words first.</Trans>
          </span>
        )}
      </div>
    </div>
  );
}
