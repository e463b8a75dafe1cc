// Who is signed in, as the device remembers it: read before the app's code is there.
import { mayBeSomeoneElse } from './shared-phone.ts';

/** Where the device remembers the last known user. */
export const userKey = 'lantern.user';

/** Set when somebody signed out without a connection: the server's session still has to end. */
export const pendingSignOutKey = 'lantern.sign-out';
/** Set where the browser did not remove what was kept of a student who signed out: the next start tries again. */
export const notForgottenKey = 'lantern.not-forgotten';

/** What the device remembers does not count: only the server says who is signed in. */
export function onlyServerKnows(): boolean {
  return localStorage.getItem(pendingSignOutKey) !== null || mayBeSomeoneElse();
}
