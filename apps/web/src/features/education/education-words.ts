import type { curricula, gradeScales, schoolKinds } from '@lantern/contract/education';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindWords: Record<(typeof schoolKinds)[number], MessageDescriptor> = {
  secondary: msg`School (before university)`,
  degree: msg`College or university degree`,
};

/** Names of curricula are their own, except these. */
export const curriculumWords: Partial<Record<(typeof curricula)[number], MessageDescriptor>> = {
  'National Curriculum': msg`National Curriculum`,
  'University degree': msg`University degree`,
  Other: msg`Other`,
};

export const scaleWords: Record<(typeof gradeScales)[number], MessageDescriptor> = {
  '4.0': msg`Up to 4.0`,
  '5.0': msg`Up to 5.0`,
  '10.0': msg`Up to 10.0`,
  '12': msg`KCSE: A to E, or points up to 12`,
  '20': msg`Up to 20`,
  '45': msg`Up to 45 (IB points)`,
  '100': msg`Up to 100`,
  percentage: msg`Percentage`,
  waec: msg`WASSCE: A1 to F9`,
  alevel: msg`A levels, UACE, ACSEE: letters, or UCAS points`,
  other: msg`Other`,
};
