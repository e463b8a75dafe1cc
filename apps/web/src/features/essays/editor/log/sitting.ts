// One sitting at one essay: from the first key to the last before five minutes of rest. Pure: no storage, no network.
import type { Sitting } from '@lantern/contract/essays.log';
import { newId } from '#api/new-id.ts';
import { addCounts, type Counts } from './count-edit.ts';

/** A sitting on this device. `sent` is the state that the server has. */
export type KeptSitting = Sitting & { user: string; essay: string; sent?: string };

const restMax = 5 * 60_000;
/** The longest sitting that the server believes is a day. */
const lengthMax = 23 * 60 * 60_000;

/** Whether another key now would still belong to it. A clock that was set back begins a new one. */
export function isOpen({ started_at, ended_at }: Sitting, now: number): boolean {
  const rest = now - Date.parse(ended_at);
  return rest >= 0 && rest <= restMax && now - Date.parse(started_at) <= lengthMax;
}

export function addToSitting(
  sitting: KeptSitting | undefined,
  counts: Counts,
  place: { user: string; essay: string; now: number },
): KeptSitting {
  const { user, essay, now } = place;
  const at = new Date(now).toISOString();
  if (!sitting || !isOpen(sitting, now)) return { user, essay, id: newId(), started_at: at, ended_at: at, ...counts };
  return { ...sitting, ended_at: at, ...addCounts(sitting, counts) };
}

/** Changes whenever the server would have to hear of it again. */
export function stateOf({ ended_at, typed, pasted, deleted }: Sitting): string {
  return [ended_at, typed, pasted, deleted].join(' ');
}

export function bareSitting({ id, started_at, ended_at, typed, pasted, deleted, pastes }: KeptSitting): Sitting {
  return { id, started_at, ended_at, typed, pasted, deleted, pastes };
}
