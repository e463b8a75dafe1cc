/** Set while drafts wait on this device; the store keeps it. */
export const waitingKey = 'lantern.unsent';

/**
 * Sends waiting drafts from whatever screen is open. Where none waits, the code for it is not even fetched. It comes with
 * the file of a screen where essays are begun or written, which is on the device by then; a file of its own might not be.
 */
export function startDraftOutbox() {
  const look = () => {
    if (!localStorage.getItem(waitingKey)) return;
    void import('../editor/essay-editor.screen.tsx').catch(() => import('../essays.screen.tsx')).catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => key === waitingKey && look());
  window.addEventListener('online', look);
  look();
}
