import * as contract from '@lantern/contract/webhooks';
import { type Served, serve } from '#http/serve.ts';
import type { Ports } from '#ports/ports.ts';
import * as service from './webhooks.service.ts';

export function webhookRoutes(served: Served, ports: Ports): void {
  const { database } = ports;
  serve(served, contract.listWebhooks, async () => ({ webhooks: await service.listWebhooks(database) }));
  serve(served, contract.createWebhook, ({ body }) => service.createWebhook(ports, body));
  serve(served, contract.changeWebhook, async ({ params, body }) => ({
    webhook: await service.changeWebhook(ports, params.id, body),
  }));
  serve(served, contract.deleteWebhook, async ({ params }) => {
    await service.deleteWebhook(ports, params.id);
    return { ok: true as const };
  });
  serve(served, contract.renewWebhookSecret, async ({ params }) => ({
    secret: await service.renewSecret(ports, params.id),
  }));
  serve(served, contract.testWebhook, async ({ caller, params }) => ({
    answer: await service.testWebhook(ports, caller, params.id),
  }));
  serve(served, contract.listDeliveries, async ({ params }) => ({
    deliveries: await service.listDeliveries(database, params.id),
  }));
  serve(served, contract.sendDeliveryAgain, async ({ params }) => ({
    delivery: await service.sendAgain(ports, params.id, params.deliveryId),
  }));
}
