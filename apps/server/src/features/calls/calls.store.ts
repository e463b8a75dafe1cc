import type { Signal } from '@lantern/contract/calls';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

type Side = 'student' | 'mentor';
export const otherSide = (side: Side): Side => (side === 'student' ? 'mentor' : 'student');

/** Seconds that a page counts as in the room after its last sign of life, and that a signal waits at most. */
const graceSeconds = 40;
const keptSeconds = 120;

type SeatRow = { seat: string; muted: boolean; picture: boolean };
type FoundSeat = SeatRow & { here: boolean };
/** A side of a room: what was taken in it is named by the booking, whose two people the service has checked. */
type Party = { bookingId: string; side: Side };

/** The page that is in the room; not `here` when it has given no sign of life for a while. */
export async function findSeat(database: Database, { bookingId, side }: Party): Promise<FoundSeat | undefined> {
  return await database
    .selectFrom('call_seats')
    .select(['seat', 'muted', 'picture', sql<boolean>`here_until > now()`.as('here')])
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .executeTakeFirst();
}

/** False when another page of the same person is in it, and is not to be put out. */
export async function putSeat(database: Database, party: Party, row: SeatRow, take: boolean): Promise<boolean> {
  const { rows } = await sql`
    insert into call_seats as old (booking_id, side, seat, muted, picture, here_until)
    values (${party.bookingId}, ${party.side}, ${row.seat}, ${row.muted}, ${row.picture},
      now() + make_interval(secs => ${graceSeconds}))
    on conflict (booking_id, side) do update set seat = excluded.seat, muted = excluded.muted,
      picture = excluded.picture, here_until = excluded.here_until
    where old.seat = excluded.seat or old.here_until <= now() or ${take}
    returning 1`.execute(database);
  return rows.length === 1;
}

/** True when it was this page that was in the room. */
export async function removeSeat(database: Database, { bookingId, side }: Party, seat: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('call_seats')
    .where('booking_id', '=', bookingId)
    .where('side', '=', side)
    .where('seat', '=', seat)
    .executeTakeFirst();
  await database
    .deleteFrom('call_signals')
    .where('booking_id', '=', bookingId)
    .where(({ eb, or }) => or([eb('to_seat', '=', seat), eb('from_seat', '=', seat)]))
    .execute();
  return numDeletedRows > 0n;
}

export async function listSignals(database: Database, bookingId: string, seat: string, after: number) {
  const rows = await database
    .selectFrom('call_signals')
    .select(['n', 'from_seat', 'signal'])
    .where('booking_id', '=', bookingId)
    .where('to_seat', '=', seat)
    .where('n', '>', `${after}`)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${keptSeconds})`)
    .orderBy('n')
    .execute();
  return rows.map(({ n, from_seat, signal }) => ({ ...(signal as Signal), n: Number(n), from: from_seat }));
}

/** What arrived is no longer kept; nor what waited too long. */
export async function forgetSignals(database: Database, bookingId: string, seat: string, upTo: number): Promise<void> {
  await database
    .deleteFrom('call_signals')
    .where('booking_id', '=', bookingId)
    .where('to_seat', '=', seat)
    .where('n', '<=', `${upTo}`)
    .execute();
}

type NewSignal = { bookingId: string; from: string; to: string; signal: Signal };

/** False when so many wait already. */
export async function addSignal(database: Database, { bookingId, from, to, signal }: NewSignal, most: number) {
  const { rows } = await sql`
    insert into call_signals (booking_id, from_seat, to_seat, signal)
    select ${bookingId}, ${from}, ${to}, ${JSON.stringify(signal)}
    where (select count(*) from call_signals where booking_id = ${bookingId} and to_seat = ${to}) < ${most}
    returning 1`.execute(database);
  return rows.length === 1;
}

/** What nobody fetched, and who left without a word. */
export async function sweepCalls(database: Database): Promise<void> {
  await sql`delete from call_signals where created_at < now() - make_interval(secs => ${keptSeconds})`.execute(
    database,
  );
  await sql`delete from call_seats where here_until < now() - make_interval(secs => ${keptSeconds})`.execute(database);
}
