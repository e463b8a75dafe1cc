import type { SessionUser } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, Redirect, useSearchParams } from 'wouter';
import { homes, safeNext } from '#api/redirect.ts';
import { setUser, useSession } from '#api/session.ts';
import { markShared } from '#api/shared-phone.ts';
import { LoginForm } from './sign-in/login-form.tsx';
import { LoginHelp } from './sign-in/login-help.tsx';
import { SecondStep } from './sign-in/second-step.tsx';
import { SocialButtons } from './sign-in/social-buttons.tsx';

export function Screen() {
  const user = useSession((session) => session.user);
  const ended = useSession((session) => session.ended);
  const [search] = useSearchParams();
  const [step, setStep] = useState<'password' | 'code' | 'expired'>('password');
  const [shared, setShared] = useState<boolean>();

  if (user && !user.guest) return <Redirect to={safeNext(search.get('next'), homes[user.role])} replace />;

  async function enter(entered: SessionUser, isShared: boolean) {
    markShared(isShared);
    await setUser(entered);
  }
  function askCode(isShared: boolean) {
    setShared(isShared);
    setStep('code');
  }
  if (step === 'code')
    return <SecondStep onDone={(entered) => enter(entered, shared === true)} onExpired={() => setStep('expired')} />;
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Log in</Trans>
        </h1>
        <p className="dim">
          <Trans>Welcome back.</Trans>
        </p>
      </div>
      {user?.guest && (
        <p className="note warn">
          <span>
            <Trans>
              You are looking around as a guest. If you log in to an account, you leave the guest workspace. To keep it,{' '}
              <Link href="/signup">create an account</Link>.
            </Trans>
          </span>
        </p>
      )}
      {ended && (
        <p className="note info" role="status">
          <Trans>You were logged out. Log in to go on. Your work that was not sent yet is safe on this device.</Trans>
        </p>
      )}
      {step === 'expired' && (
        <p className="note warn" role="alert">
          <Trans>That sign-in took too long. Write your email and password again.</Trans>
        </p>
      )}
      {search.get('social') === 'failed' && (
        <p className="note bad" role="alert">
          {search.get('error') === 'account_not_linked' ? (
            <Trans>Your email has an account here already. Log in with its password.</Trans>
          ) : (
            <Trans>Signing in there did not work. Try again, or log in with your email and password.</Trans>
          )}
        </p>
      )}
      <LoginForm shared={shared} onDone={enter} onCode={askCode} />
      <SocialButtons />
      <LoginHelp />
    </div>
  );
}
