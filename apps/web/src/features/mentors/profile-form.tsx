import { zoneToday } from '@lantern/abroad/zones';
import {
  exceptionsMax,
  hoursMax,
  type MentorProfile,
  mentorProfileSchema,
  sessionKinds,
  sessionMinutes,
  specialtiesMax,
} from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { forgetTyped, readForm, sameAnswers, useKeptForm } from '#api/form-draft.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select, TextArea } from '#components/inputs.tsx';
import { PickMany } from '#components/pick-many.tsx';
import { kindWords, ownZone } from '#components/session-kinds.ts';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { Exceptions } from './exceptions.tsx';
import { Hours } from './hours.tsx';
import { saveProfile } from './mentors.api.ts';
import styles from './mentors.module.css';
import { useChoices } from './profile-choices.ts';
import { Safeguards } from './safeguards.tsx';
import { Specialties } from './specialties.tsx';

/** In hours, from two days on in days; the language says how. */
const lengthOf = (hours: number, i18n: I18n) =>
  i18n.number(hours < 48 ? hours : hours / 24, {
    style: 'unit',
    unit: hours < 48 ? 'hour' : 'day',
    unitDisplay: 'long',
  });

const notices = [0, 2, 6, 12, 24, 48, 72, 168];
const buffers = [0, 5, 10, 15, 30, 60];

type Stored = { profile: MentorProfile; revision: number };

const draftName = 'mentor-profile';

const valuesOf = ({ profile, revision }: Stored): MentorProfile => ({
  ...profile,
  time_zone: revision === 0 ? ownZone() : zoneToday(profile.time_zone),
});

