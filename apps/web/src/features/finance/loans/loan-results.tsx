import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { formatMoney } from '#components/money.ts';
import styles from '../finance.module.css';
import type { Exchange } from '../rates/exchange.ts';
import type { Computed } from './computed-loan.ts';
import { LoanChart } from './loan-chart.tsx';
import { scheduleCsv } from './schedule-csv.ts';

type LoanResultsProps = { computed: readonly Computed[]; current: string | undefined; exchange: Exchange };

/** Instalment, interest, cost and effective rate of each loan, side by side; a picture and a schedule. */
export function LoanResults({ computed, current, exchange }: LoanResultsProps) {
  const { t, i18n } = useLingui();
  const shown = computed.find(({ loan }) => loan.id === current) ?? computed[0];
  const cheapest = cheapestOf(computed, exchange);
  return (
    <div className="stack">
      <LoanChart computed={computed} />
      <div className={styles.scroll}>
        <table className={styles.ledger}>
          <caption className="vh">
            <Trans>Loans side by side</Trans>
          </caption>
          <thead>
            <tr>
              <td />
              {computed.map(({ loan }, index) => (
                <th key={loan.id} scope="col">
                  <svg className={styles.key} viewBox="0 0 32 8" aria-hidden="true">
                    <path className={styles[`l${index}`]} d="M0 4h32" />
                  </svg>{' '}
                  {loan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row
              label={<Trans>A month</Trans>}
              computed={computed}
              exchange={exchange}
              of={({ instalment }) => instalment}
            />
            <tr>
              <th scope="row">
                <Trans>First instalment</Trans>
              </th>
              {computed.map(({ loan }) => (
                <td key={loan.id}>
                  <Trans>month {i18n.number(loan.grace_months + 1)}</Trans>
                </td>
              ))}
            </tr>
            <Row
              label={<Trans>Interest in all</Trans>}
              computed={computed}
              exchange={exchange}
              of={({ interest }) => interest}
            />
            <tr>
              <th scope="row">
                <Trans>Paid off after</Trans>
              </th>
              {computed.map(({ loan, result }) => (
                <td key={loan.id}>
                  <Plural value={result.rows.length} one="# month" other="# months" />
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">
                <Trans>Effective yearly rate</Trans>
              </th>
              {computed.map(({ loan, result }) => (
                <td key={loan.id}>
                  {i18n.number(result.effectiveYearlyRate / 100, { style: 'percent', maximumFractionDigits: 2 })}
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <Row
              label={<Trans>You pay in all, with the fee</Trans>}
              computed={computed}
              exchange={exchange}
              of={({ cost }) => cost}
            />
          </tfoot>
        </table>
      </div>
      {cheapest && (
        <p className="note info">
          <Info />
          <span>
            <Trans>{cheapest} costs least in all. Also look at the month when you start to pay.</Trans>
          </span>
        </p>
      )}
      <p className="small dim read">
        <Trans>
          Each figure is rounded to the smallest coin once, half up. Interest of a month is a twelfth of the yearly rate
          on what is still owed; the last instalment takes what is left.
        </Trans>
      </p>
      {shown && (
        <details className={`fold ${styles.fold}`}>
          <summary>
            <Trans>Every month of {shown.loan.name}</Trans>
            <ChevronDown />
          </summary>
          <div className="stack">
            <div>
              <Button
                onClick={() =>
                  saveFile(
                    new Blob(
                      [scheduleCsv(shown, [t`Month`, t`Instalment`, t`Part payment`, t`Interest`, t`Still owed`])],
                      {
                        type: 'text/csv;charset=utf-8',
                      },
                    ),
                    `${shown.loan.name || 'loan'}.csv`,
                  )
                }
              >
                <Download />
                <Trans>Save as CSV</Trans>
              </Button>
            </div>
            <div className={styles.scroll}>
              <table className={styles.ledger}>
                <thead>
                  <tr>
                    <th scope="col">
                      <Trans>Month</Trans>
                    </th>
                    <td>
                      <Trans>Paid</Trans>
                    </td>
                    <td>
                      <Trans>Interest</Trans>
                    </td>
                    <td>
                      <Trans>Still owed</Trans>
                    </td>
                  </tr>
                </thead>
                <tbody>
                  {shown.result.rows.map(({ month, payment, part, interest, balance }) => (
                    <tr key={month}>
                      <th scope="row">{i18n.number(month)}</th>
                      <td>{formatMoney(payment + part, shown.loan.currency, i18n)}</td>
                      <td>{formatMoney(interest, shown.loan.currency, i18n)}</td>
                      <td>{formatMoney(balance, shown.loan.currency, i18n)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </details>
      )}
    </div>
  );
}

/** The name of the loan that costs least at home, where there are several and all can be compared. */
function cheapestOf(computed: readonly Computed[], { toHome }: Exchange): string | undefined {
  const costs = computed.map(({ loan, result }) => ({
    name: loan.name,
    extra: toHome(result.cost - loan.amount, loan.currency),
    amount: toHome(loan.amount, loan.currency),
  }));
  const [first] = costs;
  if (costs.length < 2 || costs.some(({ extra }) => extra === undefined)) return undefined;
  // only loans of the same size compare by their cost
  if (!first?.amount || costs.some(({ amount = 0 }) => Math.abs(amount / (first.amount ?? 1) - 1) > 0.02))
    return undefined;
  return costs.sort((a, b) => (a.extra ?? 0) - (b.extra ?? 0))[0]?.name;
}

type RowProps = {
  label: ReactNode;
  computed: readonly Computed[];
  exchange: Exchange;
  of: (result: Computed['result']) => number;
};

function Row({ label, computed, exchange: { home, toHome }, of }: RowProps) {
  const { i18n } = useLingui();
  return (
    <tr>
      <th scope="row">{label}</th>
      {computed.map(({ loan, result }) => {
        const amount = of(result);
        const other = loan.currency === home ? undefined : toHome(amount, loan.currency);
        return (
          <td key={loan.id}>
            <b>{formatMoney(amount, loan.currency, i18n)}</b>
            {other !== undefined && (
              <span className={styles.home}>≈ {formatMoney(other, home, i18n, { short: true })}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}
