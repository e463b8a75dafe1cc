/** Before the user's id: the keys under which this device keeps what waits of the wizard and of ideas. */
export const statePrefix = 'lantern.brainstorm.';
export const ideasPrefix = 'lantern.ideas.';

const isOurs = (key: string | null) => key !== null && (key.startsWith(statePrefix) || key.startsWith(ideasPrefix));

/** Loads the code that sends what waits; it is on the device since something was written with it. */
function sendWhatWaits() {
  if (Object.keys(localStorage).some(isOurs)) void import('./brainstorm.tsx').catch(() => undefined);
}

/**
 * Sends what waits from whatever screen is open. By way of the essay screens, so that the words of this code count to
 * them and not to every screen.
 */
export function startBrainstormOutbox() {
  const look = () => {
    if (Object.keys(localStorage).some(isOurs))
      void import('../essays.screen.tsx')
        .catch(() => import('../list/essay-list.screen.tsx'))
        .then(sendWhatWaits, () => undefined);
  };
  window.addEventListener('storage', ({ key }) => isOurs(key) && look());
  window.addEventListener('online', look);
  look();
}
