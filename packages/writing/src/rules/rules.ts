/** Every rule for learner errors, by topic. */
import { agreementRules } from './agreement.ts';
import { articleRules } from './articles.ts';
import { clauseRules } from './clauses.ts';
import { nounRules } from './nouns.ts';
import { phraseRules } from './phrases.ts';
import { prepositionRules } from './prepositions.ts';
import { pronounRules } from './pronouns.ts';
import { punctuationRules } from './punctuation.ts';
import type { Rule } from './rule.ts';
import { tenseRules } from './tenses.ts';
import { verbFormRules } from './verb-forms.ts';
import { wordFormRules } from './word-forms.ts';
import { wordPairRules } from './word-pairs.ts';

export const RULES: readonly Rule[] = [
  ...wordPairRules,
  ...wordFormRules,
  ...phraseRules,
  ...verbFormRules,
  ...agreementRules,
  ...nounRules,
  ...prepositionRules,
  ...pronounRules,
  ...clauseRules,
  ...tenseRules,
  ...articleRules,
  ...punctuationRules,
];
