import type { EvaluateInput, Evaluation, Suggestion } from '@lantern/writing/types';

/** The essay engine, off the event loop. Its calls reject with Problem('busy') when the queue is full or the time is up. */
export type Writing = {
  evaluate(input: EvaluateInput): Promise<Evaluation>;
  /** Language suggestions alone, for a part of a text; offsets count from its start. */
  check(text: string): Promise<Suggestion[]>;
  stop(): Promise<void>;
};
