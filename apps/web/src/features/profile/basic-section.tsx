import { type BasicInformation, type Profile, saveBasicInformation } from '@lantern/contract/profile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'wouter';
import { readForm } from '#api/form-draft.ts';
import { Field } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { EditForm } from './edit-form.tsx';
import { EditableSection } from './editable-section.tsx';
import { FactList } from './fact-list.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './profile.module.css';

const name = 'basic-information';
const emailState = partOf(async () => (await import('./email-state.tsx')).EmailState);

function basicOf({ firstName, lastName, oneName, preferredName, phone }: Profile): BasicInformation {
  return { firstName, lastName, oneName, preferredName, phone };
}

/** The same names and phone as in the personal information. */
export function BasicSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const emailNote = (
    <Trans>
      You log in with this email. To change it, you need your password:{' '}
      <a href="#security">Change email under Security</a>.
    </Trans>
  );
  return (
    <EditableSection
      id={useId()}
      title={<Trans>Basic information</Trans>}
      editLabel={t`Edit basic information`}
      begun={readForm(name).unfinished}
      read={
        <>
          <FactList
            facts={[
              { label: profile.oneName ? <Trans>Name</Trans> : <Trans>First name</Trans>, value: profile.firstName },
              ...(profile.oneName ? [] : [{ label: <Trans>Last name</Trans>, value: profile.lastName }]),
              { label: <Trans>Preferred name</Trans>, value: profile.preferredName },
              { label: <Trans>Phone</Trans>, value: profile.phone, dir: 'ltr' },
              { label: <Trans>Email</Trans>, value: profile.email, dir: 'ltr', help: emailNote },
            ]}
          />
          {typeof profile.emailVerified === 'boolean' && (
            <Lazy part={emailState} props={{ email: profile.email, verified: profile.emailVerified }} />
          )}
          <Link href="/personal-info" className={styles.more}>
            <Trans>More about you is in your personal information</Trans>
          </Link>
        </>
      }
      edit={(done) => (
        <EditForm
          name={name}
          to={saveBasicInformation}
          saved={basicOf(profile)}
          shown={(values) => ({ ...profile, ...values })}
          done={done}
        >
          {(form) => (
            <div className={styles.pair}>
              <NameFields form={form} />
              <FormField
                form={form}
                name="preferredName"
                label={<Trans>Preferred name</Trans>}
                optional
                autoComplete="nickname"
              />
              <FormField
                form={form}
                name="phone"
                label={<Trans>Phone</Trans>}
                type="tel"
                autoComplete="tel"
                dir="ltr"
                optional
              />
              <Field label={<Trans>Email</Trans>} help={emailNote}>
                <TextInput value={profile.email} readOnly dir="ltr" />
              </Field>
            </div>
          )}
        </EditForm>
      )}
    />
  );
}
