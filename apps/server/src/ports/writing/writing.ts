import type { Tongue } from '@lantern/writing/rules/calques/calque';
import type { EvaluateInput, Evaluation, Suggestion } from '@lantern/writing/types';

/** The essay engine, off the event loop. Its calls reject with Problem('busy') when the queue is full or the time is up. */
export type Writing = {
  evaluate(input: EvaluateInput): Promise<Evaluation>;
  /** Language suggestions alone, for a part of a text; offsets count from its start. `words` are the writer's own, `tongues` the mother tongues. */
  check(text: string, words?: readonly string[], tongues?: readonly Tongue[]): Promise<Suggestion[]>;
  /** Loads the word data, which takes a second or two. */
  warmUp(): Promise<void>;
  stop(): Promise<void>;
};
