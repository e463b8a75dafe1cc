import { webhooksExportWords } from '@lantern/content/export-words/webhooks';
import type { Feature } from '#feature/feature.ts';
import { deliver, deliverWebhook, tidyDeliveries } from './webhooks.delivery.ts';
import { webhookRoutes } from './webhooks.routes.ts';

export const feature: Feature = {
  name: 'webhooks',
  routes: (served, { ports }) => webhookRoutes(served, ports),
  async jobs({ ports }) {
    await ports.jobs.work(deliverWebhook, (turn) => deliver(ports, turn));
    await ports.jobs.workEvery('41 * * * *', 'tidy-webhooks', () => tidyDeliveries(ports));
  },
  exportPart: {
    name: 'webhooks',
    words: webhooksExportWords,
    tables: [{ name: 'webhook_deliveries', owner: 'student_id' }],
  },
};
