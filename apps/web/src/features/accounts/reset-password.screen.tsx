import { resetPassword, resetPasswordSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { refreshSession } from '#api/session.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { useForm } from '#components/use-form.ts';
import { FocusedHeading } from './focused-heading.tsx';
import { WithToken } from './sign-in/link-token.tsx';
import { NewPasswordField } from './sign-up/new-password-field.tsx';

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    schema: resetPasswordSchema,
    initial: { token, newPassword: '' },
    onSubmit: async (body) => {
      await call(resetPassword, { body });
      onDone();
      // This browser's own session has ended too, if it had one.
      await refreshSession();
    },
  });
  return (
    <form {...form.props} className="stack">
      <NewPasswordField form={form} name="newPassword" label={<Trans>New password</Trans>} />
      {form.problem && (
        <ErrorBlock
          title={<Trans>The password is not changed</Trans>}
          action={
            <Link href="/forgot-password">
              <Trans>Ask for a new link</Trans>
            </Link>
          }
        >
          {form.problem}
        </ErrorBlock>
      )}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Save the new password</Trans>
      </Button>
    </form>
  );
}

export function Screen() {
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <div className="stack">
        <FocusedHeading level="h1">
          <Trans>Your password is changed</Trans>
        </FocusedHeading>
        <p>
          <Trans>You are signed out everywhere. Log in with the new password.</Trans>
        </p>
        <ButtonLink look="main" href="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <h1>
        <Trans>Choose a new password</Trans>
      </h1>
      <WithToken>{(token) => <ResetForm token={token} onDone={() => setDone(true)} />}</WithToken>
    </div>
  );
}
