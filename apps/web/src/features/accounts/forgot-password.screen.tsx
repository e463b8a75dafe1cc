import { requestPasswordReset, requestPasswordResetSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Info, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { optionsQuery } from './accounts.api.ts';
import { handedEmail } from './sign-up/handed-email.ts';

export function Screen() {
  const { data: options } = useQuery(optionsQuery);
  const [sentTo, setSentTo] = useState<string>();
  const noMail = options?.mail === false;
  const form = useForm({
    schema: requestPasswordResetSchema,
    initial: { email: '' },
    kept: () => ({ email: handedEmail() }),
    onSubmit: async (body) => {
      await call(requestPasswordReset, { body });
      setSentTo(body.email);
    },
  });

  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Forgot your password?</Trans>
        </h1>
        <p className="dim">
          <Trans>Write the email of your account. You get a link to choose a new password.</Trans>
        </p>
      </div>
      {noMail && (
        <p className="note info">
          <Info />
          <span>
            <Trans>This Lantern sends no mail. Press the button, then ask the people who run it for your link.</Trans>
          </span>
        </p>
      )}
      <form {...form.props} className="stack">
        <FormField form={form} name="email" label={<Trans>Email</Trans>} type="email" autoComplete="username" />
        {form.problem && <ErrorBlock title={<Trans>Nothing was sent</Trans>}>{form.problem}</ErrorBlock>}
        <Button type="submit" look="main" wide busy={form.busy}>
          <Trans>Send the link</Trans>
        </Button>
      </form>
      <div aria-live="polite">
        {sentTo && (
          <div className="note ok">
            <Mail />
            <p>
              {noMail ? (
                <Trans>
                  If {sentTo} has an account, the people who run this Lantern now have a link for it. Ask them. The link
                  works once, for 30 minutes.
                </Trans>
              ) : (
                <Trans>
                  If {sentTo} has an account, a link is on its way there. It works once, for 30 minutes. Nothing came?
                  Look in the spam folder.
                </Trans>
              )}
            </p>
          </div>
        )}
      </div>
      <p>
        <Link href="/login">
          <Trans>Back to log in</Trans>
        </Link>
      </p>
    </div>
  );
}
