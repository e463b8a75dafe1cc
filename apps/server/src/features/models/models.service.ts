// What the optional language model may cost a student in a day, whatever it is asked for. A guest has none.
import type { Caller } from '#caller.ts';
import type { Models } from '#ports/models/models.ts';

export { purgeUses, reserveTokens, settleTokens, tokensToday } from './models.store.ts';

/** A guest is nobody in particular: whoever presses the button again would have another day's tokens. */
export const modelsFor = (models: Models | undefined, caller: Caller) => (caller.guest ? undefined : models);
