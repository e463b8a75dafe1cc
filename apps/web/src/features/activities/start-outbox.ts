/** Before the user's id: the key under which this device keeps what waits. */
export const waitingPrefix = 'lantern.activities.';

/** Sends waiting activities from whatever screen is open. Where none waits, the code for it is not even fetched. */
export function startActivityOutbox() {
  const look = () => {
    if (Object.keys(localStorage).some((key) => key.startsWith(waitingPrefix)))
      void import('./activity-outbox.ts').catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => key?.startsWith(waitingPrefix) && look());
  window.addEventListener('online', look);
  look();
}
