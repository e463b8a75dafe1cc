import { currencyShocks, type Flow, planCosts, type Source } from '@lantern/abroad/cost-plan';
import { convert } from '@lantern/abroad/exchange';
import type { CostPlan } from '@lantern/contract/finance';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Remark } from '#components/badge.tsx';
import { formatMonth } from '#components/dates.ts';
import { Flame } from '#components/lantern-mark.tsx';
import { formatMoney } from '#components/money.ts';
import styles from '../finance.module.css';
import type { Exchange } from '../rates/exchange.ts';
import { PlanChart } from './plan-chart.tsx';

const flowsOf = (plan: CostPlan): { costs: Flow[]; sources: Source[] } => ({
  costs: plan.costs,
  sources: plan.sources.map((source) => ({ ...source, isCertain: source.certain })),
});

/** What is short and when; month by month; with what is certain alone; and when the home currency falls. */
export function PlanSums({ plan, exchange }: { plan: CostPlan; exchange: Exchange }) {
  const { i18n } = useLingui();
  const { home, table } = exchange;
  const { costs, sources } = flowsOf(plan);
  const sums = planCosts(costs, sources, home, table);
  if (sums.months.length === 0)
    return (
      <p className="dim">
        <Trans>Type at least one amount to see the months.</Trans>
      </p>
    );
  const there = (minor: number) => (plan.currency === home ? undefined : convert(minor, home, plan.currency, table));
  const both = (minor: number): ReactNode => {
    const other = there(minor);
    return (
      <>
        {formatMoney(minor, home, i18n)}
        {other !== undefined && (
          <span className={styles.home}>≈ {formatMoney(other, plan.currency, i18n, { short: true })}</span>
        )}
      </>
    );
  };
  const { worst, worstCertain, firstShort, firstShortCertain, unknown, withoutRate } = sums;
  const [missing, most] = firstShort ? [firstShort, worst] : [firstShortCertain, worstCertain];
  return (
    <div className="stack">
      {missing && (
        <div className="lit stack">
          <p className="small row">
            <Flame />
            <Trans>Do this next</Trans>
          </p>
          <p className="big">
            {firstShort ? (
              <Trans>Close the gap in {formatMonth(missing.month, i18n)}</Trans>
            ) : (
              <Trans>Make sure of the money for {formatMonth(missing.month, i18n)}</Trans>
            )}
          </p>
          <p>
            <Gap missing={missing} most={most} isCertainOnly={!firstShort} home={home} />
          </p>
        </div>
      )}
      <h3>
        <Trans>Money left, month by month</Trans>
      </h3>
      <PlanChart months={sums.months} />
      <div className={styles.scroll}>
        <table className={styles.ledger}>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>Money in</Trans>
              </th>
              <td>{both(sums.totalIn)}</td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>of which certain</Trans>
              </th>
              <td>{both(sums.totalCertain)}</td>
            </tr>
            <tr>
              <th scope="row">
                <Trans>Money out</Trans>
              </th>
              <td>{both(sums.totalOut)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr className={sums.totalIn < sums.totalOut ? styles.gap : undefined}>
              <th scope="row">
                <Trans>Left at the end</Trans>
              </th>
              <td>{both(sums.totalIn - sums.totalOut)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {unknown.length > 0 && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Plural
            value={unknown.length}
            one="# line has no amount yet and is not in the sums."
            other="# lines have no amount yet and are not in the sums."
          />
        </Remark>
      )}
      {withoutRate.length > 0 && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>A line is in a currency without a rate. Type the rate of your bank below.</Trans>
        </Remark>
      )}
      <details className={`fold ${styles.fold}`}>
        <summary>
          <Trans>Every month as a table</Trans>
          <ChevronDown />
        </summary>
        <div className={styles.scroll}>
          <table className={`${styles.ledger} ${styles.months}`}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Month</Trans>
                </th>
                <td>
                  <Trans>In</Trans>
                </td>
                <td>
                  <Trans>Out</Trans>
                </td>
                <td>
                  <Trans context="money that remains">Left</Trans>
                </td>
              </tr>
            </thead>
            <tbody>
              {sums.months.map(({ month, in: into, out, left }) => (
                <tr key={month} className={left < 0 ? styles.gap : undefined}>
                  <th scope="row">{formatMonth(month, i18n)}</th>
                  <td>{formatMoney(into, home, i18n)}</td>
                  <td>{formatMoney(out, home, i18n)}</td>
                  <td>{formatMoney(left, home, i18n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <details className={`fold ${styles.fold}`}>
        <summary>
          <Trans>If your currency falls</Trans>
          <ChevronDown />
        </summary>
        <div className="stack">
          <p className="small dim">
            <Trans>“Falls by 20%” means: your money is worth 20% less, so costs abroad grow by a quarter.</Trans>
          </p>
          <table className={styles.ledger}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>It falls by</Trans>
                </th>
                <td>
                  <Trans>Costs in all</Trans>
                </td>
                <td>
                  <Trans>Missing at worst</Trans>
                </td>
              </tr>
            </thead>
            <tbody>
              {currencyShocks(costs, sources, home, table).map(({ percent, totalOut, missing: short }) => (
                <tr key={percent} className={short > 0 ? styles.gap : undefined}>
                  <th scope="row">{i18n.number(percent / 100, { style: 'percent' })}</th>
                  <td>{formatMoney(totalOut, home, i18n, { short: true })}</td>
                  <td>{formatMoney(short, home, i18n, { short: true })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

type ShortMonth = { month: string; missing: number };
type GapProps = { missing: ShortMonth; most: ShortMonth | undefined; isCertainOnly: boolean; home: string };

/** How much is missing in the first month, and how much at the worst, each as one whole sentence. */
function Gap({ missing, most, isCertainOnly, home }: GapProps) {
  const { i18n } = useLingui();
  const figure = (minor: number) => <b className="num">{formatMoney(minor, home, i18n, { short: true })}</b>;
  const amount = figure(missing.missing);
  if (!most || most.missing <= missing.missing)
    return isCertainOnly ? (
      <Trans>{amount} of it is not certain yet.</Trans>
    ) : (
      <Trans>{amount} is missing then, even with the money that is not certain.</Trans>
    );
  const [more, month] = [figure(most.missing), formatMonth(most.month, i18n)];
  return isCertainOnly ? (
    <Trans>
      {amount} of it is not certain yet. Later it is more: {more} in {month}.
    </Trans>
  ) : (
    <Trans>
      {amount} is missing then, even with the money that is not certain. Later it is more: {more} in {month}.
    </Trans>
  );
}
