import { startGuest } from '@lantern/contract/guests';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Redirect } from 'wouter';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { homes } from '#api/redirect.ts';
import { setUser, useSession } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';

/** The one request under way: a screen that is shown again meanwhile waits for it and makes no second guest. */
let starting: Promise<void> | undefined;

async function start() {
  const { user } = await call(startGuest, {});
  await setUser(user);
  toast({ text: <Trans>You are looking around as a guest. Everything here is gone after 24 hours.</Trans> });
}

function startOnce() {
  starting ??= start().finally(() => {
    starting = undefined;
  });
  return starting;
}

export function Screen() {
  const { i18n } = useLingui();
  const user = useSession((session) => session.user);
  const wanted = useSession((session) => session.known && !session.user);
  const { mutate, error, isPending } = useMutation({ mutationFn: startOnce });
  useEffect(() => {
    if (wanted) mutate();
  }, [wanted, mutate]);

  if (user) return <Redirect to={homes[user.role]} replace />;
  const off = error instanceof Problem && error.code === 'forbidden';
  return (
    <div className="stack">
      <div>
        <h1>
          <Trans>Look around first</Trans>
        </h1>
        <p className="dim">
          <Trans>A workspace of your own with sample content, without an account. It is gone after 24 hours.</Trans>
        </p>
      </div>
      {!error && <Skeleton />}
      {off && (
        <div className="stack" role="alert">
          <p className="note info">
            <Trans>Here you need an account to look around. It is free and takes two minutes.</Trans>
          </p>
          <ButtonLink look="main" href="/signup">
            <Trans>Create an account</Trans>
          </ButtonLink>
        </div>
      )}
      {error && !off && (
        <ErrorBlock title={<Trans>The guest workspace did not open</Trans>} onRetry={() => mutate()} busy={isPending}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <p>
        <Link href="/login">
          <Trans>Log in</Trans>
        </Link>
      </p>
    </div>
  );
}
