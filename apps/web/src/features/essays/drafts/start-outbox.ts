/** Set while drafts wait on this device; the store keeps it. */
export const waitingKey = 'lantern.unsent';

/** Sends waiting drafts from whatever screen is open. Where none waits, the code for it is not even fetched. */
export function startDraftOutbox() {
  const look = () => {
    if (localStorage.getItem(waitingKey)) void import('./draft-outbox.ts').catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => key === waitingKey && look());
  window.addEventListener('online', look);
  look();
}
