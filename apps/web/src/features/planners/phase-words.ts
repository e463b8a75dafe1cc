import type { StudyPhase } from '@lantern/abroad/study-plan';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const phaseWords: Record<StudyPhase, MessageDescriptor> = {
  foundation: msg`Foundation`,
  skills: msg`Skill development`,
  practice: msg`Practice and review`,
  final: msg`Final preparation`,
};
