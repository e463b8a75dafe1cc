import type { PersonalInfo, personalInfoSchema } from '@lantern/contract/profile';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import type { useForm } from '#components/use-form.ts';
import { NameFields } from './name-fields.tsx';
import { differsFromPassport } from './passport-name.ts';
import styles from './profile.module.css';

type NameSectionProps = { form: ReturnType<typeof useForm<typeof personalInfoSchema, PersonalInfo>> };

/** Names as their owner, a friend and a passport write them. */
export function NameSection({ form }: NameSectionProps) {
  const { firstName, lastName, oneName, familyNameFirst, passportName } = form.values;
  const differs = differsFromPassport(passportName, firstName, oneName ? '' : lastName);
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Your name</Trans>
      </legend>
      <NameFields form={form} familyNameFirst={familyNameFirst && !oneName} />
      {!oneName && (
        <Checkbox {...form.check('familyNameFirst')}>
          <Trans>My family name comes first</Trans>
        </Checkbox>
      )}
      <FormField
        form={form}
        name="preferredName"
        label={<Trans>Preferred name</Trans>}
        help={<Trans>What we call you.</Trans>}
        optional
        autoComplete="nickname"
      />
      <FormField
        form={form}
        name="nameInOwnScript"
        label={<Trans>Name in your own script</Trans>}
        help={<Trans>For example আমিনা রহমান or أمينة رحمن.</Trans>}
        optional
        dir="auto"
      />
      <FormField
        form={form}
        name="passportName"
        label={<Trans>Name in your passport</Trans>}
        help={<Trans>Copy it letter by letter.</Trans>}
        optional
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div aria-live="polite" className={styles.whole}>
        {differs && (
          <p className="note warn">
            <TriangleAlert />
            <span>
              <Trans>
                This is not the same as the names above. Applications, tests and visas need the name in your passport.
                If the passport is right, write its names above too.
              </Trans>
            </span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
