/** Every criterion there is. A new one is one more file, one more line here, and one more id in types.ts. */
import type { CriterionId } from '../types.ts';
import type { Criterion } from './criterion.ts';
import { languageCriterion } from './language.ts';
import { specificityCriterion } from './specificity.ts';
import { structureCriterion } from './structure.ts';
import { styleCriterion } from './style.ts';

export const CRITERIA: Readonly<Record<CriterionId, Criterion>> = {
  specificity: specificityCriterion,
  structure: structureCriterion,
  language: languageCriterion,
  style: styleCriterion,
};
