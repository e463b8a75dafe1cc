import { sendDeliveryAgain, type Webhook, type WebhookDelivery } from '@lantern/contract/webhooks';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Clock, RefreshCw } from 'lucide-react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatMoment } from '#components/dates.ts';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { deliveriesQuery } from '../admin.api.ts';
import styles from '../admin.module.css';
import { AnswerWords, eventWords } from './webhook-words.tsx';

/** What was sent to one address in the last month, newest first. */
export function DeliveryLog({ webhook: { id, name, enabled }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { i18n } = useLingui();
  const { data: deliveries, error, refetch, isFetching } = useQuery(deliveriesQuery(id));
  const again = useMutation({
    mutationFn: async (deliveryId: string) => {
      await call(sendDeliveryAgain, { params: { id, deliveryId } });
      await refetch();
    },
  });
  return (
    <Dialog
      open
      title={
        <Trans>
          What was sent to <bdi>{name}</bdi>
        </Trans>
      }
      onClose={onClose}
    >
      <div className={styles.row}>
        <p className={`${styles.words} dim`}>
          <Trans>The last 100 events of the last 30 days. An event that does not arrive is tried for two days.</Trans>
        </p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          <RefreshCw />
          <Trans>Look again</Trans>
        </Button>
      </div>
      {!deliveries && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {again.error && (
        <ErrorBlock title={<Trans>It was not sent again</Trans>}>{explain(again.error, i18n)}</ErrorBlock>
      )}
      {deliveries?.length === 0 && (
        <p>
          <Trans>Nothing has happened yet that this program wants to know.</Trans>
        </p>
      )}
      <ul className="rules">
        {deliveries?.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={again.isPending}
            onAgain={enabled ? () => again.mutate(delivery.id) : undefined}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const states: Record<WebhookDelivery['state'], React.ReactNode> = {
  waiting: (
    <Badge icon={Clock} tone="warn">
      <Trans context="a delivery">Waits</Trans>
    </Badge>
  ),
  delivered: (
    <Badge icon={CircleCheck} tone="ok">
      <Trans>Arrived</Trans>
    </Badge>
  ),
  'given-up': (
    <Badge icon={CircleX} tone="bad">
      <Trans>Given up</Trans>
    </Badge>
  ),
};

type DeliveryRowProps = { delivery: WebhookDelivery; busy: boolean; onAgain: (() => void) | undefined };

function DeliveryRow({ delivery, busy, onAgain }: DeliveryRowProps) {
  const { t, i18n } = useLingui();
  const { event, happened_at, state, attempts, next_at } = delivery;
  const timeOf = (time: string) => formatMoment(new Date(time), i18n);
  const what = i18n._(eventWords[event]);
  const when = timeOf(happened_at);
  const next = next_at && timeOf(next_at);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>{what}</b>
        <span className="small dim num">{when}</span>
        {states[state]}
        <span className="small">
          {attempts > 0 && <Plural value={attempts} one="Tried once." other="Tried # times." />}{' '}
          <AnswerWords {...delivery} /> {attempts > 0 && next && <Trans>The next try is at {next}.</Trans>}
        </span>
      </div>
      {onAgain && (
        <Button busy={busy} aria-label={t`Send again: ${what}, ${when}`} onClick={onAgain}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  );
}
