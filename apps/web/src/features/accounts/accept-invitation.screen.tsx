import { acceptInvitation, acceptInvitationSchema } from '@lantern/contract/accounts';
import { becomeMentor } from '@lantern/contract/people';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { homes, loginPath } from '#api/redirect.ts';
import { setUser, useSession, useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { useForm } from '#components/use-form.ts';
import { WithToken } from './sign-in/link-token.tsx';
import { NewPasswordField } from './sign-up/new-password-field.tsx';
import { TermsCheckbox } from './sign-up/terms-checkbox.tsx';

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
          {form.problem} <Trans>If the link no longer works, ask the person who invited you for a new one.</Trans>
        </ErrorBlock>
      )}
      <Button type="submit" look="main" wide busy={form.busy}>
        <Trans>Create my mentor account</Trans>
      </Button>
    </form>
  );
}

/** Somebody who is signed in as a student, with the address that was invited. */
function BecomeForm({ token }: { token: string }) {
  const { i18n } = useLingui();
  const { email } = useUser();
  const [agreed, setAgreed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function become() {
    setBusy(true);
    setFailed(undefined);
    try {
      await call(becomeMentor, { body: { token } });
      // every device signs in again, as a mentor
      location.assign('/login');
    } catch (error) {
      setFailed(explain(error, i18n));
      setBusy(false);
    }
  }

  return (
    <div className="stack">
      <p>
        <Trans>
          You are logged in as a student: <b>{email}</b>. If the invitation is for this address, this account becomes
          your mentor account.
        </Trans>
      </p>
      <p>
        <Trans>
          Your coming sessions are cancelled, and mentors no longer see your things. You can no longer open the screens
          for students: <Link href="/profile">download what you want to keep</Link> first.
        </Trans>
      </p>
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        <Trans>Make my student account a mentor account.</Trans>
      </Checkbox>
      {failed && (
        <ErrorBlock title={<Trans>The account was not changed</Trans>}>
          {failed} <Trans>If the link no longer works, ask the person who invited you for a new one.</Trans>
        </ErrorBlock>
      )}
      <Button look="main" wide busy={busy} blocked={!agreed} onClick={() => void become()}>
        <Trans>Become a mentor</Trans>
      </Button>
    </div>
  );
}

export function Screen() {
  const here = `/accept-invitation?${useSearch()}`;
  const isStudent = useSession(({ user }) => user?.role === 'student' && !user.guest);
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Accept your invitation</Trans>
        </h1>
        <p className="dim">
          <Trans>You were invited as a mentor. Your account uses the email address of the invitation.</Trans>{' '}
          {!isStudent && (
            <Trans>
              If you have a student account with that email, <Link href={loginPath(here)}>log in</Link> first.
            </Trans>
          )}
        </p>
      </div>
      <WithToken>{(token) => (isStudent ? <BecomeForm token={token} /> : <AcceptForm token={token} />)}</WithToken>
    </div>
  );
}
