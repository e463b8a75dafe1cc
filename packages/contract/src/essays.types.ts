// Apart from the calls, whose schemas would come along to every feature that names a kind of essay.
import * as z from 'zod/mini';

export const essayTypes = [
  'SOP',
  'Personal Statement',
  'Motivation Letter',
  'Diversity Essay',
  'Research Proposal',
  'Other',
] as const;
export type EssayType = (typeof essayTypes)[number];
export const essayTypeSchema = z.enum(essayTypes, 'Choose an essay type.');

export const essayStatuses = ['draft', 'in-progress', 'review', 'evaluated', 'complete'] as const;
export type EssayStatus = (typeof essayStatuses)[number];
