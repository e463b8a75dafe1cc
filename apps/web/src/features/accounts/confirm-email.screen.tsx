import { confirmEmail } from '@lantern/contract/accounts';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { homes } from '#api/redirect.ts';
import { refreshSession, useSession } from '#api/session.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { WithToken } from './link-token.tsx';

/** A press confirms, not the visit: mail programs open links to look at them. */
function Confirm({ token }: { token: string }) {
  const { i18n } = useLingui();
  const { user } = useSession();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: refreshSession,
  });
  if (data) {
    const { email } = data;
    return (
      <div className="stack" role="status">
        <p className="note ok">
          <span>
            <Trans>
              Done. From now on you log in with <b>{email}</b>.
            </Trans>
          </span>
        </p>
        <ButtonLink look="main" href={user ? homes[user.role] : '/login'}>
          {user ? <Trans>Go on</Trans> : <Trans>Log in</Trans>}
        </ButtonLink>
      </div>
    );
  }
  const taken = error instanceof Problem && error.code === 'email_taken';
  return (
    <div className="stack">
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
    </div>
  );
}

export function Screen() {
  return (
    <div className="stack">
      <h1>
        <Trans>Confirm your new email</Trans>
      </h1>
      <WithToken>{(token) => <Confirm token={token} />}</WithToken>
    </div>
  );
}
