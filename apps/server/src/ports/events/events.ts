import type { Change } from '@lantern/contract/system';

export type Listener = (change: Change) => void;

/** Tells the devices of one user that something of theirs changed. Carries names and ids, never content. */
export type Events = {
  /**
   * Call it after the commit: inside a transaction a NOTIFY makes commits wait for each other. Never fails; a change
   * that gets lost with the process or the connection is fetched when a device looks again.
   */
  publish(userId: string, change: Change): void;
  /** Returns how to stop listening. */
  subscribe(userId: string, listener: Listener): () => void;
  /** Hears that changes may have been missed: for a while nothing was heard of the other processes. */
  onMissed(listener: () => void): void;
  stop(): Promise<void>;
};
