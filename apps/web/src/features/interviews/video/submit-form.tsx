import { videoQuestionIds } from '@lantern/content/interviews/video-questions';
import type { Interview } from '@lantern/contract/interviews';
import {
  submitVideoLink,
  type VideoFileFields,
  videoLinkFields,
  videoNotesMax,
} from '@lantern/contract/interviews.videos';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { fieldWord } from '#api/field-words.ts';
import { useKeptText } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import type { MentorOption } from '#components/mentor-select.tsx';
import { toast } from '#components/toast.tsx';
import styles from '../interviews.module.css';
import {
  DeviceField,
  FileField,
  type FileTrouble,
  LinkField,
  type Method,
  troubleOf,
  useOnDevice,
} from './recording-choice.tsx';
import { MentorField } from './reviewers.tsx';
import { putVideo } from './video.api.ts';
import own from './video.module.css';
import { addRecordings } from './video-queue.ts';

type SubmitFormProps = { type: Interview['type']; onBack: () => void; onSent: (id: string) => void };

/** Step 2: the five questions, and what is handed in. */
export function SubmitForm({ type, onBack, onSent }: SubmitFormProps) {
  const { i18n, t } = useLingui();
  const { id: user } = useUser();
  const onDevice = useOnDevice(type);
  const [method, setMethod] = useState<Method>('link');
  const [link, setLink] = useState('');
  const [file, setFile] = useState<Blob>();
  const [chosen, setChosen] = useState('');
  const [trouble, setTrouble] = useState<FileTrouble>();
  const [notes, setNotes] = useKeptText(`video-notes.${type}`);
  const [mentor, setMentor] = useState<MentorOption>();
  const [linkError, setLinkError] = useState<string>();
  const [missing, setMissing] = useState<'link' | 'file'>();
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [id] = useState(newId);
  const asked = videoQuestionIds[type].flatMap(
    (one) => onDevice?.questions.find((question) => question.id === one) ?? [],
  );
  const hasRecordings = onDevice !== undefined && onDevice.recordings.length > 0;

  function choose(next: Method) {
    setMethod(next);
    setFile(undefined);
    setChosen('');
    setTrouble(undefined);
    setMissing(undefined);
  }

  async function take(next: Blob | undefined) {
    setFile(next);
    setMissing(undefined);
    setTrouble(next && (await troubleOf(next)));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setFailed(undefined);
    setMissing(undefined);
    setLinkError(undefined);
    const fields: VideoFileFields = { id, type, notes, ...(mentor && { mentor_id: mentor.id }) };
    if (method === 'link') {
      if (link.trim() === '') {
        setMissing('link');
        form.querySelector<HTMLInputElement>('[name="link"]')?.focus();
        return;
      }
      const parsed = z.safeParse(videoLinkFields, { ...fields, link });
      const wrong = parsed.error?.issues[0]?.message;
      if (wrong) {
        setLinkError(fieldWord(wrong, i18n));
        form.querySelector<HTMLInputElement>('[name="link"]')?.focus();
        return;
      }
    } else if (!file || trouble) {
      if (!file) setMissing('file');
      return;
    }
    setBusy(true);
    try {
      if (method === 'link') {
        await putVideo(user, await call(submitVideoLink, { body: { ...fields, link } }));
        toast({ text: t`Your video has been submitted for review!` });
      } else if (file) {
        await addRecordings([{ file, fields }]);
      }
      setNotes('');
      onSent(id);
    } catch (error) {
      const wrong = error instanceof Problem ? error.fields?.link : undefined;
      if (wrong) setLinkError(fieldWord(wrong, i18n));
      else setFailed(explain(error, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={own.form} onSubmit={(event) => void submit(event)} noValidate>
      <section className="stack">
        <h2 tabIndex={-1}>
          <Trans>Answer these five questions</Trans>
        </h2>
        <ol className={`${own.questions} ${styles.voice}`} lang="en" dir="ltr">
          {asked.map(({ id: each, text }) => (
            <li key={each}>{text}</li>
          ))}
        </ol>
        <p className="dim">
          <Trans>One after the other, 10 to 15 minutes in all. Sound alone is enough; nobody needs to see you.</Trans>
        </p>
      </section>
      <fieldset className={styles.types}>
        <legend className="big">
          <Trans>How do you hand it in?</Trans>
        </legend>
        <Pick method="link" at={method} onPick={choose} title={<Trans>A link</Trans>}>
          <Trans>Your video is already online, for example on a drive</Trans>
        </Pick>
        <Pick method="file" at={method} onPick={choose} title={<Trans>A file</Trans>}>
          <Trans>Sound or video of this device, up to 25 MB. Sound takes far less data.</Trans>
        </Pick>
        {hasRecordings && (
          <Pick method="device" at={method} onPick={choose} title={<Trans>A recording made here</Trans>}>
            <Trans>One of the answers that you recorded while practising</Trans>
          </Pick>
        )}
      </fieldset>
      {method === 'link' && <LinkField value={link} error={linkError} onChange={setLink} />}
      {method === 'file' && <FileField file={file} trouble={trouble} onChange={(next) => void take(next)} />}
      {method === 'device' && onDevice && (
        <DeviceField
          from={onDevice}
          value={chosen}
          onChange={(key, blob) => {
            setChosen(key);
            void take(blob);
          }}
        />
      )}
      <Field
        label={<Trans>Notes for the mentor</Trans>}
        help={<Trans>Country, university, what worries you</Trans>}
        optional
      >
        <TextArea
          rows={3}
          name="notes"
          maxLength={videoNotesMax}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
      </Field>
      <MentorField chosen={mentor} onChange={setMentor} />
      <div aria-live="polite">
        {missing === 'link' && (
          <p className="note bad">
            <b>
              <Trans>Missing Video Link</Trans>
            </b>{' '}
            <Trans>Please provide a link to your video before submitting.</Trans>
          </p>
        )}
        {missing === 'file' && (
          <p className="note bad">
            <Trans>Choose a recording before submitting.</Trans>
          </p>
        )}
        {failed && <p className="note bad">{failed}</p>}
      </div>
      <div className="row wrap">
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button look="main" type="submit" busy={busy}>
          <Trans>Submit for review</Trans>
        </Button>
      </div>
    </form>
  );
}

type PickProps = {
  method: Method;
  at: Method;
  onPick: (method: Method) => void;
  title: ReactNode;
  children: ReactNode;
};

function Pick({ method, at, onPick, title, children }: PickProps) {
  return (
    <label className={styles.pick}>
      <input type="radio" name="method" value={method} checked={method === at} onChange={() => onPick(method)} />
      <span>
        <b>{title}</b>
        <span className="small dim">{children}</span>
      </span>
    </label>
  );
}
