// The optional language model as a student has it: switched on for each purpose by itself, and what it may cost in a
// day, whatever it is asked for. A guest has none.
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#feature/caller.ts';
import type { Models } from '#ports/models/models.ts';
import type { Ports } from '#ports/ports.ts';
import { tokensToday } from './models.store.ts';
import { isSwitchedOn, type Purpose, setSwitch } from './models.switches.store.ts';

export { purgeUses, reserveTokens, settleTokens } from './models.store.ts';

type Asking = Pick<Ports, 'database' | 'models'>;

/** A guest can be made again at any time, and each would have a new day's tokens. */
export const modelsFor = (models: Models | undefined, caller: Caller) => (caller.guest ? undefined : models);

/** The language model, where one is set up and this student agreed to send it that. */
export async function modelsAgreedTo(
  { database, models }: Asking,
  caller: Caller,
  purpose: Purpose,
): Promise<Models | undefined> {
  const there = modelsFor(models, caller);
  return there && (await isSwitchedOn(database, caller.id, purpose)) ? there : undefined;
}

/** The student's side of it. `name` is null when the installation has none. */
export async function readSwitch({ database, models }: Asking, caller: Caller, purpose: Purpose) {
  const setup = modelsFor(models, caller)?.setup;
  if (!setup) return { name: null, enabled: false, tokens_today: 0, tokens_per_day: 0 };
  return {
    name: setup.name,
    enabled: await isSwitchedOn(database, caller.id, purpose),
    tokens_today: await tokensToday(database, caller.id),
    tokens_per_day: setup.tokensPerDay,
  };
}

export async function switchModel(ports: Asking, caller: Caller, purpose: Purpose, enabled: boolean): Promise<void> {
  // agreed to now, it would send things to whatever is set up later
  if (enabled && !modelsFor(ports.models, caller)) throw Problem.field('enabled', 'No language model is set up here.');
  await setSwitch(ports.database, caller.id, purpose, enabled);
}
