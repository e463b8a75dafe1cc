import { revokeOtherSessions, revokeSession, type sessionEntrySchema } from '@lantern/contract/accounts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { useIdle } from '#api/idle.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { refreshSessions, sessionsQuery } from '../accounts.api.ts';
import styles from '../accounts.module.css';
import { ConfirmWithPassword } from './confirm-with-password.tsx';
import { readDevice } from './device-name.ts';

type SessionEntry = z.infer<typeof sessionEntrySchema>;

/** A browser as people name it. */
export function useDeviceName(): (userAgent: string) => string {
  const { t } = useLingui();
  return (userAgent) => {
    const { browser, system } = readDevice(userAgent);
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`An unknown device`;
  };
}

/** Where this account is signed in, and the buttons that end it there, with the password where there is one. */
export function SessionList({ asksPassword }: { asksPassword: boolean }) {
  const { i18n } = useLingui();
  const { data: sessions, error, refetch, isFetching } = useQuery({ ...sessionsQuery, enabled: useIdle() });
  const [ending, setEnding] = useState<SessionEntry | 'others'>();
  const nameOf = useDeviceName();
  const sendEnd = async (what: SessionEntry | 'others', password?: string) => {
    if (what === 'others') await call(revokeOtherSessions, { body: { password } });
    else await call(revokeSession, { body: { id: what.id, password } });
    toast({ text: <Trans>Signed out there.</Trans> });
    setEnding(undefined);
    await refreshSessions();
  };
  const end = useMutation({
    mutationFn: (what: SessionEntry | 'others') => sendEnd(what),
    onError: async () => {
      await refreshSessions();
      setEnding(undefined);
    },
  });

  const device = ending && ending !== 'others' ? nameOf(ending.userAgent) : '';
  const others = sessions?.filter(({ current }) => !current).length ?? 0;
  return (
    <section className={styles.part} aria-labelledby="sessions">
      <div className={styles.partHead}>
        <h3 id="sessions">
          <Trans>Where you are logged in</Trans>
        </h3>
        {others > 0 && (
          <Button onClick={() => setEnding('others')}>
            <Trans>Sign out everywhere else</Trans>
          </Button>
        )}
      </div>
      {end.error && <ErrorBlock title={<Trans>Nobody was signed out</Trans>}>{explain(end.error, i18n)}</ErrorBlock>}
      {!sessions && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load where you are logged in.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ul className="rules">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            name={nameOf(session.userAgent)}
            onEnd={() => setEnding(session)}
          />
        ))}
      </ul>
      <ConfirmWithPassword
        open={ending !== undefined}
        title={ending === 'others' ? <Trans>Sign out everywhere else?</Trans> : <Trans>Sign out there?</Trans>}
        action={<Trans>Sign out</Trans>}
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
        onPassword={asksPassword ? async (password) => ending && (await sendEnd(ending, password)) : undefined}
        onCancel={() => setEnding(undefined)}
      >
        <p>
          {ending === 'others' ? (
            <Trans>Every other device has to log in again. This one stays logged in.</Trans>
          ) : (
            <Trans>{device} has to log in again.</Trans>
          )}{' '}
          <Trans>Work there that was not sent yet stays on that device.</Trans>
        </p>
      </ConfirmWithPassword>
    </section>
  );
}

type SessionRowProps = { session: SessionEntry; name: string; onEnd: () => void };

function SessionRow({ session, name, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const Icon = readDevice(session.userAgent).handheld ? Smartphone : Laptop;
  const since = formatDay(new Date(session.createdAt), i18n);
  const last = formatDay(new Date(session.lastUsedAt), i18n);
  return (
    <li className={styles.session}>
      <Icon />
      <div>
        <b>{name}</b>
        <p className="small dim">
          <Trans>
            Since {since}, last used {last}
          </Trans>
        </p>
      </div>
      {session.current ? (
        <Badge icon={CircleCheck} tone="ok">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button aria-label={t`Sign out on ${name}`} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
