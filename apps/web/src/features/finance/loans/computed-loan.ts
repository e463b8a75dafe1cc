import { computeLoan, type Loan, type LoanTerms } from '@lantern/abroad/loans';
import type { KeptLoan } from '@lantern/contract/finance';

export type Computed = { loan: KeptLoan; result: Loan };

const termsOf = (loan: KeptLoan): LoanTerms => ({
  amount: loan.amount,
  yearlyRate: loan.rate,
  months: loan.months,
  graceMonths: loan.grace_months,
  graceInterest: loan.grace_interest,
  fee: loan.fee,
  partPayments: loan.part_payments,
});

export const compute = (loan: KeptLoan) => computeLoan(termsOf(loan));
