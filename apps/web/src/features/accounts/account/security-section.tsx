import { requestPasswordReset } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import styles from '../accounts.module.css';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { SecurityLog } from './security-log.tsx';
import { SessionList } from './session-list.tsx';
import { TwoFactor } from './two-factor.tsx';
import { YourData } from './your-data.tsx';

const accessTokens = partOf(async () => (await import('./access-tokens.tsx')).AccessTokens);

/** Password, email, two-factor sign-in, sessions and data of whoever is signed in: parts of a page. */
export function SecuritySection() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <>
      <section className="stack" aria-labelledby="security">
        <h2 id="security">
          <Trans>Security</Trans>
        </h2>
        {user.guest ? (
          <p className="note info">
            <span>
              <Trans>
                A guest workspace has no password. <Link href="/signup">Create an account</Link> to keep everything in
                it.
              </Trans>
            </span>
          </p>
        ) : (
          <div className={styles.parts}>
            {user.hasPassword ? (
              <>
                <ChangePassword name={user.name} email={user.email} />
                <ChangeEmail email={user.email} />
                <TwoFactor user={user} />
              </>
            ) : (
              <NoPassword email={user.email} />
            )}
            <Passkeys asksPassword={user.hasPassword} />
            <SessionList asksPassword={user.hasPassword} />
            <OpensAccessTokens asksPassword={user.hasPassword} />
            <SecurityLog />
          </div>
        )}
      </section>
      <YourData user={user} />
    </>
  );
}

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Few people write programs: the code for their tokens comes when they ask for it. */
function OpensAccessTokens({ asksPassword }: { asksPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Lazy part={accessTokens} props={{ asksPassword }} />
      </div>
    );
  return (
    <section className={styles.part} aria-labelledby="access-tokens">
      <div className={styles.partHead}>
        <div>
          <h3 id="access-tokens">
            <Trans>Access tokens</Trans>
          </h3>
          <p className="dim">
            <Trans>Only for programs that you write yourself.</Trans>
          </p>
        </div>
        <Button onClick={() => setOpen(true)}>
          <Trans>Open</Trans>
          <span className="vh">
            : <Trans>Access tokens</Trans>
          </span>
        </Button>
      </div>
    </section>
  );
}

/** Somebody who came through a social provider can get a password of their own by mail. */
function NoPassword({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(requestPasswordReset, { body: { email } }),
  });
  return (
    <section className={styles.part}>
      <h3>
        <Trans>Password</Trans>
      </h3>
      <p>
        <Trans>
          You log in with another service, so you have no password here. Choose one if you want to change your email or
          use two-factor sign-in.
        </Trans>
      </p>
      <p role="status">
        {isSuccess && <Trans>A link to choose a password goes to {email}. It works once, for 30 minutes.</Trans>}
      </p>
      {error && <ErrorBlock title={<Trans>Nothing was sent</Trans>}>{explain(error, i18n)}</ErrorBlock>}
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          <Trans>Send me a link to choose a password</Trans>
        </Button>
      </div>
    </section>
  );
}
