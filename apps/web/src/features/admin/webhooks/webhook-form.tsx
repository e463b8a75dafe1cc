import {
  changeWebhook,
  createWebhook,
  renewWebhookSecret,
  type Webhook,
  type WebhookEvent,
  webhookEvents,
  webhookSchema,
} from '@lantern/contract/webhooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { FormDialog } from '#components/form-dialog.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { refreshWebhooks } from '../admin.api.ts';
import styles from '../admin.module.css';
import { eventWords } from './webhook-words.tsx';

type Values = { name: string; url: string; events: WebhookEvent[]; enabled: boolean };
type FormProps = {
  /** none: a new one is made */
  webhook: Webhook | undefined;
  onClose: () => void;
  onSecret: (secret: string) => void;
  onRemove: (webhook: Webhook) => void;
};

/** Makes a webhook, or changes one. A secret that is made here is handed on: nobody can read it later. */
export function WebhookForm({ webhook, onClose, onSecret, onRemove }: FormProps) {
  const { i18n } = useLingui();
  const { name = '', url = '', events: chosen = [], enabled = true } = webhook ?? {};
  const initial: Values = { name, url, events: chosen, enabled };
  const form = useForm({
    schema: webhookSchema,
    initial,
    onSubmit: async (body) => {
      if (webhook) {
        await call(changeWebhook, { params: { id: webhook.id }, body });
        toast({ text: <Trans>Webhook saved.</Trans> });
      } else onSecret((await call(createWebhook, { body })).secret);
      await refreshWebhooks();
    },
    onDone: () => webhook && onClose(),
  });
  const { events } = form.values;
  const flip = (event: WebhookEvent) =>
    form.set('events', events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  const eventsError = form.error('events');
  return (
    <FormDialog
      form={form}
      title={webhook ? <Trans>Change this webhook</Trans> : <Trans>Add a webhook</Trans>}
      send={webhook ? <Trans>Save</Trans> : <Trans>Add</Trans>}
      failed={<Trans>It was not saved</Trans>}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={<Trans>Name of the program</Trans>} autoComplete="off" />
      <FormField
        form={form}
        name="url"
        label={<Trans>Address that Lantern sends to</Trans>}
        type="url"
        dir="ltr"
        autoComplete="off"
      />
      <fieldset className="stack" aria-describedby={eventsError && 'events-error'}>
        <legend>
          <Trans>Tell it when</Trans>
        </legend>
        {webhookEvents.map((event) => (
          <Checkbox key={event} name="events" checked={events.includes(event)} onChange={() => flip(event)}>
            {i18n._(eventWords[event])}
          </Checkbox>
        ))}
        <div aria-live="polite">{eventsError && <FieldError id="events-error">{eventsError}</FieldError>}</div>
      </fieldset>
      <Checkbox {...form.check('enabled')}>
        <Trans>The webhook is on</Trans>
      </Checkbox>
      {webhook && <More webhook={webhook} onSecret={onSecret} onRemove={onRemove} />}
    </FormDialog>
  );
}

type MoreProps = Pick<FormProps, 'onSecret' | 'onRemove'> & { webhook: Webhook };

function More({ webhook, onSecret, onRemove }: MoreProps) {
  const { i18n } = useLingui();
  const renew = useMutation({
    mutationFn: async () => onSecret((await call(renewWebhookSecret, { params: { id: webhook.id } })).secret),
  });
  return (
    <>
      {renew.error && (
        <ErrorBlock title={<Trans>No new secret was made</Trans>}>{explain(renew.error, i18n)}</ErrorBlock>
      )}
      <p className="small dim">
        <Trans>After you make a new secret, the old one is good for 24 hours more.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button busy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Make a new secret</Trans>
        </Button>
        <Button look="danger" onClick={() => onRemove(webhook)}>
          <Trans>Remove webhook</Trans>
        </Button>
      </div>
    </>
  );
}
