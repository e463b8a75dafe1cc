import type { educationLevels } from '@lantern/contract/family';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How far a parent, a brother or a sister went at school. */
export const levelWords: Record<(typeof educationLevels)[number], MessageDescriptor> = {
  'High School': msg`High School`,
  'Associate Degree': msg`Associate Degree`,
  "Bachelor's Degree": msg`Bachelor's Degree`,
  "Master's Degree": msg`Master's Degree`,
  'Doctorate/PhD': msg`Doctorate/PhD`,
  'Professional Degree': msg`Professional Degree`,
  Other: msg`Other`,
};
