import type { evidenceKinds, ReportReason } from '@lantern/contract/chat.reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reasonWords: Record<ReportReason, MessageDescriptor> = {
  unkind: msg`Unkind or threatening words`,
  contact: msg`Asks to talk somewhere else`,
  money: msg`Asks for money or sells something`,
  unsafe: msg`Somebody is in danger`,
  other: msg`Something else`,
};

/** What a reported text is, beside a message. */
export const evidenceWords: Record<(typeof evidenceKinds)[number], MessageDescriptor> = {
  note: msg`Note to the other person`,
  notes: msg`Notes on a session`,
  reason: msg`Reason`,
  feedback: msg`Feedback`,
  link: msg`Link to meet or to a recording`,
  comment: msg`Comment`,
  suggestion: msg`Words suggested for an essay`,
  reply: msg`Answer to a comment`,
  summary: msg`Summary of a review`,
  name: msg`Name`,
  card: msg`Card`,
};
