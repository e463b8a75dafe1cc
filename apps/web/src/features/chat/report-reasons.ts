import type { ReportReason } from '@lantern/contract/chat.reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reasonWords: Record<ReportReason, MessageDescriptor> = {
  unkind: msg`Unkind or threatening words`,
  contact: msg`Asks to talk somewhere else`,
  money: msg`Asks for money or sells something`,
  unsafe: msg`Somebody is in danger`,
  other: msg`Something else`,
};
