import type { ApplicationStage, ApplyingCost, ApplyingCostKind, DecisionResult } from '@lantern/contract/applications';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const stageWords: Record<ApplicationStage, MessageDescriptor> = {
  considering: msg`Considering`,
  preparing: msg`Preparing`,
  submitted: msg`Submitted`,
  decision: msg`Decision`,
  deposit: msg`Deposit`,
};

/** Said in a lane that is empty. */
export const emptyLaneWords: Record<ApplicationStage, MessageDescriptor> = {
  considering: msg`Universities that you save appear here.`,
  preparing: msg`Move one here when you begin to collect papers.`,
  submitted: msg`Comes after you sent an application.`,
  decision: msg`Comes when a university answers.`,
  deposit: msg`Comes after an offer you accept.`,
};

export const levelWords: Record<string, MessageDescriptor> = {
  UG: msg`Undergraduate`,
  PG: msg`Postgraduate`,
  PhD: msg`Doctorate`,
};

export const costKindWords: Record<ApplyingCostKind, MessageDescriptor> = {
  fee: msg`Application fee`,
  scores: msg`Sending test scores`,
  post: msg`Post or courier`,
  papers: msg`Copies and translations`,
  other: msg`Something else`,
};

export const costStateWords: Record<ApplyingCost['state'], MessageDescriptor> = {
  due: msg`To pay`,
  paid: msg`Paid`,
  waived: msg`Waived`,
};

export const decisionWords: Record<DecisionResult, MessageDescriptor> = {
  admitted: msg`Admitted`,
  conditional: msg`Admitted with conditions`,
  waitlist: msg`On the waiting list`,
  rejected: msg`Not admitted`,
};
