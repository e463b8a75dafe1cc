import { type invitationSchema, revokeInvitation } from '@lantern/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, Mail } from 'lucide-react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { invitationsQuery, refreshInvitations } from './admin.api.ts';
import styles from './admin.module.css';

type Invitation = z.infer<typeof invitationSchema>;

export function InvitationList() {
  const { i18n } = useLingui();
  const { data: invitations, error, refetch, isFetching } = useQuery(invitationsQuery);
  const [leaving, setLeaving] = useState<Invitation>();
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => call(revokeInvitation, { params: { id } }),
    onSettled: async () => {
      await refreshInvitations();
      setLeaving(undefined);
    },
  });
  const email = leaving?.email;
  return (
    <section className="stack" aria-labelledby="invitations">
      <h2 id="invitations">
        <Trans>Invitations</Trans>
      </h2>
      {!invitations && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load the invitations.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {withdraw.error && (
        <ErrorBlock title={<Trans>The invitation was not withdrawn</Trans>}>{explain(withdraw.error, i18n)}</ErrorBlock>
      )}
      {invitations?.length === 0 && (
        <p className="dim">
          <Trans>You have invited nobody yet. Write an email above to begin.</Trans>
        </p>
      )}
      <ul className="rules">
        {invitations?.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} onWithdraw={() => setLeaving(invitation)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={<Trans>Withdraw this invitation?</Trans>}
        confirm={<Trans>Withdraw</Trans>}
        danger
        busy={withdraw.isPending}
        onConfirm={() => leaving && withdraw.mutate(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        <p>
          <Trans>The link for {email} stops working at once. You can invite them again.</Trans>
        </p>
      </ConfirmDialog>
    </section>
  );
}

function InvitationRow({ invitation, onWithdraw }: { invitation: Invitation; onWithdraw: () => void }) {
  const { t, i18n } = useLingui();
  const { email, usedAt, expiresAt } = invitation;
  const expired = new Date(expiresAt).getTime() < Date.now();
  const day = formatDay(new Date(usedAt ?? expiresAt), i18n);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{email}</b>
        {usedAt && (
          <Badge icon={CircleCheck} tone="ok">
            <Trans>Accepted {day}</Trans>
          </Badge>
        )}
        {!usedAt && expired && (
          <Badge icon={Clock} tone="warn">
            <Trans>Ran out {day}</Trans>
          </Badge>
        )}
        {!usedAt && !expired && (
          <Badge icon={Mail} tone="info">
            <Trans>Waiting until {day}</Trans>
          </Badge>
        )}
      </div>
      {!usedAt && (
        <Button aria-label={t`Withdraw the invitation for ${email}`} onClick={onWithdraw}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </li>
  );
}
