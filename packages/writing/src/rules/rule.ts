/** What a rule for learner errors is: an id, words for the writer, and a matcher over one sentence. */
import type { FlagKind } from '../language/flag.ts';
import type { Token } from '../text/tokens.ts';

/** Tokens `from` up to but not including `to` (positions in the sentence) are wrong; `fix` would replace them. */
export type Hit = { from: number; to: number; fix?: string; message?: string };

export type Rule = {
  /** Stable: it is stored with evaluations. 'language.<topic>' or 'language.<topic>-<what>'. */
  id: string;
  kind: FlagKind;
  message: string;
  find: (sentence: readonly Token[]) => Hit[];
};
