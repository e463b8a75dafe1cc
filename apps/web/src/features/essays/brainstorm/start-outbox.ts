/** Before the user's id: the keys under which this device keeps what waits of the wizard and of ideas. */
export const statePrefix = 'lantern.brainstorm.';
export const ideasPrefix = 'lantern.ideas.';

const isOurs = (key: string | null) => key !== null && (key.startsWith(statePrefix) || key.startsWith(ideasPrefix));

export function isWaiting(): boolean {
  return Object.keys(localStorage).some(isOurs);
}

/**
 * Sends what waits from whatever screen is open. By way of the essay screens, which load the code for it when something
 * waits: named here, its words would count to every screen.
 */
export function startBrainstormOutbox() {
  const look = () => {
    if (isWaiting()) void import('../essays.screen.tsx').catch(() => undefined);
  };
  window.addEventListener('storage', ({ key }) => isOurs(key) && look());
  window.addEventListener('online', look);
  look();
}
