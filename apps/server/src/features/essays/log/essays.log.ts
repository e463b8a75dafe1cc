// The writing log: when a student wrote at an essay, and how much was typed, pasted and deleted.
import { days, hours, inSeconds, minutes } from '@lantern/contract/durations';
import type { Sitting } from '@lantern/contract/essays.log';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { essayExists } from '../essays.store.ts';
import * as store from './essays.log.store.ts';

/** A device sends every few minutes of writing; this bounds what a runaway client stores. */
const sendsPerStudent: Throttle = { tries: 300, windowSeconds: inSeconds(hours(1)) };
const sittingsMax = 2000;
const shown = 200;
/** How far a device's clock may be ahead before its word is not taken. */
const aheadMax = minutes(5);
const oldest = days(366);
const longest = days(1);

/**
 * A sitting's times as they can be true: one that ends in the future, or more than a year ago, comes from a wrong clock
 * and is moved, its length kept, to end at `now`. Undefined when it ends before it starts or lasts longer than a day.
 */
export function boundTimes(sitting: Sitting, now: number): Sitting | undefined {
  const ended = Date.parse(sitting.ended_at);
  const length = ended - Date.parse(sitting.started_at);
  if (Number.isNaN(length) || length < 0 || length > longest) return undefined;
  const end = ended > now + aheadMax || ended < now - oldest ? now : ended;
  return { ...sitting, started_at: new Date(end - length).toISOString(), ended_at: new Date(end).toISOString() };
}

/** Each id once, with the highest counts; ordered, so that two devices that send the same rows never lock each other out. */
function joinSame(sittings: readonly Sitting[]): Sitting[] {
  const joined = new Map<string, Sitting>();
  for (const sitting of sittings) {
    const id = sitting.id;
    const { started_at, ended_at, typed, pasted, deleted, pastes } = joined.get(id) ?? sitting;
    joined.set(id, {
      id,
      started_at: [started_at, sitting.started_at].sort()[0] ?? started_at,
      ended_at: [ended_at, sitting.ended_at].sort()[1] ?? ended_at,
      typed: Math.max(typed, sitting.typed),
      pasted: Math.max(pasted, sitting.pasted),
      deleted: Math.max(deleted, sitting.deleted),
      pastes: Math.max(pastes, sitting.pastes),
    });
  }
  return [...joined.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function refuse(index: number, field: string, message: string): never {
  throw Problem.field(`sittings.${index}.${field}`, message);
}

export async function addToLog(
  database: Database,
  caller: Caller,
  { essay_id, sittings }: { essay_id: string; sittings: readonly Sitting[] },
): Promise<void> {
  const now = Date.now();
  const bounded = sittings.map(
    (sitting, index) =>
      boundTimes(sitting, now) ?? refuse(index, 'ended_at', 'A sitting ends after it starts, within a day.'),
  );
  await countTry(database, tryKey('writing-log', caller.id), sendsPerStudent);
  await database.transaction().execute(async (transaction) => {
    if (!(await essayExists(transaction, [caller.id], essay_id))) throw new Problem('not_found');
    const rows = joinSame(bounded);
    const stored = await store.putSittings(transaction, caller.id, essay_id, rows);
    if (stored < rows.length) refuse(0, 'id', 'A sitting with this id belongs to another essay.');
    if ((await store.countSittings(transaction, caller.id, essay_id)) > sittingsMax)
      refuse(0, 'id', `The log of an essay holds ${sittingsMax} sittings.`);
  });
}

export async function getLog(database: Database, owners: string[], essayId: string) {
  if (!(await essayExists(database, owners, essayId))) throw new Problem('not_found');
  const [sittings, totals] = await Promise.all([
    store.listSittings(database, owners, essayId, shown),
    store.sumSittings(database, owners, essayId),
  ]);
  return { sittings, totals };
}
