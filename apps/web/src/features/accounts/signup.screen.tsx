import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { homes } from '#api/redirect.ts';
import { useSession } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

export function Screen() {
  const { t } = useLingui();
  const user = useSession((session) => session.user);
  const [done, setDone] = useState(false);

  if (user && !user.guest) {
    if (done) return <Redirect to="/personal-info" replace />;
    const { name } = user;
    return (
      <div className="stack">
        <h1>
          <Trans>You have an account</Trans>
        </h1>
        <p>{t`You are logged in as ${name}. To make another account, sign out first.`}</p>
        <ButtonLink look="main" href={homes[user.role]}>
          <Trans>Go on</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Create your account</Trans>
        </h1>
        <p className="dim">
          {user ? (
            <Trans>Free. Everything in your guest workspace stays and becomes yours.</Trans>
          ) : (
            <Trans>Free. Takes about two minutes. Next: your personal information.</Trans>
          )}
        </p>
      </div>
      <SignUpForm onDone={() => setDone(true)} />
      <p>
        <Trans>
          Already have an account? <Link href="/login">Log in</Link>
        </Trans>
      </p>
    </div>
  );
}
