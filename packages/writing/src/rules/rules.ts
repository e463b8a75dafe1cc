/** Every rule for learner errors, by topic. */
import { agreementRules } from './agreement.ts';
import { articleRules } from './articles.ts';
import { nounRules } from './nouns.ts';
import { prepositionRules } from './prepositions.ts';
import { pronounRules } from './pronouns.ts';
import { punctuationRules } from './punctuation.ts';
import type { Rule } from './rule.ts';
import { verbFormRules } from './verb-forms.ts';
import { wordPairRules } from './word-pairs.ts';

export const RULES: readonly Rule[] = [
  ...wordPairRules,
  ...verbFormRules,
  ...agreementRules,
  ...nounRules,
  ...prepositionRules,
  ...pronounRules,
  ...articleRules,
  ...punctuationRules,
];
