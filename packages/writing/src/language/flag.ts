/** One thing in the text that is probably an error. */

import type { LanguageRuleId } from './rule-ids.ts';

export const FLAG_KINDS = ['spelling', 'grammar', 'word', 'punctuation'] as const;

export type FlagKind = (typeof FLAG_KINDS)[number];

/** `start` and `end` are offsets in the essay; `fix` replaces that span (may be empty: delete it). */
export type Flag = {
  rule: LanguageRuleId;
  kind: FlagKind;
  start: number;
  end: number;
  message: string;
  fix?: string;
};
