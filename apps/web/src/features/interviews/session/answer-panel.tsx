// One answer: recorded where there is a microphone, written down by hand or by the browser, turned into a try.
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import { type AskedInterviewQuestion, answerMax } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquareText } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import styles from '../interviews.module.css';
import { RecorderPanel } from '../recording/recorder-panel.tsx';
import { useRecorder } from '../recording/use-recorder.ts';
import { fitWords } from './fit-words.ts';
import { changeInterview } from './interview-outbox.ts';
import { addTry, changeQuestion, isAnswered } from './interview-state.ts';
import { addLeftOver, setLeftOver, useLeftOvers } from './left-over.ts';
import { LeftOverNote } from './left-over-note.tsx';
import { PrepareTime } from './prepare-time.tsx';

/** PostgreSQL cannot hold these, and nobody means to write them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is dropped
const tidy = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');

/** Characters that must be free before it is worth adding what did not fit: some words. */
const roomWanted = 20;

type AnswerPanelProps = { session: string; asked: AskedInterviewQuestion; question: InterviewQuestion };

export function AnswerPanel({ session, asked, question }: AnswerPanelProps) {
  const { t, i18n } = useLingui();
  const leftOver = useLeftOvers(session)[asked.id];
  const write = (change: (text: string) => string) =>
    changeInterview(session, (interview) =>
      changeQuestion(interview, asked.id, (now) => ({ ...now, draft: change(now.draft) })),
    );

  /** What does not fit waits beside the answer. */
  function put(words: string, places: (text: string) => { before: string; after?: string }): boolean {
    let rest = '';
    write((text) => {
      const fitted = fitWords({ ...places(text), words: tidy(words) }, answerMax);
      rest = fitted.rest;
      return fitted.text;
    });
    if (rest) addLeftOver(session, asked.id, rest);
    return rest === '';
  }
  // what is spoken after feedback is a second try, not more of the first
  const goOn = (text: string) => (isAnswered({ ...asked, draft: text }) ? '' : text);
  const putLast = (words: string) =>
    put(words, (kept) => {
      const text = goOn(kept);
      return { before: text.trim() && text.length < answerMax ? `${text.trimEnd()}\n` : text };
    });
  const recorder = useRecorder(session, asked.id, (words) =>
    put(words, (kept) => {
      const text = goOn(kept);
      return { before: text && text.length < answerMax ? `${text} ` : text };
    }),
  );

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const words = event.clipboardData.getData('text/plain');
    if (value.length - (selectionEnd - selectionStart) + words.length <= answerMax) return;
    // the browser would drop the end of it without a word
    event.preventDefault();
    put(words, (text) => ({ before: text.slice(0, selectionStart), after: text.slice(selectionEnd) }));
  }

  function addLeft() {
    if (!leftOver) return;
    setLeftOver(session, asked.id, '');
    putLast(leftOver);
  }
  const [length, most] = [i18n.number(asked.draft.length), i18n.number(answerMax)];
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
      <RecorderPanel recorder={recorder} aimSeconds={question.seconds} onWords={putLast} />
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
          onChange={({ target }) => write(() => tidy(target.value))}
          onPaste={paste}
        />
      </Field>
      <div role="status" className="stack">
        {asked.draft.length > answerMax * 0.9 && (
          <p className="small">
            <Trans>
              {length} of {most} characters.
            </Trans>{' '}
            {asked.draft.length >= answerMax && <Trans>This answer is full: no more can be typed.</Trans>}
          </p>
        )}
        {leftOver && (
          <LeftOverNote
            text={leftOver}
            isFull={asked.draft.length > answerMax - roomWanted}
            onAdd={addLeft}
            onDrop={() => setLeftOver(session, asked.id, '')}
          />
        )}
      </div>
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
