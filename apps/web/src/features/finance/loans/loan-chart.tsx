import { useLingui } from '@lingui/react/macro';
import styles from '../finance.module.css';
import type { Computed } from './computed-loan.ts';

/** What is still owed, month by month: a line for each loan. Each loan is drawn to the largest debt of its own currency. */
export function LoanChart({ computed }: { computed: readonly Computed[] }) {
  const { t, i18n } = useLingui();
  const longest = Math.max(...computed.map(({ result }) => result.rows.length));
  const largest = (currency: string) =>
    Math.max(
      ...computed
        .filter(({ loan }) => loan.currency === currency)
        .flatMap(({ loan, result }) => [loan.amount, ...result.rows.map(({ balance }) => balance)]),
    );
  const points = ({ loan, result }: Computed) => {
    const most = largest(loan.currency);
    const owed = [loan.amount, ...result.rows.map(({ balance }) => balance)];
    return owed.map((balance, month) => `${(month / longest) * 600},${200 - (balance / most) * 190}`).join(' ');
  };
  return (
    <figure>
      <svg
        className={styles.chart}
        viewBox="0 0 600 200"
        preserveAspectRatio="none"
        role="img"
        aria-label={t`What you still owe, month by month. The table below has every figure.`}
      >
        {computed.map((one, index) => (
          <polyline key={one.loan.id} className={styles[`l${index}`]} points={points(one)} />
        ))}
      </svg>
      <figcaption className={styles.axis}>
        <span>{t({ message: 'Start', context: 'of a loan' })}</span>
        <span>{t`month ${i18n.number(longest)}`}</span>
      </figcaption>
    </figure>
  );
}
