import { sameFigure } from '@lantern/abroad/currencies';
import { todayIn } from '@lantern/abroad/days';
import {
  type Decision as Answer,
  type ApplicationFields,
  type DecisionResult,
  type Deposit,
  decisionResults,
  isAdmission,
  type Offer,
} from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AmountInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { homeCurrencies } from '#components/home-currencies.ts';
import { Select, TextInput } from '#components/inputs.tsx';
import { decisionWords } from '../application-words.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';
import { readerZone } from '../moments.ts';
import { OfferLines } from '../money/offer-lines.tsx';

/** What the university answered, what it offers, and the deposit that keeps the place. */
export function Decision({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { decision } = row;
  const day = decision && formatDay(decision.day, i18n);
  return (
    <section className="stack" aria-labelledby="answer">
      <h3 id="answer">
        <Trans>The university's answer</Trans>
      </h3>
      {!decision && !isOpen && (
        <p className="dim">
          <Trans>No answer recorded yet.</Trans>
        </p>
      )}
      {decision && !isOpen && (
        <div className="stack">
          <p>
            <b>{i18n._(decisionWords[decision.result])}</b> · {day}
          </p>
          {decision.note && <p dir="auto">{decision.note}</p>}
          <OfferLines fields={row} />
        </div>
      )}
      {isOpen ? (
        <DecisionForm row={row} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button onClick={() => setOpen(true)}>
            {decision ? <Trans>Change the answer</Trans> : <Trans>Record the answer</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

type Course = Pick<ApplicationFields, 'decision' | 'offer' | 'deposit' | 'stage'>;

function DecisionForm({ row, onClose }: { row: ApplicationRow; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const today = todayIn(readerZone(), new Date());
  const currency = row.offer?.currency ?? row.deposit?.currency ?? homeCurrencies[row.country] ?? 'USD';
  const [answer, setAnswer] = useState<Answer>(row.decision ?? { result: 'admitted', day: today, note: '' });
  const [offer, setOffer] = useState<Offer>(
    row.offer ?? { currency, tuition: null, scholarship: null, answer_by: null },
  );
  const [deposit, setDeposit] = useState<Deposit>(row.deposit ?? { currency, amount: null, due: null, paid_on: null });
  const isWrong = !answer.day || answer.day > today;
  const isPaidAhead = deposit.paid_on !== null && deposit.paid_on > today;
  const admitted = isAdmission(answer.result);

  function changeCurrency(code: string) {
    const same = (amount: number | null) => sameFigure(amount, offer.currency, code);
    setOffer({ ...offer, currency: code, tuition: same(offer.tuition), scholarship: same(offer.scholarship) });
    setDeposit({ ...deposit, amount: same(deposit.amount) });
  }

  function save() {
    if (isWrong || isPaidAhead) return;
    const course: Course = {
      decision: answer,
      offer: admitted && hasSomething(offer) ? offer : null,
      deposit: admitted && hasSomething(deposit) ? { ...deposit, currency: offer.currency } : null,
      stage: admitted && deposit.paid_on ? 'deposit' : row.stage === 'deposit' ? row.stage : 'decision',
    };
    void changeApplication(row.id, course);
    onClose();
  }

  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={<Trans>Answer</Trans>}>
        <Select
          value={answer.result}
          onChange={({ target }) => setAnswer({ ...answer, result: target.value as DecisionResult })}
        >
          {decisionResults.map((result) => (
            <option key={result} value={result}>
              {i18n._(decisionWords[result])}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<Trans>Day of the answer</Trans>}
        error={isWrong ? t`Choose the day of the answer, today or before.` : undefined}
      >
        <TextInput
          type="date"
          value={answer.day}
          max={today}
          onChange={({ target }) => setAnswer({ ...answer, day: target.value })}
        />
      </Field>
      <Field label={<Trans>Conditions or a note</Trans>} optional>
        <TextInput
          value={answer.note}
          maxLength={200}
          onChange={({ target }) => setAnswer({ ...answer, note: target.value })}
        />
      </Field>
      {admitted && (
        <>
          <CurrencySelect
            label={<Trans>Currency of the offer</Trans>}
            value={offer.currency}
            onChange={changeCurrency}
          />
          <div className={styles.fields}>
            <AmountInput
              label={<Trans>Tuition a year</Trans>}
              currency={offer.currency}
              value={offer.tuition}
              onChange={(tuition) => setOffer({ ...offer, tuition })}
              optional
            />
            <AmountInput
              label={<Trans>Scholarship a year</Trans>}
              currency={offer.currency}
              value={offer.scholarship}
              onChange={(scholarship) => setOffer({ ...offer, scholarship })}
              optional
            />
            <DayField
              label={<Trans>Answer them by</Trans>}
              value={offer.answer_by}
              onChange={(answer_by) => setOffer({ ...offer, answer_by })}
            />
            <AmountInput
              label={<Trans>Deposit</Trans>}
              currency={offer.currency}
              value={deposit.amount}
              onChange={(amount) => setDeposit({ ...deposit, amount })}
              optional
            />
            <DayField
              label={<Trans>Deposit due on</Trans>}
              value={deposit.due}
              onChange={(due) => setDeposit({ ...deposit, due })}
            />
            <DayField
              label={<Trans>Deposit paid on</Trans>}
              value={deposit.paid_on}
              error={isPaidAhead ? t`Choose the day you paid, today or before.` : undefined}
              onChange={(paid_on) => setDeposit({ ...deposit, paid_on })}
            />
          </div>
        </>
      )}
      <div className={`row wrap ${styles.formActions}`}>
        <Button type="submit" look="main">
          <Trans>Save the answer</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {row.decision && (
          <Button
            look="bare"
            onClick={() => {
              const stage = row.stage === 'decision' || row.stage === 'deposit' ? 'submitted' : row.stage;
              void changeApplication(row.id, { decision: null, offer: null, deposit: null, stage });
              onClose();
            }}
          >
            <Trans>There is no answer yet</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

/** Anything but a currency was said. */
const hasSomething = ({ currency: _, ...said }: Offer | Deposit) => Object.values(said).some((one) => one !== null);

type DayFieldProps = {
  label: ReactNode;
  value: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
};

function DayField({ label, value, error, onChange }: DayFieldProps) {
  return (
    <Field label={label} error={error} optional>
      <TextInput type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value || null)} />
    </Field>
  );
}
