/** A sample of each type of essay. */
import type { EssayType } from '../types.ts';
import { diversityEssaySample } from './diversity-essay.ts';
import { motivationLetterSample } from './motivation-letter.ts';
import { otherSample } from './other.ts';
import { personalStatementSample } from './personal-statement.ts';
import { researchProposalSample } from './research-proposal.ts';
import { sopSample } from './sop.ts';

export const samples = {
  SOP: sopSample,
  'Personal Statement': personalStatementSample,
  'Motivation Letter': motivationLetterSample,
  'Diversity Essay': diversityEssaySample,
  'Research Proposal': researchProposalSample,
  Other: otherSample,
} as const;

export type SampleType = keyof typeof samples;
type SampleOf = (typeof samples)[SampleType];
export type SampleRemarkId = SampleOf['weak' | 'strong']['remarks'][number]['id'];

/** Of a text without a type, the sample of a free answer. */
export const sampleTypeOf = (type: EssayType): SampleType => (type === 'Generic' ? 'Other' : type);
