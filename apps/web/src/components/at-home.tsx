// The same amount in the reader's own currency, with the day of the rates. Where no rate is known nothing is said.
import { fromMain } from '@lantern/abroad/currencies';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatDay } from './dates.ts';
import { formatMoney } from './money.ts';

export type HomeExchange = {
  /** ISO 4217 */
  home: string;
  table: { day: string };
  /** nobody loaded these rates: an estimate that came with Lantern */
  isShipped: boolean;
  /** minor units */
  toHome: (minor: number, currency: string) => number | undefined;
};

type AtHomeProps = {
  exchange: HomeExchange | undefined;
  currency: string | null;
  /** in the main unit, as published: one amount, or the ends of a range */
  amounts: readonly number[];
};

/** ≈ ৳46.8 lakh · rates of 20 Nov 2026 */
export function AtHome({ exchange, currency, amounts }: AtHomeProps) {
  const { i18n } = useLingui();
  const said = useAtHome(exchange, currency);
  const all = amounts.map(said);
  const [low, high] = [all[0], all.at(-1)];
  if (!exchange || low === undefined || high === undefined) return null;
  return (
    <small className="dim">
      ≈ {low === high ? low : `${low} – ${high}`} ·{' '}
      <RatesOf exchange={exchange} day={formatDay(exchange.table.day, i18n)} />
    </small>
  );
}

/** The same for amounts that stand in words: each beside what it is of. */
export function EachAtHome({ exchange, currency, amounts }: AtHomeProps) {
  const { i18n } = useLingui();
  const said = useAtHome(exchange, currency);
  const pairs = amounts.flatMap((amount) => {
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
      <RatesOf exchange={exchange} day={formatDay(exchange.table.day, i18n)} />
    </small>
  );
}

function useAtHome(exchange: HomeExchange | undefined, currency: string | null) {
  const { i18n } = useLingui();
  return (amount: number): string | undefined => {
    if (!exchange || !currency || currency === exchange.home) return undefined;
    const minor = exchange.toHome(fromMain(amount, currency), currency);
    return minor === undefined ? undefined : formatMoney(minor, exchange.home, i18n, { short: true });
  };
}

/** The page about money says whose rates they are, and takes one of your own bank. */
function RatesOf({ exchange, day }: { exchange: HomeExchange; day: string }) {
  return (
    <Link href="/finance">
      {exchange.isShipped ? <Trans>estimated rates of {day}</Trans> : <Trans>rates of {day}</Trans>}
    </Link>
  );
}

type MoneyFact = { state: string; value: unknown; currency: string | null };

/** The amounts of a fact about money: one, the ends of a range, or none. */
export function amountsOf({ state, value, currency }: MoneyFact): number[] {
  if (state !== 'known' || !currency) return [];
  if (typeof value === 'number') return [value];
  const range = value as { low?: unknown; high?: unknown } | null;
  return typeof range?.low === 'number' && typeof range.high === 'number' ? [range.low, range.high] : [];
}
