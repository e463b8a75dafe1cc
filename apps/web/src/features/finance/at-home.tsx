// The same amount in the reader's own currency, with the day of the rates. Where no rate is known nothing is said. Other
// features show it as an `Addition`: it and what it asks come once their screen stands still.
import { fromMain } from '@lantern/abroad/currencies';
import { figuresInWords } from '@lantern/abroad/figures-in-words';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatDay } from '#components/dates.ts';
import { formatMoney } from '#components/money.ts';
import { useExchange } from './finance.api.ts';
import type { Exchange } from './rates/exchange.ts';

/** More than this is a table, not a remark. */
const mostFigures = 4;

type MoneyFact = { state: string; value: unknown; currency: string | null };
type FactAtHomeProps = {
  fact: MoneyFact;
  /** a currency in which it is said already */
  except?: string | undefined;
};

/** ≈ ৳46.8 lakh · rates of 20 Nov 2026 */
export function FactAtHome({ fact, except }: FactAtHomeProps) {
  const exchange = useExchange();
  const said = useAtHome(exchange, fact.currency);
  const all = amountsOf(fact).map(said);
  const [low, high] = [all[0], all.at(-1)];
  if (!exchange || exchange.home === except || low === undefined || high === undefined) return null;
  return (
    <small className="dim">
      ≈ {low === high ? low : `${low} – ${high}`} · <RatesOf exchange={exchange} />
    </small>
  );
}

/** The same for the amounts in a sentence: each beside what it is of. */
export function WordsAtHome({ text, currency }: { text: string; currency: string | null }) {
  const { i18n } = useLingui();
  const exchange = useExchange();
  const said = useAtHome(exchange, currency);
  const pairs = figuresInWords(text)
    .slice(0, mostFigures)
    .flatMap((amount) => {
      const home = said(amount);
      return home === undefined ? [] : [[amount, home] as const];
    });
  if (!exchange || !currency || pairs.length === 0) return null;
  return (
    <small className="dim">
      {pairs.map(([amount, home]) => (
        <span key={amount}>
          <bdi>{formatMoney(fromMain(amount, currency), currency, i18n)}</bdi> ≈ <bdi>{home}</bdi> ·{' '}
        </span>
      ))}
      <RatesOf exchange={exchange} />
    </small>
  );
}

/** ≈ ৳28 lakh: of a sum in a list, whose end says the rates. */
export function SumAtHome({ low, high, currency }: { low: number; high: number; currency: string }) {
  const said = useAtHome(useExchange(), currency);
  const [from, to] = [said(low), said(high)];
  if (from === undefined || to === undefined) return null;
  return (
    <>
      ≈ <bdi>{from === to ? from : `${from} – ${to}`}</bdi>
    </>
  );
}

/** Beside a sum that a screen has turned into the reader's own currency itself. */
export function RatesAtHome() {
  const exchange = useExchange();
  return exchange ? (
    <small className="dim">
      <RatesOf exchange={exchange} />
    </small>
  ) : null;
}

function useAtHome(exchange: Exchange | undefined, currency: string | null) {
  const { i18n } = useLingui();
  return (amount: number): string | undefined => {
    if (!exchange || !currency || currency === exchange.home) return undefined;
    const minor = exchange.toHome(fromMain(amount, currency), currency);
    return minor === undefined ? undefined : formatMoney(minor, exchange.home, i18n, { short: true });
  };
}

/** The page about money says whose rates they are, and takes one of your own bank. */
function RatesOf({ exchange }: { exchange: Exchange }) {
  const { i18n } = useLingui();
  const day = formatDay(exchange.table.day, i18n);
  return (
    <Link href="/finance">
      {exchange.isShipped ? <Trans>estimated rates of {day}</Trans> : <Trans>rates of {day}</Trans>}
    </Link>
  );
}

/** The amounts of a fact about money, in the main unit: one, the ends of a range, or none. */
function amountsOf({ state, value, currency }: MoneyFact): number[] {
  if (state !== 'known' || !currency) return [];
  if (typeof value === 'number') return [value];
  const range = value as { low?: unknown; high?: unknown } | null;
  return typeof range?.low === 'number' && typeof range.high === 'number' ? [range.low, range.high] : [];
}
