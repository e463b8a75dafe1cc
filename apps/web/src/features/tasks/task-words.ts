import type { TaskGroup } from '@lantern/contract/tasks';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const groupWords: Record<TaskGroup, MessageDescriptor> = {
  tests: msg`Test Prep`,
  activities: msg`ECA Prep`,
  documents: msg`Document Prep`,
  other: msg`Everything else`,
};
