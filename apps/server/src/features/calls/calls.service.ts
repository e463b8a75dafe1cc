// The call room of a session: who may be in it and when, and what the two browsers tell each other to connect. Sound and
// picture go from browser to browser; nothing of them comes by here.

import { joinMinutes } from '@lantern/contract/bookings';
import { type CallRoom, callAfterMinutes, type Seat, type Signal } from '@lantern/contract/calls';
import { inSeconds, minutes } from '@lantern/contract/durations';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { readSession } from '#features/bookings/bookings.service.ts';
import type { Ports } from '#ports/ports.ts';
import type { CallServers } from '#runtime/call-servers.ts';
import { iceServers } from './calls.ice.ts';
import * as store from './calls.store.ts';

export type Calls = Pick<Ports, 'database' | 'events'>;

const minuteMs = 60_000;
/** A page says every few seconds that it is there, and fetches when it is told of something. */
const signsOfPerson: Throttle = { tries: 240, windowSeconds: inSeconds(minutes(1)) };
const signalsOfPerson: Throttle = { tries: 240, windowSeconds: inSeconds(minutes(1)) };
/** Signals that wait for one page. */
const waitingMax = 60;

/** The room as the caller sees it; for everybody but the two of the session there is none. */
export async function readCall(database: Database, caller: Caller, id: string): Promise<CallRoom> {
  if (caller.role === 'admin') throw new Problem('not_found');
  const session = await readSession(database, caller, id);
  const { side, kind, status, starts_at, ends_at, call_room, meeting_link, phone } = session;
  const opens = Date.parse(starts_at) - joinMinutes * minuteMs;
  const closes = Date.parse(ends_at) + callAfterMinutes * minuteMs;
  const other_id = side === 'student' ? session.mentor_id : session.student_id;
  const state = stateOf(call_room, status, opens, closes);
  return {
    _id: session._id,
    state: session.blocked && state !== 'cancelled' && state !== 'over' ? 'blocked' : state,
    kind,
    side,
    other_id,
    other_name: side === 'student' ? session.mentor_name : session.student_name,
    starts_at,
    ends_at,
    opens_at: new Date(opens).toISOString(),
    closes_at: new Date(closes).toISOString(),
    meeting_link,
    phone,
  };
}

/** Somebody who was said not to have come can still come: the room is open. */
function stateOf(hasRoom: boolean, status: string, opens: number, closes: number): CallRoom['state'] {
  if (status === 'cancelled') return 'cancelled';
  if (!hasRoom) return 'no-room';
  if (Date.now() < opens) return 'early';
  return Date.now() < closes ? 'open' : 'over';
}

async function requireOpen(database: Database, caller: Caller, id: string): Promise<CallRoom> {
  const call = await readCall(database, caller, id);
  if (call.state !== 'open' || call.other_id === null) throw new Problem('call_closed');
  return call;
}

function publish({ events }: Calls, { _id: id }: CallRoom, ...people: (string | null)[]): void {
  for (const person of people) if (person !== null) events.publish(person, { topic: 'calls', id });
}

type Sign = { seat: string; after: number; take: boolean; muted: boolean; picture: boolean };

export async function takeSeat(
  ports: Calls,
  servers: CallServers,
  caller: Caller,
  id: string,
  { seat: given, after, take, muted, picture }: Sign,
): Promise<Seat> {
  const { database } = ports;
  const call = await requireOpen(database, caller, id);
  await countTry(database, tryKey('call-seats', caller.id), signsOfPerson);
  const party = { bookingId: call._id, side: call.side };
  const row = { seat: given, muted, picture };
  const before = await store.findSeat(database, party);
  if (!(await store.putSeat(database, party, row, take))) throw new Problem('call_elsewhere');
  // the page that was put out hears it, and the other one what there is to see
  const isNew = before?.seat !== row.seat;
  if (isNew || !before.here || before.muted !== muted || before.picture !== picture)
    publish(ports, call, call.other_id, isNew && before ? caller.id : null);
  await store.forgetSignals(database, call._id, row.seat, after);
  const other = await store.findSeat(database, { ...party, side: store.otherSide(call.side) });
  return {
    other: other ?? null,
    signals: await store.listSignals(database, call._id, row.seat, after),
    ice_servers: iceServers(servers, row.seat, new Date(call.closes_at)),
  };
}

export async function sendSignal(
  ports: Calls,
  caller: Caller,
  id: string,
  { seat, to, ...signal }: Signal & { seat: string; to: string },
): Promise<{ passed: boolean }> {
  const { database } = ports;
  const call = await requireOpen(database, caller, id);
  await countTry(database, tryKey('call-signals', caller.id), signalsOfPerson);
  const party = { bookingId: call._id, side: call.side };
  const [mine, other] = await Promise.all([
    store.findSeat(database, party),
    store.findSeat(database, { ...party, side: store.otherSide(call.side) }),
  ]);
  if (mine?.seat !== seat) throw new Problem('call_elsewhere');
  if (other?.seat !== to) return { passed: false };
  const added = { bookingId: call._id, from: mine.seat, to: other.seat, signal };
  if (!(await store.addSignal(database, added, waitingMax))) throw new Problem('too_many_requests', { retryAfter: 5 });
  publish(ports, call, call.other_id);
  return { passed: true };
}

export async function leaveCall(ports: Calls, caller: Caller, id: string, seat: string): Promise<{ ok: true }> {
  const call = await readCall(ports.database, caller, id);
  const party = { bookingId: call._id, side: call.side };
  if (await store.removeSeat(ports.database, party, seat)) publish(ports, call, call.other_id);
  return { ok: true };
}
