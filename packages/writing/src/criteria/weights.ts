/** How much each criterion counts, by essay type. Only the ones that exist are used; they are scaled to a sum of 1. */
import type { EssayType } from '../types.ts';

type Weights = Readonly<Record<string, number>>;

const USUAL: Weights = {
  specificity: 20,
  reflection: 15,
  fit: 15,
  'prompt-fit': 10,
  structure: 12,
  voice: 10,
  language: 10,
  style: 8,
};

/** Many free answers are about no plan at all; where the prompt asks for one, prompt fit looks for it. */
const FREE: Weights = { ...USUAL, specificity: 23, reflection: 18, fit: 9 };

/** A proposal and a statement of purpose argue; a diversity essay and a personal statement tell. */
export const WEIGHTS: Readonly<Record<EssayType, Weights>> = {
  Generic: FREE,
  Other: FREE,
  SOP: { ...USUAL, reflection: 10, fit: 20, voice: 8, structure: 14 },
  'Motivation Letter': { ...USUAL, reflection: 10, fit: 20 },
  'Personal Statement': { ...USUAL, specificity: 22, reflection: 20, fit: 6, voice: 12 },
  'Diversity Essay': { ...USUAL, reflection: 22, fit: 1, voice: 14 },
  'Research Proposal': { ...USUAL, reflection: 4, fit: 15, 'prompt-fit': 20, structure: 16, voice: 3 },
};
