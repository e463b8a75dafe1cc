import { fromMain } from '@lantern/abroad/currencies';
import { convert } from '@lantern/abroad/exchange';
import type { Finance } from '@lantern/contract/finance';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { currencyName, formatMoney } from '#components/money.ts';
import { readDecimal } from '#components/read-number.ts';
import styles from '../finance.module.css';
import type { Exchange } from './exchange.ts';
import { RatesSource } from './rates-source.tsx';

type RatesLineProps = { exchange: Exchange; kept: Finance; save: (next: Finance) => void; today: string };

/** By which rates all is converted, how old they are, and the student's own. */
export function RatesLine({ exchange, kept, save, today }: RatesLineProps) {
  const { i18n } = useLingui();
  const { table, home, isShipped, isOld, ageDays } = exchange;
  const other = home === 'USD' ? 'EUR' : 'USD';
  const one = convert(fromMain(1, other), other, home, table);
  const [unit, amount] = [formatMoney(fromMain(1, other), other, i18n), one ? formatMoney(one, home, i18n) : ''];
  const day = formatDay(table.day, i18n);
  return (
    <div className="stack">
      <div className="stack">
        {amount && (
          <p>
            <Trans>
              {unit} = {amount}, {day}
            </Trans>
          </p>
        )}
        <p className="small dim">
          <RatesSource table={table} isShipped={isShipped} />
        </p>
        {(isShipped || isOld) && (
          <Remark tone="warn" icon={TriangleAlert}>
            {isShipped ? (
              <Trans>Type the rate of your bank, or ask your administrator to load the rates of today.</Trans>
            ) : (
              <Plural
                value={ageDays}
                one="These rates are # day old. Type the rate of your bank before you decide."
                other="These rates are # days old. Type the rate of your bank before you decide."
              />
            )}
          </Remark>
        )}
      </div>
      <details className={`fold ${styles.fold}`}>
        <summary>
          <Trans>Currency and your bank's rate</Trans>
          <ChevronDown />
        </summary>
        <div className="stack">
          <CurrencySelect
            label={<Trans>Currency at home</Trans>}
            value={home}
            onChange={(home_currency) => save({ ...kept, home_currency, own_rates: [] })}
          />
          <OwnRates exchange={exchange} kept={kept} save={save} today={today} />
        </div>
      </details>
    </div>
  );
}

function OwnRates({ exchange: { home }, kept, save, today }: RatesLineProps) {
  const { t, i18n } = useLingui();
  const [currency, setCurrency] = useState(home === 'USD' ? 'EUR' : 'USD');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function add() {
    const rate = readDecimal(typed, 4);
    if (!rate) return setError(t`Write a number like 122.5.`);
    const others = kept.own_rates.filter((one) => one.currency !== currency);
    save({ ...kept, own_rates: [...others, { currency, rate: String(rate), day: today }] });
    setTyped('');
  }

  const name = currencyName(home, i18n);
  return (
    <>
      <ul className="rules">
        {kept.own_rates.map((own) => (
          <li key={own.currency} className="row wrap">
            <span>
              {formatMoney(fromMain(1, own.currency), own.currency, i18n)} ={' '}
              {i18n.number(Number(own.rate), { maximumFractionDigits: 4 })} {home},{' '}
              <Trans>typed by you, {formatDay(own.day, i18n)}</Trans>
            </span>
            <Button
              look="bare"
              onClick={() => save({ ...kept, own_rates: kept.own_rates.filter((one) => one !== own) })}
            >
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.fields}>
        <CurrencySelect
          label={<Trans>One of this currency</Trans>}
          value={currency}
          onChange={setCurrency}
          without={home}
        />
        <Field label={<Trans>costs so many {name}</Trans>} error={error}>
          <TextInput
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        </Field>
      </div>
      <div>
        <Button onClick={add}>
          <Trans>Use this rate</Trans>
        </Button>
      </div>
    </>
  );
}
