import { type MentorSession, notesMax } from '@lantern/contract/bookings';
import { meetingLinkSchema } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { dayHere } from '#api/day-here.ts';
import { readForm, sameAnswers, useKeptForm, useKeptText } from '#api/form-draft.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { MarkedWords, markedText } from '#components/contacts/marked-words.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, TextArea, TextInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { keepLinks, keepNotes } from '../bookings.api.ts';
import styles from '../bookings.module.css';

/** Notes of both sides, what students thought, the recording; a mentor sets where it is. What is typed stays on this device. */
export function SessionNotes({ session }: { session: MentorSession }) {
  const { t, i18n } = useLingui();
  const { _id, side, student_notes, mentor_notes, mentor_name, student_name, recording_link, feedback, blocked } =
    session;
  const isStudent = side === 'student';
  const [own, theirs] = isStudent ? [student_notes, mentor_notes] : [mentor_notes, student_notes];
  const [notes, setNotes, sentNotes] = useKeptText(`session-notes.${_id}`, own);
  const other = isStudent
    ? session.mentor_id && { id: session.mentor_id, name: mentor_name ?? '' }
    : { id: session.student_id, name: student_name };

  async function saveNotes() {
    await keepNotes(_id, notes);
    sentNotes(notes);
  }
  function download() {
    const title = `${mentor_name ?? ''} – ${student_name}, ${i18n.date(new Date(session.starts_at), { dateStyle: 'long' })}`;
    const text = [title, `${student_name}:\n${student_notes}`, `${mentor_name ?? ''}:\n${mentor_notes}`].join('\n\n');
    saveFile(
      new Blob(['\ufeff', markedText(text, i18n)], { type: 'text/plain' }),
      `session-${dayHere(new Date(session.starts_at))}.txt`,
    );
  }

  return (
    <div className="stack">
      <div>
        <h4>{isStudent ? <Trans>Notes of your mentor</Trans> : <Trans>Notes of your student</Trans>}</h4>
        {theirs ? (
          <p className={styles.words}>
            <bdi>
              <MarkedWords text={theirs} />
            </bdi>
          </p>
        ) : (
          <p className="dim">
            <Trans>None yet</Trans>
          </p>
        )}
      </div>
      {blocked ? (
        <div>
          <h4>
            <Trans>Your notes</Trans>
          </h4>
          {own && (
            <p className={styles.words}>
              <bdi>{own}</bdi>
            </p>
          )}
          <p className="dim">
            <Trans>You two can no longer meet or write here, so nobody can change these notes.</Trans>
          </p>
        </div>
      ) : (
        <Saving save={saveNotes} isSame={notes.trim() === own.trim()}>
          <Field label={<Trans>Your notes</Trans>} help={<Trans>You both read them.</Trans>}>
            <TextArea rows={5} maxLength={notesMax} value={notes} onChange={({ target }) => setNotes(target.value)} />
          </Field>
          {notes !== own && <ContactHint text={notes} />}
        </Saving>
      )}
      {!isStudent && feedback && (
        <div>
          <h4>
            <Trans>What your student said</Trans>
          </h4>
          <p className={styles.words}>
            <bdi>
              <MarkedWords text={feedback} />
            </bdi>
          </p>
        </div>
      )}
      {!isStudent && !blocked && <Links session={session} />}
      <div className={styles.acts}>
        {(student_notes || mentor_notes) && (
          <Button aria-label={t`Download Notes`} onClick={download}>
            <Download />
            <Trans>Download Notes</Trans>
          </Button>
        )}
        {other && <ReportButton person={other.id} name={other.name} about={{ kind: 'session', id: _id }} />}
        {recording_link && (
          <a className="btn" href={recording_link} target="_blank" rel="noopener noreferrer">
            <ExternalLink className="flip" />
            <Trans>Watch Recording</Trans>
          </a>
        )}
      </div>
    </div>
  );
}

const isLink = (text: string) => z.safeParse(meetingLinkSchema, text.trim()).success;

function Links({ session }: { session: MentorSession }) {
  const { t } = useLingui();
  const { _id, meeting_link, recording_link, call_room } = session;
  const draft = `session-links.${_id}`;
  const saved = useMemo(
    () => ({ meeting: meeting_link, recording: recording_link, room: call_room }),
    [meeting_link, recording_link, call_room],
  );
  const [typed, setTyped] = useState<Partial<typeof saved>>(() => readForm<typeof saved>(draft).values);
  const values = useMemo(() => ({ ...saved, ...typed }), [saved, typed]);
  useKeptForm(draft, values, saved);
  const { meeting, recording, room } = values;
  const set = (next: Partial<typeof saved>) => setTyped((before) => ({ ...before, ...next }));
  const wrong = (text: string) => (isLink(text) ? undefined : t`Write a link that begins with https://.`);
  return (
    <Saving
      save={async () => {
        if (!isLink(meeting) || !isLink(recording)) return false;
        await keepLinks(_id, meeting.trim(), recording.trim(), room);
      }}
      isSame={sameAnswers(values, saved)}
    >
      {!session.by_phone && (
        <Checkbox checked={room} onChange={({ target }) => set({ room: target.checked })}>
          <Trans>Meet in Lantern’s call room</Trans>
        </Checkbox>
      )}
      <Field label={<Trans>Link to meet</Trans>} optional error={wrong(meeting)}>
        <TextInput
          type="url"
          maxLength={500}
          value={meeting}
          onChange={({ target }) => set({ meeting: target.value })}
        />
      </Field>
      <Field label={<Trans>Link to the recording</Trans>} optional error={wrong(recording)}>
        <TextInput
          type="url"
          maxLength={500}
          value={recording}
          onChange={({ target }) => set({ recording: target.value })}
        />
      </Field>
    </Saving>
  );
}

type SavingProps = { save: () => Promise<unknown>; isSame: boolean; children: ReactNode };

/** A few fields with a button; what was typed stays when the server does not take it. `false`: a field is wrong. */
function Saving({ save, isSame, children }: SavingProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  async function submit() {
    setBusy(true);
    setFailed(undefined);
    try {
      if ((await save()) !== false) toast({ text: t`Saved.` });
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {children}
      {failed && <ErrorBlock title={<Trans>Nothing was saved</Trans>}>{failed}</ErrorBlock>}
      {!isSame && (
        <div>
          <Button type="submit" busy={busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
