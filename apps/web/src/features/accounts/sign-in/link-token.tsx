import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';

/** Gives the token of the address to a form, or says that the link is cut off. */
export function WithToken({ children }: { children: (token: string) => ReactNode }) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  if (/^[\w-]{16,256}$/.test(token)) return children(token);
  return (
    <ErrorBlock
      title={<Trans>This link is not complete</Trans>}
      action={
        <ButtonLink href="/login">
          <Trans>Log in</Trans>
        </ButtonLink>
      }
    >
      <Trans>Open the link again where you got it, or copy the whole link.</Trans>
    </ErrorBlock>
  );
}
