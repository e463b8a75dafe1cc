import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import { formatDay } from '#components/dates.ts';
import { formatMoney } from '#components/money.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { useExchange } from '#features/finance/finance.api.ts';
import { programmeOf } from '../application-record.tsx';
import { costKindWords, costStateWords } from '../application-words.ts';
import { type ApplicationRow, listScreen } from '../applications.api.ts';
import styles from '../applications.module.css';
import { type HomeSum, sumAtHome } from './applying-costs.ts';

const plus = (a: HomeSum, b: HomeSum): HomeSum => ({
  paid: a.paid + b.paid,
  due: a.due + b.due,
  unknown: a.unknown + b.unknown,
});

/** What applying to all of them costs in the reader's own currency; what is not known stays out and is said. */
export function CostToApply({ rows }: { rows: readonly ApplicationRow[] }) {
  const { i18n } = useLingui();
  const exchange = useExchange();
  if (!exchange) return <Skeleton />;
  const { home, toHome, table } = exchange;
  const lines = rows.map((row) => ({ row, sum: sumAtHome(row.costs, toHome) }));
  // each card says already that it is not known: a sum of nothing would look like nothing to pay
  if (lines.every(({ row, sum }) => row.costs.length === sum.unknown)) return null;
  const total = lines.reduce((all, { sum }) => plus(all, sum), { paid: 0, due: 0, unknown: 0 });
  const nothingSaid = lines.filter(({ row }) => row.costs.length === 0).length;
  const money = (minor: number) => formatMoney(minor, home, i18n, { short: true });
  const [whole, paid, due] = [money(total.paid + total.due), money(total.paid), money(total.due)];
  const day = formatDay(table.day, i18n);
  return (
    <details className={`fold ${styles.costs}`}>
      <summary>
        <Trans>Cost to apply: ≈ {whole}</Trans>
        <ChevronDown className="s" />
      </summary>
      <div className="stack">
        <p>
          <Trans>
            Paid ≈ {paid}. Still to pay ≈ {due}.
          </Trans>
        </p>
        <div className={styles.scroll}>
          <table className={styles.ledger}>
            <caption className="vh">
              <Trans>Cost to apply, by university</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>University</Trans>
                </th>
                <th scope="col">{home}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ row, sum }) => (
                <tr key={row.id}>
                  <th scope="row" dir="auto">
                    <Link href={`${listScreen}/${row.id}`}>{programmeOf(row)}</Link>
                    <small>
                      <CostWords row={row} />
                    </small>
                  </th>
                  <td>
                    {row.costs.length === 0 || (sum.unknown > 0 && sum.paid + sum.due === 0) ? (
                      <span className="dim">
                        <Trans>Unknown</Trans>
                      </span>
                    ) : (
                      money(sum.paid + sum.due)
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  {total.unknown + nothingSaid > 0 ? <Trans>Total, without the unknown</Trans> : <Trans>Total</Trans>}
                </th>
                <td>≈ {whole}</td>
              </tr>
            </tfoot>
          </table>
        </div>
        {nothingSaid > 0 && (
          <p className="small dim">
            <Plural
              value={nothingSaid}
              one="# university has no costs yet, so the total can grow."
              other="# universities have no costs yet, so the total can grow."
            />
          </p>
        )}
        <p className="small dim">
          <Link href="/finance">
            <Trans>At the rates of {day}.</Trans>
          </Link>
        </p>
      </div>
    </details>
  );
}

/** Each cost in its own currency: "Application fee US$75, paid". */
function CostWords({ row: { costs } }: { row: ApplicationRow }) {
  const { t, i18n } = useLingui();
  if (costs.length === 0) return <Trans>Nothing written yet</Trans>;
  const words = costs.map(({ kind, label, amount, currency, state }) => {
    const what = label || i18n._(costKindWords[kind]);
    const price = amount === null ? t`not known yet` : formatMoney(amount, currency, i18n);
    return state === 'due' ? `${what}: ${price}` : `${what}: ${price} (${i18n._(costStateWords[state])})`;
  });
  return words.join(' · ');
}
