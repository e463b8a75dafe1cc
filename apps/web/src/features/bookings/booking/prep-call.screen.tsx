import { type MentorSession, prepCallKinds } from '@lantern/contract/bookings';
import { type SessionKind, sessionMinutes } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useKeptText } from '#api/form-draft.ts';
import { About } from '#components/about.tsx';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import { kindLines, kindWords } from '#components/session-kinds.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { kindsQuery } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { Booked } from './booked.tsx';
import { BookingFlow } from './booking-flow.tsx';

export function Screen() {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<SessionKind>();
  const { data: kinds, isPending } = useQuery(kindsQuery);
  const isOffered = (one: SessionKind) => kinds?.includes(one) ?? false;
  const kind = chosen ?? prepCallKinds.find(isOffered) ?? 'application-help';
  const [note, setNote] = useKeptText('booking-note.prep');
  const [booked, setBooked] = useState<MentorSession>();
  function done(session: MentorSession) {
    setNote('');
    setBooked(session);
  }
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Prep call</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {booked ? (
        <Booked session={booked} onAgain={() => setBooked(undefined)} />
      ) : (
        <>
          <fieldset className={styles.step}>
            <legend>
              <h2>
                <Trans>What is it about?</Trans>
              </h2>
            </legend>
            {prepCallKinds.map((one) => {
              const minutes = i18n.number(sessionMinutes[one]);
              return (
                <label key={one} className={styles.pick}>
                  <input type="radio" name="kind" checked={one === kind} onChange={() => setChosen(one)} />
                  <span>
                    <b>{i18n._(kindWords[one])}</b>
                    <span className="small dim">
                      {i18n._(kindLines[one])} {kinds && !isOffered(one) && <Trans>No mentor offers this yet.</Trans>}
                    </span>
                  </span>
                  <span className="push small dim">{t`${minutes} min`}</span>
                </label>
              );
            })}
          </fieldset>
          {isPending ? (
            <Skeleton />
          ) : (
            <BookingFlow kind={kind} key={kind} extra={() => ({ note: note.trim() })} onBooked={done}>
              <Field
                label={<Trans>What should your mentor know before?</Trans>}
                help={<Trans>Your mentor reads it with the booking.</Trans>}
                optional
              >
                <TextArea rows={3} maxLength={1000} value={note} onChange={({ target }) => setNote(target.value)} />
              </Field>
            </BookingFlow>
          )}
        </>
      )}
    </div>
  );
}
