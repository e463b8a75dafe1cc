import { sendVerification } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Mail } from 'lucide-react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';

/** Whether the address was confirmed, and another link to do it. */
export function EmailState({ email, verified }: { email: string; verified: boolean }) {
  const { i18n } = useLingui();
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => call(sendVerification, {}) });
  if (verified)
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Confirmed</Trans>
      </Badge>
    );
  return (
    <>
      <p>
        <Badge icon={Mail}>
          <Trans>Not confirmed yet</Trans>
        </Badge>
      </p>
      <p role="status">
        {data?.sent ? (
          <Trans>We sent a link to {email}. It works for 7 days.</Trans>
        ) : (
          <Trans>Open the link in our mail. You can go on without it.</Trans>
        )}{' '}
        {error && explain(error, i18n)}
      </p>
      {!data && (
        <Button look="bare" busy={isPending} onClick={() => mutate()}>
          <Trans>Send the link again</Trans>
        </Button>
      )}
    </>
  );
}
