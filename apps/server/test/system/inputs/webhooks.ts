import type { Webhook } from '@lantern/contract/webhooks';
import type { Database } from '#database/database.ts';
import { seal } from '#features/accounts/accounts.service.ts';
import type { FeatureInputs } from '../entry.ts';
import type { World } from '../world.ts';

const fields = {
  name: 'School office',
  url: 'https://hooks.example.org/lantern',
  events: ['booking.made'],
  enabled: true,
};

async function makeWebhook(database: Database): Promise<Webhook['id']> {
  // there may be ten, and each call of the matrix makes one
  await database.deleteFrom('webhooks').execute();
  const secret = await seal(database, 'whsec_AAAA');
  // of this machine, so that a test of it is refused before anything is asked
  const values = { ...fields, url: 'https://127.0.0.1:9/', secret };
  const { id } = await database.insertInto('webhooks').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

async function makeDelivery(database: Database, studentId: string) {
  const id = await makeWebhook(database);
  const delivery = await database
    .insertInto('webhook_deliveries')
    .values({ webhook_id: id, event: 'booking.made', student_id: studentId, state: 'delivered', next_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, deliveryId: delivery.id };
}

const one = async ({ app }: World) => ({ params: { id: await makeWebhook(app.database) } });

export const inputs: FeatureInputs = {
  calls: {
    listWebhooks: {},
    createWebhook: {
      input: async ({ app }) => {
        await app.database.deleteFrom('webhooks').execute();
        return { body: fields };
      },
    },
    changeWebhook: { input: async (world) => ({ ...(await one(world)), body: fields }) },
    deleteWebhook: { input: one },
    renewWebhookSecret: { input: one },
    testWebhook: { input: one },
    listDeliveries: { input: one },
    sendDeliveryAgain: {
      input: async ({ app, owner }) => ({ params: await makeDelivery(app.database, owner.user.id) }),
    },
  },
  async plant(app, person) {
    const mentor = await app.mentor();
    const { deliveryId } = await makeDelivery(app.database, person.user.id);
    await app.database
      .updateTable('webhook_deliveries')
      .set({ mentor_id: mentor.user.id })
      .where('id', '=', deliveryId)
      .execute();
  },
  chosenFromAList: ['event', 'state', 'failure', 'institution_id'].map((column) => `webhook_deliveries.${column}`),
};
