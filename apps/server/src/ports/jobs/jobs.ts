import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';

/** A kind of background work: its queue's name and the shape of its payload. */
export type JobType<S extends z.ZodMiniType> = { readonly name: string; readonly payload: S };

export function jobType<S extends z.ZodMiniType>(name: string, payload: S): JobType<S> {
  return { name, payload };
}

/** False when the job was forgotten after it began; otherwise `forget` waits until the transaction has ended. */
export type HoldJob = (transaction: Database) => Promise<boolean>;

export type Jobs = {
  /** Joins the transaction of `executor`: the job exists exactly when what it belongs to does. */
  enqueue<S extends z.ZodMiniType>(
    executor: Database,
    type: JobType<S>,
    payload: z.infer<S>,
    /** not before this */
    after?: Date,
  ): Promise<void>;
  /** Runs at least once for each job; the handler must bear being run twice. */
  work<S extends z.ZodMiniType>(
    type: JobType<S>,
    handler: (payload: z.infer<S>, hold: HoldJob) => Promise<void>,
  ): Promise<void>;
  /**
   * Runs on a cron schedule (UTC), once whatever the number of app processes; given up and tried again after `hours`.
   */
  workEvery(cron: string, name: string, handler: () => Promise<void>, hours?: number): Promise<void>;
  /** Removes jobs, done or not, whose payload holds one of the words. */
  forget(executor: Database, words: readonly string[]): Promise<void>;
  check(): Promise<void>;
  stop(): Promise<void>;
};
