import { confirmEmail } from '@lantern/contract/accounts';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { homes } from '#api/redirect.ts';
import { refreshSession, useSession } from '#api/session.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import { WithToken } from './sign-in/link-token.tsx';

/** A press confirms, not the visit: mail programs open links to look at them. */
function Confirm({ token, onDone }: { token: string; onDone: (email: string) => void }) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: async ({ email }) => {
      await refreshSession();
      onDone(email);
    },
  });
  const taken = error instanceof Problem && error.code === 'email_taken';
  return (
    <>
      <p>
        <Trans>Press the button to use this address for your account. The old address then no longer works.</Trans>
      </p>
      {error && (
        <ErrorBlock title={<Trans>Your email is not changed</Trans>}>
          {taken ? <Trans>Another account uses this email already.</Trans> : explain(error, i18n)}
        </ErrorBlock>
      )}
      <Button look="main" wide busy={isPending} onClick={() => mutate()}>
        <Trans>Confirm this email</Trans>
      </Button>
    </>
  );
}

export function Screen() {
  const user = useSession((session) => session.user);
  const [email, setEmail] = useState<string>();
  if (email) {
    return (
      <div className="stack">
        <FocusedHeading level="h1">
          <Trans>Your email is changed</Trans>
        </FocusedHeading>
        <p>
          <Trans>
            From now on you log in with <b>{email}</b>.
          </Trans>
        </p>
        <ButtonLink look="main" href={user ? homes[user.role] : '/login'}>
          {user ? <Trans>Go on</Trans> : <Trans>Log in</Trans>}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack">
      <h1>
        <Trans>Confirm your new email</Trans>
      </h1>
      <WithToken>{(token) => <Confirm token={token} onDone={setEmail} />}</WithToken>
    </div>
  );
}
