import { sameFigure } from '@lantern/abroad/currencies';
import { todayIn } from '@lantern/abroad/days';
import {
  type ApplyingCost,
  type ApplyingFact,
  applyingCostKinds,
  applyingCostStates,
  applyingCostsMax,
} from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { newId } from '#api/new-id.ts';
import { AmountInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatKnownDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { homeCurrencies } from '#components/home-currencies.ts';
import { Select, TextInput } from '#components/inputs.tsx';
import { Addition } from '#components/lazy.tsx';
import { formatMoney } from '#components/money.ts';
import { useDraft } from '#components/use-draft.ts';
import { ratesAtHome } from '#features/finance/at-home.api.ts';
import { useExchange } from '#features/finance/finance.api.ts';
import { costKindWords, costStateWords } from '../application-words.ts';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import styles from '../applications.module.css';
import { readerZone } from '../moments.ts';
import { type OfferedFee, offerFee } from '../offered/offered-fee.ts';
import { sumAtHome, sumOf } from './applying-costs.ts';

/** What applying there costs: the fee, sending scores, the post. */
export function ApplyingCostLines({ row, facts }: { row: ApplicationRow; facts: readonly ApplyingFact[] }) {
  const { i18n } = useLingui();
  const [{ costs }, changeDraft] = useDraft({ costs: row.costs }, (next) => void changeApplication(row.id, next));
  const exchange = useExchange();
  const currency = costs.at(-1)?.currency ?? homeCurrencies[row.country] ?? 'USD';
  const change = (next: ApplyingCost[]) => changeDraft({ costs: next });
  const edit = (id: string, part: Partial<ApplyingCost>) =>
    change(costs.map((cost) => (cost.id === id ? { ...cost, ...part } : cost)));
  const kind = costs.some((cost) => cost.kind === 'fee') ? 'scores' : 'fee';
  const { byCurrency, unknown } = sumOf(costs);
  const offered = offerFee(facts, row, todayIn(readerZone(), new Date()));
  const home = exchange && sumAtHome(costs, exchange.toHome);
  const sums = byCurrency.map(([code, amount]) => formatMoney(amount, code, i18n)).join(' + ');
  const atHome = home && exchange && formatMoney(home.paid + home.due, exchange.home, i18n, { short: true });
  return (
    <div className="stack">
      {costs.length === 0 && (
        <p className="dim">
          <Trans>No costs yet. If applying is free, write a fee of 0.</Trans>
        </p>
      )}
      {offered && <Fee offered={offered} onTake={(cost) => change([cost])} />}
      {costs.map((cost) => (
        <div key={cost.id} className={styles.costLine}>
          <div className={styles.fields}>
            <Field label={<Trans>What for</Trans>}>
              <Select
                value={cost.kind}
                onChange={({ target }) => edit(cost.id, { kind: target.value as ApplyingCost['kind'] })}
              >
                {applyingCostKinds.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(costKindWords[one])}
                  </option>
                ))}
              </Select>
            </Field>
            <AmountInput
              label={<Trans>Amount</Trans>}
              currency={cost.currency}
              value={cost.amount}
              onChange={(amount) => edit(cost.id, { amount })}
              optional
            />
            <CurrencySelect
              label={<Trans>Currency</Trans>}
              value={cost.currency}
              onChange={(code) =>
                edit(cost.id, { currency: code, amount: sameFigure(cost.amount, cost.currency, code) })
              }
            />
            <Field label={<Trans>State</Trans>}>
              <Select
                value={cost.state}
                onChange={({ target }) => edit(cost.id, { state: target.value as ApplyingCost['state'] })}
              >
                {applyingCostStates.map((state) => (
                  <option key={state} value={state}>
                    {i18n._(costStateWords[state])}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={<Trans>Note</Trans>} optional>
              <NoteInput note={cost.label} onChange={(label) => edit(cost.id, { label })} />
            </Field>
          </div>
          <Button
            look="bare"
            className={styles.remove}
            onClick={() => change(costs.filter(({ id }) => id !== cost.id))}
          >
            <Trans>Remove this cost</Trans>
          </Button>
        </div>
      ))}
      {costs.length < applyingCostsMax && (
        <div>
          <Button
            onClick={() => change([...costs, { id: newId(), kind, label: '', amount: null, currency, state: 'due' }])}
          >
            <Plus />
            <Trans>Add a cost</Trans>
          </Button>
        </div>
      )}
      {sums && (
        <p className={styles.sum}>
          <b>
            <Trans>To apply here</Trans>
          </b>{' '}
          <b className="num">{sums}</b>
          {atHome && (
            <>
              <span className="small dim num">≈ {atHome}</span> <Addition part={ratesAtHome} props={{}} />
            </>
          )}
          {unknown > 0 && (
            <span className="small dim">
              <Trans>without what is not known yet</Trans>
            </span>
          )}
        </p>
      )}
      <p>
        <Link href={`/finance?plan=${row.id}`}>
          <Trans>Cost plan of the first year there</Trans>
        </Link>
      </p>
    </div>
  );
}

/** What the catalogue knows of the fee, to be taken with one press. */
type FeeProps = { offered: OfferedFee; onTake: (cost: ApplyingCost) => void };

function Fee({ offered: { amount, currency, fact }, onTake }: FeeProps) {
  const { i18n } = useLingui();
  const money = formatMoney(amount, currency, i18n);
  const host = new URL(fact.link).host.replace(/^www\./, '');
  const read = fact.checked && formatKnownDay(fact.checked, i18n);
  const take = () =>
    onTake({ id: newId(), kind: 'fee', label: '', amount, currency, state: amount === 0 ? 'paid' : 'due' });
  return (
    <div>
      <p>
        {amount === 0 ? (
          <Trans>They ask for no application fee.</Trans>
        ) : (
          <Trans>The application fee is {money}.</Trans>
        )}{' '}
        <span className="small dim">
          <a href={fact.link} target="_blank" rel="noreferrer">
            {host}
            <span className="vh">
              {' '}
              <Trans>(opens a new tab)</Trans>
            </span>
          </a>
          {read && fact.confidence !== 'estimate' ? (
            <>
              {' · '}
              <Trans>read {read}</Trans>
            </>
          ) : (
            <>
              {' '}
              <Trans>(our estimate, not checked)</Trans>
            </>
          )}
        </span>
      </p>
      <Button onClick={take}>
        <Trans>Write it down</Trans>
      </Button>
    </div>
  );
}

/** Shows what is typed until it is left: what is saved meanwhile comes back without the space at its end. */
function NoteInput({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      value={typed ?? note}
      maxLength={80}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(target.value);
      }}
    />
  );
}
