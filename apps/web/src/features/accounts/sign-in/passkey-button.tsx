import { beginPasskeySignIn, signInPasskey } from '@lantern/contract/accounts.passkeys';
import type { SessionUser } from '@lantern/contract/accounts.session';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { optionsQuery } from '../accounts.api.ts';
import { keepsPasskeys, signWithKey } from '../passkeys.ts';

type UsedCredential = Parameters<typeof call<typeof signInPasskey>>[1]['body']['credential'];

type PasskeyButtonProps = { rememberMe: boolean; onDone: (user: SessionUser) => Promise<void> };

/** Logs in with a key that a device keeps. Absent where there can be none. */
export function PasskeyButton({ rememberMe, onDone }: PasskeyButtonProps) {
  const { i18n } = useLingui();
  const { data: options } = useQuery(optionsQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const begun = await call(beginPasskeySignIn, {});
      const credential = await signWithKey(begun.options);
      // turned away: the page stands as it was
      if (!credential) return;
      const body = { credential: credential as UsedCredential, rememberMe };
      await onDone((await call(signInPasskey, { body })).user);
    },
  });
  if (!options?.passkeys || !keepsPasskeys()) return null;
  return (
    <>
      <Button wide busy={isPending} onClick={() => mutate()}>
        <KeyRound /> <Trans>Log in with a passkey</Trans>
      </Button>
      {error && (
        <ErrorBlock title={<Trans>You are not logged in</Trans>}>
          {error instanceof DOMException ? (
            <Trans>This device cannot use a passkey for this page.</Trans>
          ) : (
            explain(error, i18n)
          )}
        </ErrorBlock>
      )}
    </>
  );
}
