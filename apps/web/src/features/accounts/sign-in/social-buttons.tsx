import { signInSocial } from '@lantern/contract/accounts';
import type { Provider } from '@lantern/contract/accounts.session';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { safeNext } from '#api/redirect.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { optionsQuery } from '../accounts.api.ts';

const names = { google: 'Google', facebook: 'Facebook' } as const;

/** Shown only for what whoever runs Lantern has set up. */
export function SocialButtons() {
  const { i18n } = useLingui();
  const { data: options } = useQuery(optionsQuery);
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'), '') || undefined;
  const { mutate, error, isPending } = useMutation({
    mutationFn: (provider: Provider) => call(signInSocial, { body: { provider, next } }),
    onSuccess: ({ url }) => location.assign(url),
  });
  if (!options?.social.length) return null;
  return (
    <div className="stack">
      {options.social.map((provider) => {
        const name = provider === 'school' ? options.school : names[provider];
        return (
          <Button key={provider} wide busy={isPending} onClick={() => mutate(provider)}>
            <Trans>Continue with {name}</Trans>
          </Button>
        );
      })}
      {/* a first visit makes an account, so what is agreed to stands here */}
      <p className="dim">
        <Trans>
          By continuing you agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            privacy policy
          </a>
          .
        </Trans>
      </p>
      {error && <ErrorBlock title={<Trans>You are not logged in</Trans>}>{explain(error, i18n)}</ErrorBlock>}
    </div>
  );
}
