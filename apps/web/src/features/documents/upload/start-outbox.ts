/** Before the user's id: the ids of files that wait on this device. The files themselves are in upload-store.ts. */
export const uploadsPrefix = 'lantern.uploads.';

/**
 * Sends waiting files from whatever screen is open. Where none waits, the code for it is not even fetched. It comes with
 * the screen's file, which is on the device since the file was chosen there; a file of its own might not be.
 */
export function startUploadOutbox() {
  const look = () => {
    if (Object.keys(localStorage).some((key) => key.startsWith(uploadsPrefix)))
      void import('../documents.screen.tsx').catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => key?.startsWith(uploadsPrefix) && look());
  window.addEventListener('online', look);
  look();
}
