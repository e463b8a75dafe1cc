import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { FormField } from '#components/form-field.tsx';
import { PasswordInput } from '#components/inputs.tsx';

/** The field that proves, in a session that is open already, who is there. */
export function CurrentPassword({ form }: { form: ComponentProps<typeof FormField<'password'>>['form'] }) {
  return (
    <FormField
      form={form}
      name="password"
      label={<Trans>Current password</Trans>}
      as={PasswordInput}
      autoComplete="current-password"
    />
  );
}
