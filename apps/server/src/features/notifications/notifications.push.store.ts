// Browsers that asked to be told, and the keys of this installation that their push services know it by.
import { devicesMax } from '@lantern/contract/notifications';
import { sql } from 'kysely';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { PushTarget } from '#ports/push/push.ts';

type Keys = { publicKey: string; privateKey: string };

/** Made at the first start; browsers ask with them, so they stay the same, and are part of every backup. */
export async function pushKeys(database: Database, make: () => Keys): Promise<Keys> {
  await database
    .insertInto('installation')
    .values({ key: 'push_keys', value: JSON.stringify(make()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'push_keys')
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as Keys;
}

/** Where a push service reaches the operator. */
export function pushContact({ publicUrl, mailFrom }: Pick<Config, 'publicUrl' | 'mailFrom'>): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}

/** False when the address is another person's browser: one that changes hands brings the same keys along. */
export async function putDevice(transaction: Database, userId: string, target: PushTarget): Promise<boolean> {
  const put = await transaction
    .insertInto('push_devices')
    .values({ user_id: userId, ...target })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ user_id: userId, created_at: sql`clock_timestamp()` })
        .where('push_devices.p256dh', '=', target.p256dh)
        .where('push_devices.auth', '=', target.auth),
    )
    .returning('id')
    .executeTakeFirst();
  await sql`
    delete from push_devices where user_id = ${userId} and id not in (
      select id from push_devices where user_id = ${userId} order by created_at desc, id limit ${devicesMax})`.execute(
    transaction,
  );
  return put !== undefined;
}

export async function deleteDevice(database: Database, userId: string, endpoint: string): Promise<void> {
  await database.deleteFrom('push_devices').where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
}

export async function countDevices(database: Database, userId: string): Promise<number> {
  const { count } = await database
    .selectFrom('push_devices')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listDevices(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('push_devices').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Undefined when it was switched off meanwhile, or belongs to somebody else by now. */
export async function findDevice(database: Database, userId: string, id: string): Promise<PushTarget | undefined> {
  return await database
    .selectFrom('push_devices')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
