/** All content pairs: three for each type of essay, half of them kept out of tuning. */
import { DIVERSITY_ESSAY_PAIRS } from './diversity-essay.ts';
import { MOTIVATION_LETTER_PAIRS } from './motivation-letter.ts';
import { OTHER_PAIRS } from './other.ts';
import type { ContentPair } from './pair.ts';
import { PERSONAL_STATEMENT_PAIRS } from './personal-statement.ts';
import { RESEARCH_PROPOSAL_PAIRS } from './research-proposal.ts';
import { SOP_PAIRS } from './sop.ts';

export const CONTENT_PAIRS: readonly ContentPair[] = [
  ...SOP_PAIRS,
  ...PERSONAL_STATEMENT_PAIRS,
  ...MOTIVATION_LETTER_PAIRS,
  ...DIVERSITY_ESSAY_PAIRS,
  ...RESEARCH_PROPOSAL_PAIRS,
  ...OTHER_PAIRS,
];
