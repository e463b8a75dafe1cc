/** Before the user's id: the keys under which this device keeps what waits of the wizard and of ideas; the route's line names them too. */
export const statePrefix = 'lantern.brainstorm.';
const ideasPrefix = 'lantern.ideas.';

export function isWaiting(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(statePrefix) || key.startsWith(ideasPrefix));
}
