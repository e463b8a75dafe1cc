/** The parts that readers look for, by type of essay. Source: what the guides of admission offices ask for, in our words. */
import type { EssayType } from '../types.ts';

export const MOVE_LABELS = {
  motive: 'What drew you to the field',
  preparation: 'What you have studied, built or worked on',
  'why-programme': 'Why this programme or place',
  contribution: 'What others gain from you',
  goals: 'Where it leads',
  moment: 'A moment the reader can stand in',
  action: 'What you did yourself',
  meaning: 'What you came to understand',
  background: 'Where you come from',
  gap: 'What is not known yet',
  question: 'The question the project answers',
  method: 'How you will find out',
  feasibility: 'Why it can be done in the time',
  references: 'The earlier work you use',
  significance: 'Who would use the answer',
} as const;

export type MoveId = keyof typeof MOVE_LABELS;

const STORY: readonly MoveId[] = ['moment', 'action', 'meaning', 'goals'];

export const MOVES_BY_TYPE: Readonly<Record<EssayType, readonly MoveId[]>> = {
  SOP: ['motive', 'preparation', 'why-programme', 'goals'],
  'Motivation Letter': ['motive', 'preparation', 'why-programme', 'contribution', 'goals'],
  'Personal Statement': STORY,
  'Diversity Essay': ['background', 'moment', 'meaning', 'contribution'],
  'Research Proposal': ['gap', 'question', 'method', 'feasibility', 'references', 'significance'],
  Other: STORY,
  Generic: STORY,
};
