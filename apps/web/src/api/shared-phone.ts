// A device that several people use: nothing of one may be there for the next.
const flagKey = 'lantern.shared-phone';
/** Stands in the tab's own store: gone when the browser is closed, as the session is. */
const hereKey = 'lantern.here';
/** What belongs to the device and not to a person, and the sign-out that still has to reach the server. */
const deviceKeys: readonly string[] = ['lantern.language', 'lantern.theme', 'lantern.sign-out'];

export function isShared(): boolean {
  return localStorage.getItem(flagKey) === 'yes';
}

/** The choice at log in. */
export function markShared(shared: boolean) {
  if (shared) localStorage.setItem(flagKey, 'yes');
  else localStorage.removeItem(flagKey);
}

/** Notes that the user of this tab is known to be the one who is signed in. */
export function markHere() {
  if (isShared()) sessionStorage.setItem(hereKey, 'yes');
}

/** On a shared device a freshly opened browser may be in other hands: only the server says who is signed in. */
export function mayBeSomeoneElse(): boolean {
  return isShared() && sessionStorage.getItem(hereKey) === null;
}

/** Empties this site's stores on a shared device, except for what belongs to the device. */
export function leaveNoTrace() {
  if (!isShared()) return;
  for (const key of Object.keys(localStorage)) if (!deviceKeys.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}
