import type { CostKind, SourceKind } from '@lantern/contract/finance';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const costWords: Record<CostKind, MessageDescriptor> = {
  tests: msg`Tests`,
  applications: msg`Applications`,
  visa: msg`Visa`,
  insurance: msg`Insurance`,
  flights: msg`Flights`,
  tuition: msg`Tuition`,
  living: msg`Rent, food and daily life`,
  deposit: msg`Deposit`,
  other: msg`Other`,
};

export const sourceWords: Record<SourceKind, MessageDescriptor> = {
  savings: msg`Savings`,
  family: msg`Family`,
  sponsor: msg`Sponsor`,
  loan: msg`Loan`,
  scholarship: msg`Scholarship`,
  work: msg`Work`,
  other: msg`Other`,
};
