import { claimAdmin, claimAdminSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { call } from '#api/call.ts';
import { setUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { WithToken } from './sign-in/link-token.tsx';
import { NewPasswordField } from './sign-up/new-password-field.tsx';

function ClaimForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: claimAdminSchema,
    initial: { token, name: '', email: '', password: '' },
    onSubmit: async (body) => {
      const { user } = await call(claimAdmin, { body });
      await setUser(user);
      setDone(true);
    },
  });
  if (done) return <Redirect to="/admin" replace />;
  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="name" label={<Trans>Full name</Trans>} autoComplete="name" />
      <FormField form={form} name="email" label={<Trans>Email</Trans>} type="email" autoComplete="email" />
      <NewPasswordField form={form} name="password" own={[form.values.name, form.values.email]} />
      {form.problem && (
        <ErrorBlock title={<Trans>The account was not made</Trans>}>
          {form.problem}{' '}
          <Trans>A new link is printed each time the server starts, until there is an administrator.</Trans>
        </ErrorBlock>
      )}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Create the administrator</Trans>
      </Button>
    </form>
  );
}

export function Screen() {
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Become the administrator</Trans>
        </h1>
        <p className="dim">
          <Trans>You look after this Lantern: you invite mentors, help people log in again, and see mails.</Trans>
        </p>
      </div>
      <WithToken>{(token) => <ClaimForm token={token} />}</WithToken>
    </div>
  );
}
