import { type Day, todayIn } from '@lantern/abroad/days';
import type { Database } from './database.ts';

/** Today on a person's own calendar, by the zone of the device that they last used; in UTC while none is known. */
export async function readToday(database: Database, userId: string): Promise<Day> {
  const reader = await database
    .selectFrom('notification_readers')
    .select('zone')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return todayIn(reader?.zone ?? 'UTC', new Date());
}
