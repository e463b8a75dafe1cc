/** Before the user's id: the key under which this device keeps what waits. */
export const waitingPrefix = 'lantern.activities.';

/**
 * Sends waiting activities from whatever screen is open. Where none waits, the code for it is not even fetched. It comes
 * with the screen's file, which is on the device since the activity was written there; a file of its own might not be.
 */
export function startActivityOutbox() {
  const look = () => {
    if (Object.keys(localStorage).some((key) => key.startsWith(waitingPrefix)))
      void import('./activities.screen.tsx').catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => key?.startsWith(waitingPrefix) && look());
  window.addEventListener('online', look);
  look();
}
