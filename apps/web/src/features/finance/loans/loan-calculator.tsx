import { sameFigure } from '@lantern/abroad/currencies';
import { feeOf, type LoanProblem } from '@lantern/abroad/loans';
import { type Finance, type KeptLoan, loansMax } from '@lantern/contract/finance';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { newId } from '#api/new-id.ts';
import { AmountInput, NumberInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, Select, TextInput } from '#components/inputs.tsx';
import { useDraft } from '#components/use-draft.ts';
import styles from '../finance.module.css';
import type { Exchange } from '../rates/exchange.ts';
import { type Computed, compute } from './computed-loan.ts';
import { LoanResults } from './loan-results.tsx';
import { PartPayments } from './part-payments.tsx';

const problemWords: Record<LoanProblem, MessageDescriptor> = {
  amount: msg`Write the amount of the loan.`,
  rate: msg`The interest is 0 to 100% a year.`,
  months: msg`The loan is paid back in 1 to 600 months.`,
  grace: msg`At most 120 months before paying.`,
  fee: msg`The fee is less than the loan.`,
  'part-payment': msg`One part payment does not fit: check its month and amount.`,
  'too-large': msg`This loan grows too large to be counted.`,
};

const newLoan = (currency: string, name: string): KeptLoan => ({
  id: newId(),
  name,
  currency,
  amount: 0,
  rate: 0,
  months: 60,
  grace_months: 0,
  grace_interest: 'paid',
  fee: 0,
  part_payments: [],
});

type LoanCalculatorProps = { kept: Finance; save: (next: Finance) => void; exchange: Exchange };

export function LoanCalculator({ kept, save, exchange }: LoanCalculatorProps) {
  const { t, i18n } = useLingui();
  // only the loans: the answer and the rates of the same record are changed elsewhere on this page
  const [draft, change] = useDraft({ loans: kept.loans }, ({ loans }) => save({ ...kept, loans }));
  const [chosen, setChosen] = useState<string>();
  const { loans } = draft;
  const loan = loans.find(({ id }) => id === chosen) ?? loans[0];
  const computed = loans.flatMap((one): Computed[] => {
    const result = compute(one);
    return 'problem' in result ? [] : [{ loan: one, result }];
  });
  const current = loan && compute(loan);

  const edit = (part: Partial<KeptLoan>) =>
    loan && change({ loans: loans.map((one) => (one.id === loan.id ? { ...one, ...part } : one)) });
  function add() {
    const number = i18n.number(loans.length + 1);
    const added = newLoan(exchange.home, t`Loan ${number}`);
    change({ loans: [...loans, added] });
    setChosen(added.id);
  }

  return (
    <div className="stack">
      {loans.length === 0 && (
        <p className="dim read">
          <Trans>
            Type what a bank offers you, and see the instalment, the interest and what it really costs. Up to four side
            by side.
          </Trans>
        </p>
      )}
      {loans.length < loansMax && (
        <div>
          <Button onClick={add}>
            <Plus />
            {loans.length === 0 ? <Trans>Start a loan</Trans> : <Trans>Compare another</Trans>}
          </Button>
        </div>
      )}
      {loan && (
        <>
          {loans.length > 1 && (
            <Field label={<Trans>Loan to change</Trans>}>
              <Select value={loan.id} onChange={({ target }) => setChosen(target.value)}>
                {loans.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <LoanFields key={loan.id} loan={loan} edit={edit} />
          <p aria-live="polite" className="small">
            {current && 'problem' in current && i18n._(problemWords[current.problem])}
          </p>
          <div>
            <Button
              look="bare"
              className={styles.remove}
              onClick={() => change({ loans: loans.filter(({ id }) => id !== loan.id) })}
            >
              <Trans>Remove this loan</Trans>
            </Button>
          </div>
        </>
      )}
      {computed.length > 0 && <LoanResults computed={computed} current={loan?.id} exchange={exchange} />}
    </div>
  );
}

function inCurrency({ currency: before, amount, fee, part_payments }: KeptLoan, currency: string): Partial<KeptLoan> {
  const same = (one: number) => sameFigure(one, before, currency);
  const parts = part_payments.map((part) => ({ ...part, amount: same(part.amount) }));
  return { currency, amount: same(amount), fee: same(fee), part_payments: parts };
}

type LoanFieldsProps = { loan: KeptLoan; edit: (part: Partial<KeptLoan>) => void };

function LoanFields({ loan, edit }: LoanFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="stack">
      <div className={styles.fields}>
        <Field label={<Trans>Name</Trans>}>
          <TextInput value={loan.name} maxLength={80} onChange={({ target }) => edit({ name: target.value })} />
        </Field>
        <CurrencySelect
          label={<Trans>Currency</Trans>}
          value={loan.currency}
          onChange={(currency) => edit(inCurrency(loan, currency))}
        />
        <AmountInput
          label={<Trans>Amount</Trans>}
          currency={loan.currency}
          value={loan.amount === 0 ? null : loan.amount}
          onChange={(amount) => edit({ amount: amount ?? 0 })}
        />
        <NumberInput
          label={<Trans>Interest a year, %</Trans>}
          value={loan.rate}
          min={0}
          max={100}
          decimals={4}
          onChange={(rate) => edit({ rate })}
        />
        <NumberInput
          label={<Trans>Months to pay</Trans>}
          value={loan.months}
          min={1}
          max={600}
          onChange={(months) => edit({ months })}
          help={<Trans>7 years are 84 months.</Trans>}
        />
        <NumberInput
          label={<Trans>Months before paying</Trans>}
          value={loan.grace_months}
          min={0}
          max={120}
          onChange={(grace_months) => edit({ grace_months })}
        />
        <AmountInput
          label={<Trans>Processing fee</Trans>}
          currency={loan.currency}
          value={loan.fee === 0 ? null : loan.fee}
          onChange={(fee) => edit({ fee: fee ?? 0 })}
          optional
        />
        {loan.amount > 0 && (
          <Field label={<Trans>Fee in percent</Trans>} optional>
            <Select value="" onChange={({ target }) => edit({ fee: feeOf(loan.amount, Number(target.value)) })}>
              <option value="">{t`Choose to fill in the fee`}</option>
              {['0.25', '0.5', '1', '1.5', '2', '3'].map((percent) => (
                <option key={percent} value={percent}>
                  {i18n.number(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 2 })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {loan.grace_months > 0 && (
        <Checkbox
          checked={loan.grace_interest === 'added'}
          onChange={({ target }) => edit({ grace_interest: target.checked ? 'added' : 'paid' })}
        >
          <Trans>Interest is added in these months, not paid</Trans>
        </Checkbox>
      )}
      <PartPayments loan={loan} edit={edit} />
    </div>
  );
}
