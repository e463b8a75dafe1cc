import type { WebhookEvent, WebhookFields } from '@lantern/contract/webhooks';
import { oldSecretHours } from '@lantern/contract/webhooks';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const events = sql<WebhookEvent[]>`events`.as('events');
const shown = ['id', 'name', 'url', 'enabled', 'created_at', 'failing_since', 'gave_up_at'] as const;

export async function listWebhooks(database: Database) {
  return await database
    .selectFrom('webhooks')
    .select([...shown, events])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

const valuesOf = ({ name, url, events: chosen, enabled }: WebhookFields) => ({
  name,
  url,
  events: [...new Set(chosen)],
  enabled,
});

/** Undefined when there are as many as there may be. Of two at once the second waits for the first. */
export async function insertWebhook(database: Database, fields: WebhookFields, secret: string, most: number) {
  return await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`.execute(transaction);
    if ((await listWebhooks(transaction)).length >= most) return undefined;
    return await transaction
      .insertInto('webhooks')
      .values({ ...valuesOf(fields), secret })
      .returning([...shown, events])
      .executeTakeFirstOrThrow();
  });
}

/** Undefined when it is not there. Switched on or moved to another address, it begins anew. */
export async function updateWebhook(transaction: Database, id: string, fields: WebhookFields) {
  return await transaction
    .updateTable('webhooks')
    .set({ ...valuesOf(fields), failing_since: null, rests_until: null, gave_up_at: null })
    .where('id', '=', id)
    .returning([...shown, events])
    .executeTakeFirst();
}

export async function deleteWebhook(database: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await database.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Puts a new secret before the old one, which signs for a day beside it. False when the webhook is not there. */
export async function renewSecret(database: Database, id: string, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('webhooks')
    .set({
      secret,
      previous_secret: sql`secret`,
      previous_until: sql`now() + make_interval(hours => ${oldSecretHours})`,
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where to send, and the sealed secrets that sign: the newest first. */
export async function findTarget(database: Database, id: string) {
  return await database.selectFrom('webhooks').select(['url', secrets]).where('id', '=', id).executeTakeFirst();
}

export const secrets = sql<string[]>`
  array_remove(array[secret, case when previous_until > now() then previous_secret end], null)`.as('secrets');
