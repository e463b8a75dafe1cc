/** Every rule for learner errors, by topic. */
import type { Rule } from './rule.ts';

export const RULES: readonly Rule[] = [];
