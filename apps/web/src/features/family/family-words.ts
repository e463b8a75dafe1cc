import type { parentStates } from '@lantern/contract/family';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stateWords: Record<(typeof parentStates)[number], MessageDescriptor> = {
  living: msg`Living`,
  deceased: msg`Deceased`,
  unknown: msg`Unknown, or I would rather not say`,
};
