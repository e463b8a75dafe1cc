import type { Change } from '@lantern/contract/house';
import type { Database } from '#database/database.ts';

export type Listener = (change: Change) => void;

/** Tells the devices of one user that something of theirs changed. Carries names and ids, never content. */
export type Events = {
  /** Sent when the transaction of `executor` commits. */
  publish(executor: Database, userId: string, change: Change): Promise<void>;
  /** Returns how to stop listening. */
  subscribe(userId: string, listener: Listener): () => void;
  stop(): Promise<void>;
};
