import { acceptInvitation, acceptInvitationSchema } from '@lantern/contract/accounts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { call } from '#api/call.ts';
import { homes } from '#api/redirect.ts';
import { setUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useForm } from '#components/use-form.ts';
import { WithToken } from './link-token.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

function AcceptForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const form = useForm({
    schema: acceptInvitationSchema,
    initial: { token, name: '', password: '', agreeToTerms: false },
    onSubmit: async (body) => {
      const { user } = await call(acceptInvitation, { body });
      await setUser(user);
      setDone(true);
    },
  });
  if (done) return <Redirect to={homes.mentor} replace />;
  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="name" label={<Trans>Full name</Trans>} autoComplete="name" />
      <NewPasswordField form={form} name="password" own={[form.values.name]} />
      <TermsCheckbox {...form.check('agreeToTerms')} error={form.error('agreeToTerms')} />
      {form.problem && (
        <ErrorBlock title={<Trans>The account was not made</Trans>}>
          {form.problem} <Trans>If the link has run out, ask whoever invited you for a new one.</Trans>
        </ErrorBlock>
      )}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Create my mentor account</Trans>
      </Button>
    </form>
  );
}

export function Screen() {
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Accept your invitation</Trans>
        </h1>
        <p className="dim">
          <Trans>You were invited as a mentor. Your account uses the email that the invitation was made for.</Trans>
        </p>
      </div>
      <WithToken>{(token) => <AcceptForm token={token} />}</WithToken>
    </div>
  );
}