/** What is typed stays, here and through a reload, whatever another device saves; saving over that is refused. */
export function ProfileForm({ kept }: { kept: Stored }) {
  const { t, i18n } = useLingui();
  const { zones, languages, countries } = useChoices(kept.profile);
  const [saved, setSaved] = useState(() => valuesOf(kept));
  const [{ base, ...typed }] = useState(() => readForm<MentorProfile & { base: number }>(draftName).values);
  const [writtenOn, setWrittenOn] = useState(base ?? kept.revision);
  const form = useForm<typeof mentorProfileSchema, MentorProfile>({
    schema: mentorProfileSchema,
    initial: { ...saved, ...typed },
    onSubmit: async (profile) => {
      try {
        const { revision } = await saveProfile(profile, writtenOn);
        setSaved(form.values);
        setWrittenOn(revision);
        forgetTyped(draftName);
        toast({ text: profile.published ? t`Saved. Students can book you.` : t`Saved.` });
      } catch (error) {
        // the fields of the body are those of the form
        if (!(error instanceof Problem) || !error.fields) throw error;
        const fields = Object.entries(error.fields).map(([name, word]) => [name.replace(/^profile\./, ''), word]);
        throw new Problem(error.code, { detail: error.message, fields: Object.fromEntries(fields) });
      }
    },
  });
  const { values, set } = form;
  const isTyped = !sameAnswers(values, saved);
  useKeptForm(
    draftName,
    useMemo(() => ({ ...values, base: writtenOn }), [values, writtenOn]),
    useMemo(() => ({ ...saved, base: writtenOn }), [saved, writtenOn]),
  );
  function begin() {
    forgetTyped(draftName);
    setSaved(valuesOf(kept));
    setWrittenOn(kept.revision);
    form.reset(valuesOf(kept));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another device saved fills a form that nobody types in
  useEffect(() => {
    if (!isTyped && kept.revision !== writtenOn) begin();
  }, [kept.revision]);
  // hours and other days are lists: the first thing that is wrong in one is said below it
  const parsed = mentorProfileSchema.safeParse(values);
  const wrongIn = (name: 'hours' | 'exceptions') =>
    fieldWord(parsed.error?.issues.find(({ path }) => path[0] === name)?.message, i18n);

  return (
    <form {...form.props} className={styles.form}>
      {isTyped && Object.keys(typed).length > 0 && (
        <p className="note info">
          <Trans>You changed something here and did not save it yet.</Trans>
        </p>
      )}
      <section className="stack">
        <h2>
          <Trans>Your card</Trans>
        </h2>
        <FormField
          form={form}
          name="expertise"
          maxLength={120}
          label={<Trans>What you help with</Trans>}
          help={<Trans>One line, like: Visa and funding for the UK</Trans>}
        />
        <Field label={<Trans>About you</Trans>} optional error={form.error('about')}>
          <TextArea rows={4} maxLength={1000} dir="auto" {...form.text('about')} />
        </Field>
        <Specialties
          chosen={values.specialties}
          most={specialtiesMax}
          onChange={(specialties) => set('specialties', specialties)}
        />
        <PickMany
          label={<Trans>Languages you speak with students</Trans>}
          choose={t`Add a language`}
          options={languages}
          chosen={values.languages}
          most={10}
          onChange={(chosen) => set('languages', chosen)}
        />
        <PickMany
          label={<Trans>Countries you know</Trans>}
          choose={t`Add a country`}
          options={countries}
          chosen={values.countries}
          most={12}
          onChange={(chosen) => set('countries', chosen)}
        />
      </section>
      <section className="stack">
        <h2>
          <Trans>Sessions</Trans>
        </h2>
        <fieldset>
          <legend>
            <b>
              <Trans>Kinds of session</Trans>
            </b>
          </legend>
          {sessionKinds.map((kind) => {
            const minutes = i18n.number(sessionMinutes[kind]);
            return (
              <Checkbox
                key={kind}
                checked={values.kinds.includes(kind)}
                onChange={({ target }) =>
                  set(
                    'kinds',
                    sessionKinds.filter((one) => (one === kind ? target.checked : values.kinds.includes(one))),
                  )
                }
              >
                {i18n._(kindWords[kind])} <span className="dim">({t`${minutes} minutes`})</span>
              </Checkbox>
            );
          })}
          <div aria-live="polite">
            {form.error('kinds') && <FieldError id="kinds-error">{form.error('kinds')}</FieldError>}
          </div>
        </fieldset>
        <FormField
          form={form}
          name="meeting_link"
          type="url"
          inputMode="url"
          maxLength={500}
          label={<Trans>Link to your video room</Trans>}
          help={
            <Trans>
              Any service. Only students who have booked see it. Use it when the call room does not connect.
            </Trans>
          }
          optional
        />
        <Checkbox {...form.check('call_room')}>
          <Trans>I meet students in Lantern’s call room</Trans>
          <br />
          <span className="small">
            <Trans>From browser to browser, with sound and a picture if you like. Nothing is recorded.</Trans>
          </span>
        </Checkbox>
        <Checkbox {...form.check('calls_phones')}>
          <Trans>I call the phone of students who cannot use a link</Trans>
        </Checkbox>
        <Field label={<Trans>Time zone of your hours</Trans>} error={form.error('time_zone')}>
          <Select {...form.text('time_zone')}>
            {zones.map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </Select>
        </Field>
        <Field
          label={<Trans>Notice you need</Trans>}
          help={<Trans>How many hours before a session students can still book it.</Trans>}
        >
          <Select value={values.notice_hours} onChange={({ target }) => set('notice_hours', Number(target.value))}>
            {notices.map((hours) => (
              <option key={hours} value={hours}>
                {hours === 0 ? t`None` : lengthOf(hours, i18n)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={<Trans>Break after each session</Trans>}>
          <Select value={values.buffer_minutes} onChange={({ target }) => set('buffer_minutes', Number(target.value))}>
            {buffers.map((buffer) => {
              const minutes = i18n.number(buffer);
              return (
                <option key={buffer} value={buffer}>
                  {buffer === 0 ? t`None` : t`${minutes} minutes`}
                </option>
              );
            })}
          </Select>
        </Field>
      </section>
      <Hours hours={values.hours} most={hoursMax} onChange={(hours) => set('hours', hours)} wrong={wrongIn('hours')} />
      <Exceptions
        exceptions={values.exceptions}
        most={exceptionsMax}
        onChange={(exceptions) => set('exceptions', exceptions)}
        wrong={wrongIn('exceptions')}
      />
      <section className="stack">
        <h2>
          <Trans>Before students can book you</Trans>
        </h2>
        <Safeguards>
          <Checkbox {...form.check('safeguards')}>
            <Trans>I have read these rules and follow them</Trans>
          </Checkbox>
          <div aria-live="polite">
            {form.error('safeguards') && <FieldError id="safeguards-error">{form.error('safeguards')}</FieldError>}
          </div>
        </Safeguards>
        <Checkbox {...form.check('published')}>
          <Trans>Students see my card and can book me</Trans>
        </Checkbox>
      </section>
      {form.problem && <ErrorBlock title={<Trans>Nothing was saved</Trans>}>{form.problem}</ErrorBlock>}
      <div className={styles.save}>
        <Button type="submit" look="main" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
        {isTyped && (
          <Button onClick={begin}>
            <Trans>Start again</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
