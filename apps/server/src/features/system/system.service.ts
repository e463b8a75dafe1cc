// What other features may know of the installation and of who is here.
export { listPresence } from './system.presence.store.ts';
export { countWork, databaseTime, lastBackupAt } from './system.state.store.ts';
export { certificateEnd, diskRoom } from './system.state.ts';
