import type { KeptLoan } from '@lantern/contract/finance';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { AmountInput, NumberInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import styles from '../finance.module.css';

type PartPaymentsProps = { loan: KeptLoan; edit: (part: Partial<KeptLoan>) => void };

/** Payments beside the instalments: the instalment stays, the loan ends sooner. */
export function PartPayments({ loan, edit }: PartPaymentsProps) {
  const parts = loan.part_payments;
  const [startsOpen] = useState(parts.length > 0);
  const change = (at: number, part: Partial<(typeof parts)[number]>) =>
    edit({ part_payments: parts.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <details className={`fold ${styles.fold}`} open={startsOpen}>
      <summary>
        <Trans>Part payments</Trans>
        <ChevronDown />
      </summary>
      <div className="stack">
        <p className="small dim">
          <Trans>You pay this on top of the instalment. The instalment stays the same, and the loan ends sooner.</Trans>
        </p>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and none moves
          <div key={at} className={styles.fields}>
            <NumberInput
              label={<Trans>In month</Trans>}
              value={part.month}
              min={1}
              max={loan.months + loan.grace_months}
              onChange={(month) => change(at, { month })}
            />
            <AmountInput
              label={<Trans>Amount</Trans>}
              currency={loan.currency}
              value={part.amount}
              onChange={(amount) => amount && change(at, { amount })}
            />
            <Button look="bare" onClick={() => edit({ part_payments: parts.filter((_, index) => index !== at) })}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        ))}
        <div>
          <Button
            onClick={() =>
              edit({
                part_payments: [
                  ...parts,
                  { month: Math.min(12, loan.months), amount: Math.max(1, Math.round(loan.amount / 10)) },
                ],
              })
            }
          >
            <Plus />
            <Trans>Add a part payment</Trans>
          </Button>
        </div>
      </div>
    </details>
  );
}
