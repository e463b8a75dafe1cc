import { fromMain } from '@lantern/abroad/currencies';
import { checkFunds, lastDayToApply } from '@lantern/abroad/funds-held';
import { balancesMax, type VisaPack, type VisaPlan } from '@lantern/contract/checklists';
import { mayDecide, type WorldFact } from '@lantern/contract/world-facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Clock, Plus } from 'lucide-react';
import { AmountInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { formatMoney } from '#components/money.ts';
import styles from './checklists.module.css';
import { PlanDay } from './plan-day.tsx';

type Funds = NonNullable<VisaPack['funds']>;
type FundsHeldProps = {
  funds: Funds;
  facts: readonly WorldFact[];
  plan: VisaPlan;
  change: (part: Partial<VisaPlan>) => void;
  today: string;
};

/** Living costs by the facts, for as many months as the rule counts. Facts that decide nothing only suggest. */
function livingCosts(facts: readonly WorldFact[], { months, currency }: Funds) {
  return facts.flatMap((fact) => {
    if (fact.key !== 'proof_of_funds' || fact.currency !== currency || typeof fact.value !== 'number') return [];
    const whole = fact.unit === 'month' ? fact.value * months : fact.value;
    return [{ fact, amount: fromMain(whole, currency) }];
  });
}

/** Was enough money there for long enough? By the rule of the country: yes, or the first day on which it is. */
export function FundsHeld({ funds, facts, plan, change, today }: FundsHeldProps) {
  const { i18n } = useLingui();
  const currency = funds.currency;
  const { balances, required } = plan;
  const rule = { daysHeld: funds.days_held, endsWithinDays: funds.ends_within_days };
  const applying = plan.applying ?? today;
  const edit = (at: number, part: Partial<(typeof balances)[number]>) =>
    change({ balances: balances.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const addBalance = () => change({ balances: [...balances, { day: today, amount: balances.at(-1)?.amount ?? 0 }] });
  return (
    <div className="stack">
      <p className="small">{funds.rule}</p>
      {livingCosts(facts, funds).map(({ fact, amount }) => (
        <p key={fact.about} className="small dim">
          {fact.about && (
            <>
              <bdi lang={fact.language ?? 'en'}>{fact.about}</bdi>:{' '}
            </>
          )}
          {formatMoney(amount, currency, i18n)}{' '}
          {mayDecide(fact, today) ? (
            <Button look="bare" onClick={() => change({ required: amount, currency })}>
              <Trans>Use this sum</Trans>
            </Button>
          ) : (
            <Trans>(not checked lately: type the sum of the official page)</Trans>
          )}
        </p>
      ))}
      <div className={styles.fields}>
        <AmountInput
          label={<Trans>Sum to show</Trans>}
          currency={currency}
          value={required}
          onChange={(amount) => change({ required: amount, currency })}
          help={funds.adds_tuition ? <Trans>Living costs and the tuition that is not paid yet.</Trans> : undefined}
        />
        <PlanDay label={<Trans>Day you apply</Trans>} value={applying} onChange={(day) => change({ applying: day })} />
      </div>
      <h3>
        <Trans>Balances of the account</Trans>
      </h3>
      <p className="small dim">
        <Trans>Write a line for each day the balance changed. We use the last one from then on.</Trans>
      </p>
      {balances.map((balance, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and none moves
        <div key={at} className={styles.fields}>
          <PlanDay
            label={<Trans>From this day on</Trans>}
            value={balance.day}
            onChange={(day) => day && edit(at, { day })}
          />
          <AmountInput
            label={<Trans>Balance</Trans>}
            currency={currency}
            value={balance.amount}
            onChange={(amount) => edit(at, { amount: amount ?? 0 })}
          />
          <div>
            <Button look="bare" onClick={() => change({ balances: balances.filter((_, index) => index !== at) })}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </div>
      ))}
      {balances.length < balancesMax && (
        <div>
          <Button onClick={addBalance}>
            <Plus />
            <Trans>Add a balance</Trans>
          </Button>
        </div>
      )}
      <div role="status">
        {required !== null && balances.length > 0 && (
          <Answer answer={checkFunds(balances, required, rule, applying)} rule={rule} currency={currency} />
        )}
      </div>
    </div>
  );
}

type AnswerProps = {
  answer: ReturnType<typeof checkFunds>;
  rule: { daysHeld: number; endsWithinDays: number };
  currency: string;
};

function Answer({ answer, rule, currency }: AnswerProps) {
  const { i18n } = useLingui();
  switch (answer.result) {
    case 'pass':
      return (
        <p className="note ok">
          <CircleCheck />
          <span>
            <Trans>
              The money meets the rule: held from {formatDay(answer.heldFrom, i18n)} to {formatDay(answer.heldTo, i18n)}
              .
            </Trans>{' '}
            {rule.endsWithinDays > 0 && (
              <Trans>With these days you can apply until {formatDay(lastDayToApply(answer.heldTo, rule), i18n)}.</Trans>
            )}
          </span>
        </p>
      );
    case 'later':
      return (
        <p className="note warn">
          <Clock />
          <span>
            <Trans>
              Not on that day. If the balance stays, the funds pass from {formatDay(answer.firstDay, i18n)} on.
            </Trans>
          </span>
        </p>
      );
    case 'short':
      return (
        <p className="note bad">
          <CircleAlert />
          <span>
            <Trans>{formatMoney(answer.missing, currency, i18n)} is missing in the last balance.</Trans>
          </span>
        </p>
      );
    default:
      return null;
  }
}
