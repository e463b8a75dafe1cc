import { deleteWebhook, type Webhook, webhooksMax } from '@lantern/contract/webhooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { refreshWebhooks, webhooksQuery } from '../admin.api.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

type Opened =
  | { what: 'form'; webhook?: Webhook }
  | { what: 'log' | 'removal'; webhook: Webhook }
  | { what: 'secret'; secret: string };

/** Programs of the school's own that are told when something happens here. */
export function WebhooksPanel() {
  const { t, i18n } = useLingui();
  const { data: webhooks, error, refetch, isFetching } = useQuery(webhooksQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const isFull = (webhooks?.length ?? 0) >= webhooksMax;
  return (
    <div className="stack">
      <p>
        <Trans>
          Lantern can tell your other programs when something happens here. It sends ids and a time, and no name or text
          of anybody. How a program checks what it gets is in the file docs/api.md.
        </Trans>
      </p>
      {!webhooks && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ul className="rules">
        {webhooks?.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onChange={() => setOpened({ what: 'form', webhook })}
            onLog={() => setOpened({ what: 'log', webhook })}
          />
        ))}
      </ul>
      {webhooks && (
        <div>
          <Button
            aria-haspopup="dialog"
            blocked={isFull}
            aria-describedby={isFull ? 'webhooks-full' : undefined}
            onClick={() => setOpened({ what: 'form' })}
          >
            <Plus />
            <Trans>Add a webhook</Trans>
          </Button>
          {isFull && (
            <p id="webhooks-full" className="small dim">
              <Trans>There are {webhooksMax} already. Remove one first.</Trans>
            </p>
          )}
        </div>
      )}
      {opened?.what === 'form' && (
        <WebhookForm
          webhook={opened.webhook}
          onClose={close}
          onSecret={(secret) => setOpened({ what: 'secret', secret })}
          onRemove={(webhook) => setOpened({ what: 'removal', webhook })}
        />
      )}
      {opened?.what === 'log' && <DeliveryLog webhook={opened.webhook} onClose={close} />}
      {opened?.what === 'removal' && <Removal webhook={opened.webhook} onClose={close} />}
      <Dialog
        open={opened?.what === 'secret'}
        title={<Trans>The secret of this webhook</Trans>}
        onClose={close}
        actions={
          <Button look="main" onClick={close}>
            <Trans>I have copied it</Trans>
          </Button>
        }
      >
        <p>
          <Trans>The program checks with it that Lantern is the sender. It is shown only now: copy it.</Trans>
        </p>
        {opened?.what === 'secret' && <CopyLine label={t`Secret`} text={opened.secret} />}
      </Dialog>
    </div>
  );
}

function Removal({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { i18n } = useLingui();
  const remove = useMutation({
    mutationFn: async () => {
      await call(deleteWebhook, { params: { id } });
      toast({ text: <Trans>Webhook removed.</Trans> });
      await refreshWebhooks();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Remove this webhook?</Trans>}
      confirm={<Trans>Remove</Trans>}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {remove.error && <ErrorBlock title={<Trans>It was not removed</Trans>}>{explain(remove.error, i18n)}</ErrorBlock>}
      <p>
        <Trans>
          Nothing more is sent to <bdi>{name}</bdi>. The list of what was sent goes too.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
