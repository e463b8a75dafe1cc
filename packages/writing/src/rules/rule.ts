/** What a rule for learner errors is: an id (its sentence for the writer stands in rule-ids.ts) and a matcher. */
import type { FlagKind } from '../language/flag.ts';
import type { OwnRuleId } from '../language/rule-ids.ts';
import type { Token } from '../text/tokens.ts';

/** Tokens `from` up to but not including `to` (positions in the sentence) are wrong; `fix` would replace them. */
export type Hit = { from: number; to: number; fix?: string };

export type Rule = {
  id: OwnRuleId;
  kind: FlagKind;
  find: (sentence: readonly Token[]) => Hit[];
};
