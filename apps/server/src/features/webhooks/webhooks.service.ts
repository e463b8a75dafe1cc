// Which addresses are told of what. How it gets there is in webhooks.delivery.ts.
import { hours, inSeconds } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import {
  type Webhook,
  type WebhookAnswer,
  type WebhookDelivery,
  type WebhookFields,
  webhooksMax,
} from '@lantern/contract/webhooks';
import { webhookMessages } from '@lantern/contract/webhooks.problems';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { seal, unseal } from '#features/accounts/accounts.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as deliveries from './webhooks.deliveries.store.ts';
import { deliverWebhook } from './webhooks.delivery.ts';
import { headersOf, makeSecret } from './webhooks.message.ts';
import * as store from './webhooks.store.ts';

type Sending = Pick<Ports, 'database' | 'jobs' | 'webhooks'>;

const tests: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };

/** Tells every webhook that wants to know; called in the transaction of what happened. */
export async function tellWebhooks(
  jobs: Ports['jobs'],
  transaction: Database,
  happened: deliveries.Happened,
): Promise<void> {
  for (const id of await deliveries.insertDeliveries(transaction, happened))
    await jobs.enqueue(transaction, deliverWebhook, { id, turn: 1 });
}

type Row = Awaited<ReturnType<typeof store.listWebhooks>>[number];

const shownOf = ({ created_at, failing_since, gave_up_at, ...row }: Row): Webhook => ({
  ...row,
  created_at: created_at.toISOString(),
  failing_since: failing_since?.toISOString() ?? null,
  gave_up_at: gave_up_at?.toISOString() ?? null,
});

export async function listWebhooks(database: Database): Promise<Webhook[]> {
  return (await store.listWebhooks(database)).map(shownOf);
}

function checkAddress({ webhooks }: Sending, url: string): void {
  const found = webhooks.look(url);
  if (found === 'http') throw Problem.field('url', webhookMessages.https);
  if (found === 'private') throw Problem.field('url', webhookMessages.private);
}

export async function createWebhook(ports: Sending, fields: WebhookFields) {
  checkAddress(ports, fields.url);
  const secret = makeSecret();
  const sealed = await seal(ports.database, secret);
  const row = await store.insertWebhook(ports.database, fields, sealed, webhooksMax);
  if (!row) throw new Problem('too_many_webhooks');
  return { webhook: shownOf(row), secret };
}

export async function changeWebhook(ports: Sending, id: string, fields: WebhookFields): Promise<Webhook> {
  checkAddress(ports, fields.url);
  return await ports.database.transaction().execute(async (transaction) => {
    const row = await store.updateWebhook(transaction, id, fields);
    if (!row) throw new Problem('not_found');
    if (!fields.enabled) await deliveries.dropWaiting(transaction, id);
    return shownOf(row);
  });
}

export async function deleteWebhook({ database }: Sending, id: string): Promise<void> {
  if (!(await store.deleteWebhook(database, id))) throw new Problem('not_found');
}

export async function renewSecret({ database }: Sending, id: string): Promise<string> {
  const secret = makeSecret();
  if (!(await store.renewSecret(database, id, await seal(database, secret)))) throw new Problem('not_found');
  return secret;
}

/** Sends what carries nothing, also to a webhook that is off, and answers what came back. */
export async function testWebhook({ database, webhooks }: Sending, caller: Caller, id: string): Promise<WebhookAnswer> {
  await countTry(database, tryKey('webhook-tests', caller.id), tests);
  const target = await store.findTarget(database, id);
  if (!target) throw new Problem('not_found');
  const begun = new Date();
  const message = {
    id: `msg_${crypto.randomUUID()}`,
    body: JSON.stringify({ type: 'webhook.test', timestamp: begun.toISOString(), data: {} }),
  };
  const secrets = await Promise.all(target.secrets.map((sealed) => unseal(database, sealed)));
  const answer = await webhooks.post(target.url, headersOf(message, secrets, begun), message.body, true);
  return { ...answer, milliseconds: Date.now() - begun.getTime() };
}

type DeliveryRow = Awaited<ReturnType<typeof deliveries.listDeliveries>>[number];

const deliveryOf = ({ happened_at, tried_at, next_at, ...row }: DeliveryRow): WebhookDelivery => ({
  ...row,
  happened_at: happened_at.toISOString(),
  tried_at: tried_at?.toISOString() ?? null,
  next_at: next_at?.toISOString() ?? null,
});

async function requireWebhook(database: Database, id: string): Promise<Row> {
  const webhook = (await store.listWebhooks(database)).find((one) => one.id === id);
  if (!webhook) throw new Problem('not_found');
  return webhook;
}

export async function listDeliveries(database: Database, id: string): Promise<WebhookDelivery[]> {
  await requireWebhook(database, id);
  return (await deliveries.listDeliveries(database, id)).map(deliveryOf);
}

export async function sendAgain({ database, jobs }: Sending, id: string, deliveryId: string): Promise<WebhookDelivery> {
  if (!(await requireWebhook(database, id)).enabled) throw new Problem('webhook_off');
  return await database.transaction().execute(async (transaction) => {
    const row = await deliveries.beginAgain(transaction, id, deliveryId);
    if (!row) throw new Problem('not_found');
    const { turn, ...delivery } = row;
    await jobs.enqueue(transaction, deliverWebhook, { id: deliveryId, turn });
    return deliveryOf(delivery);
  });
}
