import {
  countRequiredAnswers,
  type PersonalInfo,
  personalInfoSchema,
  type StoredPersonalInfo,
  savePersonalInfo,
} from '@lantern/contract/profile';
import { requiredPersonalFields } from '@lantern/contract/profile.required';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { readForm, sameAnswers, saveForm, useKeptForm } from '#api/form-draft.ts';
import { problemWord } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { Checkbox } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { NameSection } from './name-section.tsx';
import { PersonalInfoProgress } from './personal-info-progress.tsx';
import { missingAnswers } from './personal-info-words.ts';
import { putPersonalInfo } from './profile.api.ts';
import styles from './profile.module.css';

const name = 'personal-info';

/** The form begins with what the device keeps, and where that is silent with what the server has. */
export function PersonalInfoForm({ stored }: { stored: StoredPersonalInfo }) {
  const { t, i18n } = useLingui();
  const goOn = useGoOn();
  const reason = useId();
  const saved: PersonalInfo = useMemo(() => {
    const { updatedAt: _when, ...answers } = stored;
    return answers;
  }, [stored]);
  const [kept] = useState(() => readForm<PersonalInfo>(name));
  const form = useForm({
    schema: personalInfoSchema,
    initial: { ...saved, ...kept.values },
    // an answer that is refused says so again after a reload, and does not count
    typed: typedFields(kept.values, saved),
    onSubmit: async (info) => {
      const answer = await saveForm(name, savePersonalInfo, { body: withoutHidden(info) });
      if (!answer) toast({ text: <Trans>Saved on this device. Lantern sends it when there is a connection.</Trans> });
      // before the answer is put: it begins this form anew, which then counts as left
      goOn('/dashboard');
      if (answer) await putPersonalInfo(answer.personalInfo);
    },
  });
  const { values } = form;
  useKeptForm(name, values, saved);

  // what the sign-up said counts; its owner is asked to look at it once
  const fresh = stored.updatedAt === null && sameAnswers(values, saved);
  const missing = missingAnswers(values).map((words) => i18n._(words));
  // a browser's first Intl.ListFormat would keep a cheap phone busy for a tenth of a second
  const list = missing.join(t({ message: ', ', context: 'between the parts of a list' }));

  return (
    <form {...form.props} className={styles.form}>
      <PersonalInfoProgress given={countRequiredAnswers(values)} required={requiredPersonalFields.length} />
      {kept.refused && (
        <ErrorBlock title={<Trans>This was not saved</Trans>}>{problemWord(kept.refused, i18n)}</ErrorBlock>
      )}
      {fresh && (
        <p className="note info">
          <Trans>We took your name from your sign-up. Check that each part is in the right place.</Trans>
        </p>
      )}
      <NameSection form={form} />
      <fieldset className={styles.group}>
        <legend>
          <Trans>About you</Trans>
        </legend>
        <FormField
          form={form}
          name="dateOfBirth"
          label={<Trans>Date of birth</Trans>}
          type="date"
          min="1920-01-01"
          autoComplete="bday"
          required
        />
        <CountrySelect
          {...form.text('citizenship')}
          label={<Trans>Citizenship</Trans>}
          help={<Trans>The country of your passport. Scholarships and visas depend on it.</Trans>}
          error={form.error('citizenship')}
          required
        />
        <CountrySelect
          {...form.text('country')}
          label={<Trans>Country of residence</Trans>}
          help={<Trans>Where you live now.</Trans>}
          error={form.error('country')}
          autoComplete="country"
          required
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>
          <Trans>How to reach you</Trans>
        </legend>
        <FormField
          form={form}
          name="phone"
          label={<Trans>Phone</Trans>}
          help={<Trans>With the country code, like +880 1712 345678.</Trans>}
          type="tel"
          autoComplete="tel"
          dir="ltr"
          required
        />
        <FormField form={form} name="city" label={<Trans>City</Trans>} optional autoComplete="address-level2" />
        <FormField form={form} name="address" label={<Trans>Address</Trans>} optional autoComplete="street-address" />
        <FormField
          form={form}
          name="postalCode"
          label={<Trans>Postal code</Trans>}
          optional
          autoComplete="postal-code"
        />
      </fieldset>
      <Checkbox {...form.check('receiveResources')}>
        <Trans>Send me guides and resources that fit my plans</Trans>
      </Checkbox>
      {form.problem && <ErrorBlock title={<Trans>Your answers were not saved</Trans>}>{form.problem}</ErrorBlock>}
      <div className={styles.actions}>
        <ButtonLink href="/dashboard">
          <Trans>Back</Trans>
        </ButtonLink>
        <Button
          type="submit"
          look="main"
          busy={form.busy}
          blocked={missing.length > 0}
          aria-describedby={missing.length > 0 ? reason : undefined}
        >
          <Trans>Continue to Dashboard</Trans>
        </Button>
        {missing.length > 0 && (
          <p className="small dim" id={reason}>
            <Trans>Still needed: {list}.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}

/** The answers that were typed on this device and not saved; an empty one was not typed yet. */
function typedFields(kept: Partial<PersonalInfo>, saved: PersonalInfo): string[] {
  const names = Object.keys(kept) as (keyof PersonalInfo)[];
  return names.filter((name) => kept[name] && kept[name] !== saved[name]);
}

/** A last name that was typed before "only one name" was ticked is not shown and not sent. */
function withoutHidden(info: PersonalInfo): PersonalInfo {
  return info.oneName ? { ...info, lastName: '' } : info;
}
