import type { EvaluateInput, Evaluation } from '@lantern/writing/types';

/** The essay engine, off the event loop. */
export type Writing = {
  /** Rejects with Problem('busy') when the queue is full or the time is up. */
  evaluate(input: EvaluateInput): Promise<Evaluation>;
  stop(): Promise<void>;
};
