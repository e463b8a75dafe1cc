import type { MentorSession } from '@lantern/contract/bookings';
import { interviewTypes } from '@lantern/contract/interviews.types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useKeptText } from '#api/form-draft.ts';
import { useUser } from '#api/session.ts';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextArea, TextInput } from '#components/inputs.tsx';
import styles from '../bookings.module.css';
import { Booked } from './booked.tsx';
import { BookingFlow } from './booking-flow.tsx';

type InterviewType = (typeof interviewTypes)[number];
const typeWords: Readonly<Record<InterviewType, MessageDescriptor>> = {
  university: msg`University`,
  visa: msg`Visa`,
  ielts: msg`IELTS Speaking`,
  scholarship: msg`Scholarship`,
  general: msg`General`,
  other: msg`Other`,
};

/** The specification's form; name and email are there already. */
export function Screen() {
  const { t, i18n } = useLingui();
  const user = useUser();
  const [name, setName] = useState(user.name);
  const [type, setType] = useState<InterviewType | ''>('');
  const [note, setNote] = useKeptText('booking-note.interview');
  const [tried, setTried] = useState(false);
  const [booked, setBooked] = useState<MentorSession>();
  const nameInput = useRef<HTMLInputElement>(null);
  const typeInput = useRef<HTMLSelectElement>(null);

  function extra() {
    setTried(true);
    if (name.trim() === '' || type === '') {
      (name.trim() === '' ? nameInput : typeInput).current?.focus();
      return undefined;
    }
    return { full_name: name.trim(), interview_type: type, note: note.trim() };
  }

  function done(session: MentorSession) {
    setNote('');
    setBooked(session);
  }

  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Book a mock interview</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {booked ? (
        <Booked session={booked} onAgain={() => setBooked(undefined)} />
      ) : (
        <>
          <section className={styles.fields} aria-label={t`About you`}>
            <Field
              label={<Trans>Full name</Trans>}
              error={tried && name.trim() === '' ? t`Write your name.` : undefined}
            >
              <TextInput
                ref={nameInput}
                autoComplete="name"
                maxLength={200}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
            <Field label={<Trans>Email</Trans>} help={<Trans>The confirmation goes here.</Trans>}>
              <TextInput type="email" value={user.email} readOnly />
            </Field>
            <Field label={<Trans>Interview type</Trans>} error={tried && type === '' ? t`Choose a type.` : undefined}>
              <Select
                ref={typeInput}
                value={type}
                onChange={({ target }) => setType(target.value as InterviewType | '')}
              >
                <option value="">{t`Choose a type`}</option>
                {interviewTypes.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(typeWords[one])}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={<Trans>Notes</Trans>} help={<Trans>Country, university, what worries you</Trans>} optional>
              <TextArea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </section>
          <BookingFlow kind="mock-interview" extra={extra} onBooked={done} />
        </>
      )}
      <p>
        <ButtonLink look="bare" href="/mock-interview">
          <Trans>Other ways to practise</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
