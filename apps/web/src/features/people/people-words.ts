import type { Duty, Role } from '@lantern/contract/access';
import type { MeasureKind } from '@lantern/contract/people';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const roleWords: Record<Role, MessageDescriptor> = {
  student: msg`Student`,
  mentor: msg`Mentor`,
  admin: msg`Administrator`,
};

export const dutyWords: Record<Duty, MessageDescriptor> = {
  papers: msg`Reviews papers`,
  facts: msg`Edits facts`,
  safeguards: msg`Looks after reports`,
};

export const measureWords: Record<MeasureKind, MessageDescriptor> = {
  suspended: msg`Account stopped`,
  lifted: msg`Account opened again`,
  'sessions-ended': msg`Signed out everywhere`,
  'second-factor-reset': msg`Two-factor sign-in switched off`,
  'role-changed': msg`Role or duties changed`,
  exported: msg`Copy of everything taken`,
  erased: msg`Account deleted`,
};
