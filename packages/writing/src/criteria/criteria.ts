/** Every criterion there is. A new one is one more file, one more line here, and one more id in types.ts. */
import type { CriterionId } from '../types.ts';
import type { Criterion } from './criterion.ts';
import { fitCriterion } from './fit.ts';
import { languageCriterion } from './language.ts';
import { promptFitCriterion } from './prompt-fit.ts';
import { reflectionCriterion } from './reflection.ts';
import { specificityCriterion } from './specificity.ts';
import { structureCriterion } from './structure.ts';
import { styleCriterion } from './style.ts';
import { voiceCriterion } from './voice.ts';

export const CRITERIA: Readonly<Record<CriterionId, Criterion>> = {
  specificity: specificityCriterion,
  reflection: reflectionCriterion,
  fit: fitCriterion,
  'prompt-fit': promptFitCriterion,
  structure: structureCriterion,
  voice: voiceCriterion,
  language: languageCriterion,
  style: styleCriterion,
};
