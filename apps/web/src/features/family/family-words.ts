import type { educationLevels, parentStates } from '@lantern/contract/family';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const levelWords: Record<(typeof educationLevels)[number], MessageDescriptor> = {
  'High School': msg`High School`,
  'Associate Degree': msg`Associate Degree`,
  "Bachelor's Degree": msg`Bachelor's Degree`,
  "Master's Degree": msg`Master's Degree`,
  'Doctorate/PhD': msg`Doctorate/PhD`,
  'Professional Degree': msg`Professional Degree`,
  Other: msg`Other`,
};

export const stateWords: Record<(typeof parentStates)[number], MessageDescriptor> = {
  living: msg`Living`,
  deceased: msg`Deceased`,
  unknown: msg`Unknown, or I would rather not say`,
};
