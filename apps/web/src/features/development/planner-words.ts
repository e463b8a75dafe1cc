import type { ActivityKind, ActivityLevel, Opportunity } from '@lantern/contract/development';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindWords: Record<ActivityKind, MessageDescriptor> = {
  work: msg`Paid work`,
  care: msg`Care and work at home`,
  volunteering: msg`Volunteering`,
  academic: msg`Study and competitions`,
  arts: msg`Arts and music`,
  sport: msg`Sport`,
  club: msg`Club or student group`,
  faith: msg`Faith community`,
  other: msg`Something else`,
};

export const levelWords: Record<ActivityLevel, MessageDescriptor> = {
  own: msg`At home or by myself`,
  school: msg`In my school`,
  local: msg`In my town or district`,
  national: msg`In my country`,
  international: msg`Across countries`,
};

export const typeWords: Record<Opportunity['type'], MessageDescriptor> = {
  competition: msg`Competition`,
  award: msg`Award programme`,
  online: msg`Volunteering online`,
  summer: msg`Summer programme`,
  community: msg`In your community`,
};
