import { changeEmail, changeEmailSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { optionsQuery } from '../accounts.api.ts';
import { CurrentPassword } from './current-password.tsx';
import { SecuritySetting } from './security-setting.tsx';

function EmailForm({ onDone }: { onDone: (newEmail: string) => void }) {
  const form = useForm({
    schema: changeEmailSchema,
    initial: { newEmail: '', password: '' },
    onSubmit: async (body) => {
      await call(changeEmail, { body });
      onDone(body.newEmail);
    },
  });
  return (
    <form {...form.props} className="stack">
      <FormField
        form={form}
        name="newEmail"
        label={<Trans>New email</Trans>}
        help={
          <Trans>
            We send a link to the new address. Your email changes when you open it. We tell your old address too.
          </Trans>
        }
        type="email"
        autoComplete="email"
      />
      <CurrentPassword form={form} />
      {form.problem && <ErrorBlock title={<Trans>Nothing was sent</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" busy={form.busy}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}

export function ChangeEmail({ email }: { email: string }) {
  const { data: options } = useQuery(optionsQuery);
  const [waiting, setWaiting] = useState<string>();
  return (
    <SecuritySetting
      title={<Trans>Email</Trans>}
      state={
        <>
          <p className="dim">{email}</p>
          <div aria-live="polite">
            {waiting && (
              <p className="note info">
                <Mail />
                <span>
                  <Trans>We sent a mail to {waiting}. Open its link within 24 hours. Until then nothing changes.</Trans>{' '}
                  {options?.mail === false && (
                    <Trans>This Lantern sends no mail. Ask the people who run it for that mail.</Trans>
                  )}
                </span>
              </p>
            )}
          </div>
        </>
      }
      action={<Trans>Change email</Trans>}
    >
      {(close) => (
        <EmailForm
          onDone={(newEmail) => {
            setWaiting(newEmail);
            close();
          }}
        />
      )}
    </SecuritySetting>
  );
}
