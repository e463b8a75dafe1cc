import {
  eventsKeptDays,
  eventsPerPage,
  type SecurityEvent,
  type SecurityKind,
  secondFactorDays,
} from '@lantern/contract/accounts.security-log';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/database.ts';

export async function insertEvent(
  database: Database,
  event: { userId: string | null; kind: SecurityKind; network: string },
): Promise<void> {
  await sql`
    insert into security_events (user_id, kind, network)
    values ((select id from users where id = ${event.userId}), ${event.kind}, ${event.network})`.execute(database);
}

async function page(database: Database, whose: RawBuilder<boolean>, before: number | undefined) {
  const { rows } = await sql<{ _id: number; at: Date; kind: SecurityKind; network: string; name: string | null }>`
    select e.id as "_id", at, kind, network, users.name from security_events e left join users on users.id = e.user_id
    where ${whose} and ${before === undefined ? sql<boolean>`true` : sql<boolean>`e.id < ${before}`}
    order by e.id desc limit ${eventsPerPage + 1}`.execute(database);
  const events = rows.slice(0, eventsPerPage).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { events, next: rows.length > eventsPerPage ? (events.at(-1)?._id ?? null) : null };
}

/** Newest first, those before one; `next` is what to ask for the next page with. */
export async function listOwnEvents(
  database: Database,
  userId: string,
  before: number | undefined,
): Promise<{ events: SecurityEvent[]; next: number | null }> {
  const { events, next } = await page(database, sql`e.user_id = ${userId}`, before);
  return { events: events.map(({ name: _name, ...event }) => event), next };
}

export const listAllEvents = (database: Database, before: number | undefined) => page(database, sql`true`, before);

export async function deleteOldEvents(database: Database): Promise<void> {
  await sql`delete from security_events where at < now() - make_interval(days => ${eventsKeptDays})`.execute(database);
}

export type Demand = { admins: boolean; mentors: boolean };

/** Of whom a second factor is asked; nobody where nothing was said. */
export async function findDemand(database: Database): Promise<Demand> {
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'second_factor')
    .executeTakeFirst();
  const { admins = false, mentors = false } = row ? (JSON.parse(row.value) as Partial<Demand>) : {};
  return { admins, mentors };
}

/** A new question starts the whole period again. */
export async function putDemand(database: Database, demand: Demand): Promise<void> {
  const value = JSON.stringify({ ...demand, since: new Date().toISOString() });
  await database
    .insertInto('installation')
    .values({ key: 'second_factor', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** From when on an account opens no screens without a second factor; for a query over `users`. */
export const secondFactorBy = sql<Date | null>`(
  select greatest((asked.value::jsonb ->> 'since')::timestamptz, users.role_since) + make_interval(days => ${secondFactorDays})
  from installation asked where asked.key = 'second_factor' and not users.two_factor_enabled and not users.guest
    and coalesce((asked.value::jsonb ->> case users.role when 'admin' then 'admins' when 'mentor' then 'mentors' end)::boolean, false))`;

export async function lacksSecondFactor(database: Database, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('users')
    .select(sql<boolean>`coalesce(${secondFactorBy} < now(), false)`.as('lacks'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.lacks ?? false;
}
