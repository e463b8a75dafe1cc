// What other features may know of the installation and of who is here.
export { listPresence } from './system.presence.store.ts';
