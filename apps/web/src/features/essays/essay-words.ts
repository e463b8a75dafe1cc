// What the contract's fixed values are called on the screen.
import type { EssayStatus, EssayType } from '@lantern/contract/essays.types';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CircleCheck, CircleDot, Eye, type LucideIcon, PenLine, Star } from 'lucide-react';
import type { Tone } from '#components/badge.tsx';

export const typeWords: Record<EssayType | 'Generic', MessageDescriptor> = {
  SOP: msg`Statement of Purpose (SOP)`,
  'Personal Statement': msg`Personal Statement`,
  'Motivation Letter': msg`Motivation Letter`,
  'Diversity Essay': msg`Diversity Essay`,
  'Research Proposal': msg`Research Proposal`,
  Other: msg`Other`,
  Generic: msg`Any kind of essay`,
};

export const statusWords: Record<EssayStatus, { label: MessageDescriptor; icon: LucideIcon; tone: Tone }> = {
  draft: { label: msg`Draft`, icon: PenLine, tone: 'none' },
  'in-progress': { label: msg`In Progress`, icon: CircleDot, tone: 'info' },
  review: { label: msg`Review`, icon: Eye, tone: 'warn' },
  evaluated: { label: msg`Evaluated`, icon: Star, tone: 'info' },
  complete: { label: msg`Complete`, icon: CircleCheck, tone: 'ok' },
};
