import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';

type NameForm = ComponentProps<typeof FormField<'firstName' | 'lastName'>>['form'] & {
  values: { oneName: boolean };
  check: (name: 'oneName') => ComponentProps<'input'>;
};

/** First and last name in the order in which their owner says them; one name where there is only one. */
export function NameFields({ form, familyNameFirst = false }: { form: NameForm; familyNameFirst?: boolean }) {
  const { oneName } = form.values;
  const first: ReactNode = (
    <FormField
      key="first"
      form={form}
      name="firstName"
      label={oneName ? <Trans>Name</Trans> : <Trans>First name</Trans>}
      autoComplete={oneName ? 'name' : 'given-name'}
      required
    />
  );
  const last: ReactNode = !oneName && (
    <FormField
      key="last"
      form={form}
      name="lastName"
      label={<Trans>Last name</Trans>}
      autoComplete="family-name"
      required
    />
  );
  return (
    <>
      {familyNameFirst ? [last, first] : [first, last]}
      <Checkbox {...form.check('oneName')}>
        <Trans>I have only one name</Trans>
      </Checkbox>
    </>
  );
}
