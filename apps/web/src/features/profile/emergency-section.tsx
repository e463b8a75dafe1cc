import {
  type EmergencyContact,
  emergencyContactSchema,
  type Profile,
  saveEmergencyContact,
} from '@lantern/contract/profile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import * as z from 'zod/mini';
import { readForm } from '#api/form-draft.ts';
import { FormField } from '#components/form-field.tsx';
import { EditForm } from './edit-form.tsx';
import { EditableSection } from './editable-section.tsx';
import { FactList } from './fact-list.tsx';
import styles from './profile.module.css';

const name = 'emergency-contact';

/** An empty form cannot be saved and says so; Cancel leaves it. */
const firstContactSchema = emergencyContactSchema.check(
  z.refine((contact) => contact.emergencyName !== '' || contact.emergencyPhone !== '', {
    path: ['emergencyName'],
    message: 'Add the name of this person.',
  }),
);

function contactOf({ emergencyName, emergencyPhone, emergencyRelation }: Profile): EmergencyContact {
  return { emergencyName, emergencyPhone, emergencyRelation };
}

export function EmergencySection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  return (
    <EditableSection
      id={useId()}
      title={<Trans>Emergency contact</Trans>}
      editLabel={t`Edit emergency contact`}
      begun={readForm(name).unfinished}
      read={
        profile.emergencyName ? (
          <FactList
            facts={[
              { label: <Trans>Name</Trans>, value: profile.emergencyName },
              { label: <Trans>Phone</Trans>, value: profile.emergencyPhone, dir: 'ltr' },
              { label: <Trans>Who is this person?</Trans>, value: profile.emergencyRelation },
            ]}
          />
        ) : (
          <p className="dim">
            <Trans>Nobody yet. Add a person whom we may call if we cannot reach you.</Trans>
          </p>
        )
      }
      edit={(done) => (
        <EditForm
          name={name}
          to={saveEmergencyContact}
          schema={profile.emergencyName ? emergencyContactSchema : firstContactSchema}
          saved={contactOf(profile)}
          shown={(values) => ({ ...profile, ...values })}
          done={done}
        >
          {(form) => (
            <div className={styles.pair}>
              <FormField form={form} name="emergencyName" label={<Trans>Name</Trans>} autoComplete="off" />
              <FormField
                form={form}
                name="emergencyPhone"
                label={<Trans>Phone</Trans>}
                type="tel"
                autoComplete="off"
                dir="ltr"
              />
              <FormField
                form={form}
                name="emergencyRelation"
                label={<Trans>Who is this person?</Trans>}
                help={<Trans>For example mother, uncle, teacher.</Trans>}
                optional
                autoComplete="off"
              />
            </div>
          )}
        </EditForm>
      )}
    />
  );
}
